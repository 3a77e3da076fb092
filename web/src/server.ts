/** Requests to the server; docs/wire.md says what each means. */
import { posted } from "./asking";
import { signedOut } from "./signedOut";
import { language, t } from "./words.svelte";
import type {
  AnalysisMoment,
  BoardState,
  BoardWish,
  CompanionAnswer,
  CompanionState,
  Daily,
  Definition,
  DefinitionKey,
  Draft,
  DraftReport,
  EditWish,
  EditorState,
  ExamplePacket,
  ExampleTried,
  Failure,
  GameCard,
  Guide,
  Handicaps,
  Invitation,
  LessonAnswered,
  LessonCard,
  MistakeTried,
  MyDevices,
  MyGame,
  MyStyle,
  MyMistake,
  MyValue,
  MyValues,
  NewSubscription,
  NewTable,
  NextExercise,
  Opponent,
  Phrase,
  Practice,
  Preparing,
  PrintPart,
  PrintWish,
  ProvedLine,
  ProvedPositions,
  PushOffer,
  RecordKey,
  Replay,
  ReviewState,
  RulesPage,
  RushAnswer,
  RushAnswered,
  RushKey,
  RushMode,
  RushState,
  Scene,
  Shape,
  StepAnswer,
  StepPacket,
  StepSolution,
  TableCard,
  TableKeys,
  Told,
  ToldBefore,
  ToldLook,
  Tried,
  UploadedGame,
  Verified,
  Ways,
  WeighWish,
  WeighingState,
  WorkshopForm,
} from "./wire";

/** Refusal of a request by the server, or by the way to it: a sentence for the person. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the server for data. The language is read before any waiting, so that a derived value asks anew
 * in another one. */
async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  return (await (await answered(path, body, method)).json()) as T;
}

async function answered(path: string, body?: unknown, method?: string): Promise<Response> {
  const address = new URL(path, location.origin);
  address.searchParams.set("language", language());
  let answer: Response;
  try {
    answer = await fetch(address, body === undefined ? {} : posted(body, method));
  } catch {
    throw new Refused("offline", t(navigator.onLine ? "request-failed" : "offline-text"));
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => ({}))) as Partial<Failure>;
  if (failure.code === "signed-out") void signedOut();
  throw new Refused(failure.code ?? String(answer.status), failure.message ?? t("request-failed"));
}

export const games = () => ask<GameCard[]>("/api/games");
export const handicaps = (game: string) => ask<Handicaps | null>(`/api/games/${game}/handicaps`);
export const opponents = (game: string) => ask<Opponent[]>(`/api/games/${game}/opponents`);
export const companion = (told: Told) => ask<CompanionState>("/api/companion", told);
export const mayI = (told: Told) => ask<CompanionAnswer>("/api/companion/may", told);
export const companionOf = (record: string) => ask<ToldBefore>("/api/companion/record", { record });
export const ownCard = (told: Told) => ask<CompanionAnswer>("/api/companion/card", told);
export const boardOf = (wish: BoardWish) => ask<BoardState>("/api/own-board", wish);
export const workshopForm = (game: string) => ask<WorkshopForm>(`/api/games/${game}/workshop`);
export const workshop = (draft: Draft) => ask<DraftReport>("/api/workshop", draft);
export const keepMade = (made: Definition) => ask<DefinitionKey>("/api/workshop/kept", made);
export const keptMade = (game: string, key: string) =>
  ask<Definition>(`/api/games/${game}/workshop/${key}`);
const LONGEST_OPTIONS = 4000; // in an address
export const printParts = (game: string, options: Record<string, unknown>) => {
  const told = JSON.stringify(options); // too long are units of one's own: the parts are the same
  const other = told === "{}" || told.length > LONGEST_OPTIONS ? "" : `?options=${encodeURIComponent(told)}`;
  return ask<PrintPart[]>(`/api/games/${game}/print${other}`);
};
export const printed = async (wish: PrintWish) =>
  (await answered("/api/print", wish)).blob();
export const weigh = (wish: WeighWish) => ask<WeighingState>("/api/weigh", wish);
export const preparing = (game: string, what: string) =>
  ask<Preparing>(`/api/games/${game}/preparing?what=${what}`);
export const myTables = () => ask<TableCard[]>("/api/tables");
export const newTable = (wish: NewTable) => ask<TableKeys>("/api/tables", wish);
export const rules = (game: string, shape: Shape, options: Record<string, unknown> = {}) => {
  const other = Object.keys(options).length
    ? `&options=${encodeURIComponent(JSON.stringify(options))}`
    : "";
  return ask<RulesPage>(`/api/games/${game}/rules?shape=${shape}${other}`);
};
const provedAddress = (game: string) => `/api/games/${game}/proved`;
export const proved = (game: string) => ask<ProvedPositions>(provedAddress(game));
export const provedLine = (game: string, number: number, shape: Shape) =>
  ask<ProvedLine>(`${provedAddress(game)}/${number}?shape=${shape}`);
