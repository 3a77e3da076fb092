/** Small sounds, made when they are played; none before the person has touched the page. */

export type Sound = "tap" | "move" | "capture" | "dice" | "card" | "turn" | "end";

export const sounds = { on: true };

let studio: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!sounds.on || !navigator.userActivation?.hasBeenActive) return;
  studio ??= new AudioContext();
  void studio.resume();
  const now = studio.currentTime;
  NOTES[name](studio, now);
}

/** A wooden knock or a clear tone: it starts at once and dies away. */
function tone(at: AudioContext, when: number, pitch: number, seconds: number, loud: number): void {
  const swing = at.createOscillator();
  const fade = at.createGain();
  swing.type = "triangle";
  swing.frequency.setValueAtTime(pitch, when);
  fade.gain.setValueAtTime(loud, when);
  fade.gain.exponentialRampToValueAtTime(0.0005, when + seconds);
  swing.connect(fade).connect(at.destination);
  swing.start(when);
  swing.stop(when + seconds);
}

/** A rustle: noise through a narrow gate. */
function rustle(at: AudioContext, when: number, pitch: number, seconds: number, loud: number): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  const source = at.createBufferSource();
  const gate = at.createBiquadFilter();
  const level = at.createGain();
  source.buffer = noise;
  gate.type = "bandpass";
  gate.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(gate).connect(level).connect(at.destination);
  source.start(when);
}

const NOTES: Record<Sound, (at: AudioContext, now: number) => void> = {
  tap: (at, now) => tone(at, now, 620, 0.05, 0.06),
  move: (at, now) => {
    tone(at, now, 210, 0.09, 0.2);
    rustle(at, now, 900, 0.05, 0.2);
  },
  capture: (at, now) => {
    tone(at, now, 150, 0.16, 0.25);
    rustle(at, now, 600, 0.12, 0.35);
  },
  dice: (at, now) => {
    for (const [wait, pitch] of [[0, 1700], [0.07, 2100], [0.13, 1500], [0.22, 1900]] as const) {
      rustle(at, now + wait, pitch, 0.05, 0.5);
    }
  },
  card: (at, now) => rustle(at, now, 3200, 0.13, 0.25),
  turn: (at, now) => {
    tone(at, now, 523, 0.25, 0.09);
    tone(at, now + 0.12, 784, 0.4, 0.09);
  },
  end: (at, now) => {
    for (const [i, pitch] of [392, 523, 659, 784].entries()) {
      tone(at, now + 0.14 * i, pitch, 0.5, 0.1);
    }
  },
};
