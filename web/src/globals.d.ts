/** The version of Regalia, filled in by the build. */
declare const __VERSION__: string;