export const replay = (key: string, eyes: number) =>
  ask<Replay>(`/api/tables/${key}/steps?seat=${eyes}`);
export const scenes = (key: string, shape: Shape, begin: number, eyes: number) =>
  ask<Scene[]>(`/api/tables/${key}/scenes?shape=${shape}&begin=${begin}&seat=${eyes}`);
/** Ways of the challenge that ended last. */
export const ways = (key: string, shape: Shape) =>
  ask<Ways | null>(`/api/tables/${key}/ways?shape=${shape}`);
const reviewAddress = (key: string) => `/api/tables/${key}/review`;
export const review = (key: string) => ask<ReviewState>(reviewAddress(key));
export const beginReview = (key: string) => ask<null>(reviewAddress(key), {});
export const stopReview = (key: string) => ask<null>(reviewAddress(key), {}, "DELETE");
/** The scene after another action than the one that was played. */
export const better = (key: string, shape: Shape, number: number, text: string) =>
  ask<Scene | null>(
    `/api/tables/${key}/better?${new URLSearchParams({ shape, number: String(number), text })}`,
  );
export const bringText = (brought: UploadedGame) => ask<RecordKey>("/api/analysis", brought);
export const analysis = (key: string, tried: Tried) =>
  ask<AnalysisMoment>(`/api/tables/${key}/analysis`, tried);
export const lookAt = (key: string, tried: Tried) =>
  ask<ToldLook>(`/api/tables/${key}/analysis/look`, tried);
export const edit = (wish: EditWish) => ask<EditorState>("/api/editor", wish);
export const myMistakes = (game: string) => ask<MyMistake[]>(`/api/person/mistakes/${game}`);
export const mistakeTried = (game: string, tried: MistakeTried) =>
  ask<null>(`/api/person/mistakes/${game}`, tried);
export const verify = (key: string) => ask<Verified>(`/api/tables/${key}/verify`);
export const upload = (record: string) => ask<{ key: string }>("/api/records", { record });

const stepAddress = (game: string, lesson: string, step: string) =>
  `/api/games/${game}/lessons/${lesson}/${step}`;
export const lessons = (game: string) => ask<LessonCard[]>(`/api/games/${game}/lessons`);
export const lessonStep = (game: string, lesson: string, step: string, shape: Shape) =>
  ask<StepPacket>(`${stepAddress(game, lesson, step)}?shape=${shape}`);
/** All own actions since the step began; what is done is kept for the person. */
export const answerStep = (
  game: string,
  lesson: string,
  step: string,
  wish: Partial<LessonAnswered>,
) => ask<StepAnswer>(stepAddress(game, lesson, step), wish);
const exampleAddress = (game: string, name: string) => `/api/games/${game}/examples/${name}`;
export const example = (game: string, name: string, shape: Shape) =>
  ask<ExamplePacket>(`${exampleAddress(game, name)}?shape=${shape}`);
/** Tries actions in an example; with taps it tells why touching them does nothing after these actions. */
export const tryExample = (game: string, name: string, tried: ExampleTried) =>
  ask<StepAnswer>(exampleAddress(game, name), tried);
export const daily = () => ask<Daily>("/api/daily");
/** A picture of a day's results: nothing in it tells who, or what was right. */
export function dailyPictureAddress(one: Daily): string {
  const results = one.games.map(({ misses }) => (misses === null ? "-" : Math.min(misses, 9)));
  return `/api/daily/${one.day}/${results.join("")}/picture.svg?streak=${one.streak}&language=${language()}`;
}
const exerciseAddress = (game: string, number: number) =>
  `/api/games/${game}/exercises/${number}`;
export const exercise = (game: string, number: number, shape: Shape) =>
  ask<StepPacket>(`${exerciseAddress(game, number)}?shape=${shape}`);
export const answerExercise = (
  game: string,
  number: number,
  actions: string[],
  misses: number,
  shape: Shape,
  taps: string[] = [],
) => ask<StepAnswer>(exerciseAddress(game, number), { actions, misses, shape, taps });
export const missExercise = (game: string, number: number) =>
  ask<null>(`${exerciseAddress(game, number)}/missed`, {});
export const exerciseSolution = (game: string, number: number, shape: Shape) =>
  ask<StepSolution>(`${exerciseAddress(game, number)}/solution?shape=${shape}`, {});
export const practice = (game: string) => ask<Practice>(`/api/games/${game}/practice`);
export const nextExercise = (game: string, theme: string) =>
  ask<NextExercise>(`/api/games/${game}/practice/${theme}`);
const rushAddress = (key: string) => `/api/rushes/${key}`;
export const newRush = (game: string, mode: RushMode) =>
  ask<RushKey>("/api/rushes", { game, mode });
export const rush = (key: string, shape: Shape) =>
  ask<RushState>(`${rushAddress(key)}?shape=${shape}`);
export const beginRush = (key: string, name: string, shape: Shape) =>
  ask<RushState>(`${rushAddress(key)}/begin?shape=${shape}`, { name });
export const answerRush = (key: string, answer: RushAnswered) =>
  ask<RushAnswer>(`${rushAddress(key)}/answer`, answer);
export const rushInvitation = (key: string) =>
  ask<Invitation>(`${rushAddress(key)}/invitation`);
export const guidance = (key: string) => ask<Guide | null>(`/api/tables/${key}/guide`);

const devicesAddress = "/api/person/devices";
export const myDevices = () => ask<MyDevices>(devicesAddress);
export const renameDevice = (id: string, name: string) =>
  ask<null>(`${devicesAddress}/${id}`, { name }, "PUT");
export const endDevice = (id: string) => ask<null>(`${devicesAddress}/${id}`, {}, "DELETE");
/** All but this one; a new phrase takes the place of the one before. */
export const endOtherDevices = () => ask<Phrase>(devicesAddress, {}, "DELETE");
export const newPhrase = () => ask<Phrase>("/api/person/phrase", {});
export const beMe = (phrase: string) => ask<null>("/api/person", { phrase });
export const forgetMe = () => ask<null>("/api/person", {}, "DELETE");
export const myCode = () => ask<Invitation>("/api/person/code", {});
export const continueHere = (code: string) => ask<null>("/api/person/continue", { code });
export const invitation = (key: string) => ask<Invitation>(`/api/tables/${key}/invitation`);
const sideAddress = (key: string) => `/api/tables/${key}/side`;
export const sideInvitation = (key: string, seat: number) =>
  ask<Invitation>(`${sideAddress(key)}?seat=${seat}`);
export const joinSide = (key: string, seat: number, said: string, name: string) =>
  ask<null>(sideAddress(key), { seat, key: said, name });
/** Oneself, or (by number) somebody whom one sends away. */
export const leaveSide = (key: string, seat: number, number: number | null = null) =>
  ask<null>(sideAddress(key), { seat, number }, "DELETE");
export const pushOffer = () => ask<PushOffer>("/api/push");
export const subscribe = (wish: NewSubscription) => ask<null>("/api/push", wish);
export const unsubscribe = (endpoint: string) => ask<null>("/api/push", { endpoint }, "DELETE");
export const myValues = () => ask<MyValues>("/api/person/values");
export const myGames = () => ask<MyGame[]>("/api/person/games");
export const myStyle = () => ask<MyStyle[]>("/api/person/style");
export const forgetMyGames = () => ask<null>("/api/person/games", {}, "DELETE");
export const myValue = (name: string) => ask<MyValue>(`/api/person/values/${name}`);
export const putValue = (name: string, value: unknown) =>
  ask<null>(`/api/person/values/${name}`, { value }, "PUT");
export const myDataAddress = "/api/person";

/** The record of a game up to a step, from which a table can go on. */
export const recordUntil = async (key: string, step: number): Promise<string> =>
  (await answered(`${recordAddress(key)}?step=${step}`)).text();

export const recordAddress = (key: string) => `/api/tables/${key}/record`;

export const looksAddress = (game: string, digest: string) =>
  `/api/games/${game}/looks.svg?digest=${digest}`;

export const crestAddress = (level: number) => `/api/crests/${level}/picture.svg`;

export function pictureAddress(game: string, dark: boolean, picture: string): string {
  const wish = { language: language(), picture, theme: dark ? "dark" : "light" };
  return `/api/games/${game}/picture.svg?${new URLSearchParams(wish)}`;
}

/** A picture of how a game begins with these options. */
export function tablePictureAddress(game: string, dark: boolean, options: unknown): string {
  const wish = { language: language(), options: JSON.stringify(options), theme: dark ? "dark" : "light" };
  return `/api/games/${game}/picture.svg?${new URLSearchParams(wish)}`;
}

export function provedPictureAddress(game: string, number: number, dark: boolean): string {
  const wish = { language: language(), theme: dark ? "dark" : "light" };
  return `${provedAddress(game)}/${number}/picture.svg?${new URLSearchParams(wish)}`;
}

/** Address of a game's position, as this person may see it; `changed` tells one moment from another. */
export function positionAddress(key: string, changed: number, dark: boolean): string {
  const wish = { language: language(), theme: dark ? "dark" : "light", changed: String(changed) };
  return `/api/tables/${key}/picture.svg?${new URLSearchParams(wish)}`;
}

/** A rules page with its pictures by day or by night. */
export function withPictures(html: string, dark: boolean): string {
  return html.replaceAll("/picture.svg?", `/picture.svg?theme=${dark ? "dark" : "light"}&amp;`);
}
