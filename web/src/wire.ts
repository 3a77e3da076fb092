/** Messages between the page and the server; docs/wire.md says what they mean.
 *
 * Made by docs/make_wire.py; do not edit here.
 */

export type Shape = "tall" | "wide";
export type Kind = "card" | "cell" | "die" | "label" | "line" | "piece";
export type Size = "large" | "little" | "long" | "middle";
export type MarkKind = "arrow" | "danger" | "frame" | "harm" | "healing" | "note" | "ring" | "target";
export type OptionValue = string | number | boolean | null;
export type SeatKind = "computer" | "here" | "me" | "open";
export type ClockKind = "game" | "none" | "turn";
export type EmoteWord = "good-luck" | "hello" | "laugh" | "oops" | "thanks" | "think" | "well-played" | "wow";
export type RushMode = "minutes" | "survival";

// ---------------------------------------------------------------------------- requests

/** A seat; me: the maker; here: a friend on the same device; open: whoever has the link. */
export interface Seat {
  kind: SeatKind;
  level?: number;
  name?: string;
}

/** A clock; turn: seconds for each turn; game: for all of them, each giving back the gain. */
export interface ClockSettings {
  kind?: ClockKind;
  seconds?: number;
  gain?: number;
}

/** Settings of a new table; what is left out takes its default. */
export interface NewTable {
  game: string;
  seats: Seat[];
  options?: Record<string, unknown>;
  clock?: ClockSettings;
  name?: string;
  language?: string;
  luck?: string;
  record?: string;
  pair?: boolean;
}

/** A record, to be kept and looked at. */
export interface Upload {
  record: string;
}

/** A value of mine, to be kept: any JSON of at most 4096 bytes, of a game with a box 32 KiB. */
export interface NewValue {
  value: unknown;
}

/** A name for a device; empty: what its browser says. */
export interface DeviceName {
  name: string;
}

/** The phrase by which a person is the same on another device; told once. */
export interface Phrase {
  phrase: string;
}

/** The code behind the `#` of an address with which a person goes on here. */
export interface Code {
  code: string;
}

/** An invitation to play along on a seat, and by which name. */
export interface JoinSide {
  seat: number;
  key: string;
  name?: string;
}

/** A seat that is left to the others there; or who is sent away from it. */
export interface LeaveSide {
  seat: number;
  number?: number | null;
}

/** A browser that wants notices, as its push service names it (RFC 8291). */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** A browser that wants no more notices. */
export interface NoSubscription {
  endpoint: string;
}

/** All that was told of a game with a real box. */
export interface Told {
  game: string;
  told: string[];
  options?: Record<string, unknown>;
  names?: string[];
  shape?: string;
  text?: string; // what one might do: may I?
  taps?: string[]; // or what was touched: why does it not go?
}

/** A board so far, sensible or not. */
export interface BoardDraft {
  roles: Record<string, string>; // by squares; the rest are plain
  walls: string[];
}

/** A board to be looked at: as it is put together, or as an option keeps it. */
export interface BoardWish {
  game: string;
  draft?: BoardDraft | null;
  text?: string; // instead: empty for the usual board
}

/** My answer to a step of a lesson, with what went before it; or what I touch in vain. */
export interface LessonAnswered {
  actions: string[];
  shape?: Shape;
  misses?: number; // wrong tries before
  hinted?: boolean; // I had the hint
  taps?: string[]; // none: I answer; else: why do they do nothing?
}

/** My attempt in a worked example: everything played since it began, and what I touch then. */
export interface ExampleTried {
  actions: string[];
  taps?: string[]; // none: the last action is tried; else: why they do nothing
  shape?: Shape;
}

/** The result of a decision that I tried again. */
export interface MistakeTried {
  key: string;
  n: number;
  right: boolean | null; // null: its review is gone
}

/** A record or a position, to be kept and analysed. */
export interface UploadedGame {
  text: string;
  game?: string; // of a position; empty: whichever fits
  options?: Record<string, unknown>; // of that game
}

/** Actions that are tried from a step of a record on, and what is asked about them. */
export interface Tried {
  step?: number | null; // null: the last one
  played?: string[];
  seat?: number; // whose actions are looked at
  only?: string; // one action; empty: all
  round?: number; // how many looks came before
  shape?: Shape;
}

/** A position so far, possible or not; from outside, anything may be in it. */
export interface EditorDraft {
  squares: Record<string, string[]>; // things on each, by their ids
  fields: Record<string, string>;
}

/** A draft to be looked at, or what to begin with: a position, or a game under way. */
export interface EditWish {
  game: string;
  options?: Record<string, unknown>;
  draft?: EditorDraft | null;
  position?: string;
  seed?: number | null; // of a game under way
}

/** A draft of a workshop, or a file to begin with. */
export interface Draft {
  game: string;
  parts?: Record<string, (Record<string, unknown>)[]>;
  text?: string; // of a file, instead of parts
  shown?: number; // the number of a thing of the first part
}

/** The text of a file that somebody made. */
export interface Definition {
  game: string;
  text: string;
}

/** A wish to print parts of a game. */
export interface PrintWish {
  game: string;
  parts?: string[]; // ids; none: everything
  options?: Record<string, unknown>;
  filled?: string; // the army that a form is filled with
  paper?: "a4" | "letter";
}

/** A unit to be weighed; the same wish again asks for its progress. */
export interface WeighWish {
  game: string;
  text: string; // of a unit file
  unit?: number; // its number in the file
}

/** My answer to an exercise, with the number of misses before; or what I touch in vain. */
export interface ExerciseAnswered {
  actions: string[];
  shape?: Shape;
  misses?: number;
  taps?: string[]; // none: I answer; else: why do they do nothing?
}

/** A rush that somebody wants to make. */
export interface NewRush {
  game: string;
  mode: RushMode;
}

/** The beginning of my run, with my name on the board. */
export interface BeginRush {
  name?: string;
}

/** My answer to the exercise at a place of the rush: all own actions since it began. */
export interface RushAnswered {
  actions: string[];
  shape?: Shape;
  place?: number;
  skip?: boolean; // on to the next one: this one is missed
}

// ----------------------------------------------------------------------------- answers

/** An answer with a status of 400 or more. */
export interface Failure {
  code: string;
  message: string; // a sentence in the person's language
  rule: string | null; // the number of the rule behind it
}

/** A value that an option can have. */
export interface ListedValue {
  value: OptionValue;
  label: string;
  seats?: number; // how many play, where the option decides that
}

/** A condition: another option has this value. */
export interface Where {
  option: string;
  value: OptionValue;
}

/** An option of a game: a listed value, or a number of a range, or free text. */
export interface GameOption {
  name: string;
  label: string;
  about: string;
  default: OptionValue;
  values: ListedValue[];
  lowest: number | null;
  highest: number | null;
  where: Where | null; // it is asked for only there
  unless: Where | null; // it is not asked for there
  seconds: boolean; // a limit of time, which lasts as long as a turn with a clock in days
  house: boolean; // a house rule: another reading of the rulebook, or our own
  proposed: OptionValue; // with this a page begins to ask; null: with the default
  switched_on: OptionValue; // with this a number begins that was none; null: there is no such
}

/** An exercise of the day. */
export interface Today {
  title: string;
  address: string; // a path of this page
  done: boolean;
}

/** A piece that can stand on a card of a person's own box. */
export interface OwnPiece {
  letter: string; // as the card's text writes it
  name: string;
  many: number; // how many of it are on a card; 0: that differs
  value: number; // what one is worth, unless the box says otherwise; 0: nothing
}

/** Cards of a person's own box, which can be entered and played with. */
export interface OwnCards {
  option: string; // that lists them
  fewest: number;
  most: number;
  columns: number;
  rows: number;
  pieces: OwnPiece[];
  total: number; // pieces on a card
  values: string; // the option with what each piece is worth; empty: there is none
  highest: number; // that one can be worth
  drawn: string; // the option that says which of them is drawn, by its number; empty: none does
}

/** A board that belongs to its owner: which options choose it. */
export interface OwnBoard {
  option: string; // that has the board: a value, a text, or a list of its sides
  label: string;
  about: string;
  values: ListedValue[]; // the boards that have a name, the usual one first
  side: string; // the option that says which side is played
  side_label: string;
  sides: number; // of a board, at most
}

/** A game as it is shown before it is played. */
export interface GameCard {
  id: string;
  name: string;
  short_name: string; // the name inside a title or a sentence
  about: string;
  how: string; // how to play, in some sentences
  seats: number[]; // the numbers of players possible
  minutes: string;
  prefix: string; // of its rule numbers
  options: GameOption[];
  sides: string[]; // what each seat is called
  levels: number; // of computer players
  begins: number | null; // the seat that has the first turn; null: nobody knows before
  first: Record<string, OptionValue>; // the options that suit a first game
  // the options with which several people play one seat together; null: nothing special
  together: Record<string, OptionValue> | null;
  today: Today | null; // the game's exercise of the day, if it has one
  own: OwnCards | null; // cards that only somebody's own box knows
  board: OwnBoard | null; // a board that somebody's own box may have
  lesson: number; // how many steps its first lesson has; 0: there is none
  ladder: number; // how many little steps come before it; 0: there are none
  workshop: boolean; // things of one's own can be made for it
  editor: boolean; // its positions can be put together by hand
  solved: boolean; // the highest level goes by the solved game
  proved: number; // positions that are proved, to be browsed; 0: there are none
  pairs: boolean; // two games, seats exchanged, can count together
  ages: string; // for whom the box says that it is: 8+; empty: it does not
  race: Where | null; // with this it is a race; null: it never is
  race_about: string; // what a race that is, in a sentence or two
  colour: string; // of its cover; empty: the house's
  credits: string; // who made the game, by name; empty: nobody is named
}

/** A computer player as people meet it; its crest is that of its level. */
export interface Opponent {
  level: number;
  name: string;
  about: string; // a sentence of how they play
}

/** The handicaps that make games between any two levels about even. */
export interface Handicaps {
  option: string; // the name of the option by which they are given
  // its value, by the level of who has the first seat, and of who has the second
  between: OptionValue[][];
  anybody: number; // the level of somebody of whom nothing is known
}

/** A section of the rules, and where it is. */
export interface Heading {
  id: string;
  title: string;
}

/** The rules of a game, to be read. */
export interface RulesPage {
  title: string;
  html: string; // with a button for each worked example, `data-example` its id
  toc: Heading[];
}

/** The keys of a new table; its maker sits on the seats `me`. */
export interface TableKeys {
  key: string; // to play
  watch: string; // to look on
}

/** A table in the list of somebody's tables. */
export interface TableCard {
  game: string;
  name: string;
  seats: string[]; // who plays
  yours: number[];
  turn: boolean; // is it yours?
  over: boolean;
  started: boolean;
  acting: number[]; // whose turn it is
  result: string | null; // a sentence, at the end
  points: number[] | null; // of each seat, at the end
  places: number[] | null; // of each seat, at the end, where more than two play: 1 won
  until: number | null; // when the time of whoever's turn it is runs out
  key: string;
  changed: number;
  problem: string | null; // why it cannot be opened, if so
}

/** A step of a replay; the first, 0, is the start, without a text. */
export interface ReplayStep {
  n: number;
  seat: number; // -1: chance
  text: string;
  sentence: string;
  turn: number; // the number of the turn; 0: before the first
  whose: number; // turn it was; -1: nobody's
}

/** A game, step by step, as a seat, or somebody who watches, reads it, or with all secrets. */
export interface Replay {
  game: string;
  looks: string; // the digest of the game's looks
  title: string;
  names: string[];
  result: number[] | null;
  places: number[] | null; // of each seat, where more than two played to an end
  reason: string;
  steps: ReplayStep[];
  secret: boolean; // some knew what not everybody knew
  levels: (number | null)[]; // of computers, by seat
  over: boolean; // by the rules: nobody can go on from the last step
  you: number[]; // seats that this person held
  live: boolean; // it is still being played, and told as this person knows it
}

/** Life that a thing has left: a bar at its foot, with the number. */
export interface Life {
  left: number;
  most: number;
}

/** A thing to draw. */
export interface Item {
  id: string;
  kind: Kind;
  x: number;
  y: number;
  look: string;
  name: string; // what a screen reader says
  glyph: string;
  width: number;
  height: number;
  turn: number; // degrees clockwise
  state?: "" | "dim" | "gone" | "lit" | "new"; // lit, dim, new, gone
  life?: Life; // drawn as a bar at its foot
}

/** A seat's things in a named group. */
export interface Tray {
  id: string;
  seat: number; // -1: nobody's
  name: string;
  items: Item[];
  size: Size;
  note: string;
  counted: boolean; // its name says how many, also where none lies
}

/** A value out of a maximum, towards a goal or a danger. */
export interface Meter {
  id: string;
  seat: number; // -1: nobody's
  name: string; // with the numbers
  value: number;
  most: number;
  look: string; // of what is counted; empty: a bar
  danger: boolean;
  // of what the look shows, instead of a count: above, right, below, left; which count
  sides: boolean[];
  note: string; // in words what its picture shows, too
}

/** A sign over the board: a ring, brackets or a dashed frame around a thing, a word at it, an arrow, or what will be left of its life. */
export interface Mark {
  kind: MarkKind;
  at: string; // the id of a thing
  to: string; // where an arrow ends
  text: string;
}

/** One action or outcome of a story. */
export interface Deed {
  n: number; // of the log entry
  seat: number; // whose turn it is part of; -1: nobody's
  sentence: string;
  marks: Mark[]; // on the scene after it
  items: Item[]; // little pictures: a roll, cards that counted are lit
  told: boolean; // more came of it than can be seen: its sentence is not left out
}

/** A number of a thing; of alike things the same ones stand below each other. */
export interface Figure {
  name: string;
  value: string;
  short: string; // its name where little room is
}

/** Details of some things, when somebody asks. Where the things are to be chosen (`choose:`), they are told at once, to be compared. */
export interface Fact {
  about: string[]; // ids of what is alike
  name: string;
  note: string;
  figures: Figure[];
  lines: string[];
}

/** The meaning of a choice that is no place on the board; or a line of an ending. */
export interface Row {
  label: string;
  note: string;
  group: string;
  items: Item[];
  figure: string;
  outcome: string;
  amount: string;
  rank: number; // the greatest first
  vain: boolean; // it will not do what it is for
  number: number | null; // one of a series, to be dialled
  share: number | null; // how often chance brings that number, of 1
  button: string; // what doing it is called; empty: as its label
  marks: Mark[]; // what it would do, on the board
  ask: string; // what is asked before it is done; empty: nothing
}

/** The end of a game and its reason, as a viewer is told. */
export interface Ending {
  reason: string; // a sentence, to whoever looks
  rule: string; // the number of the rule behind it; empty: none
  marks: Mark[];
  rows: Row[]; // what numbered marks mean, or what was compared
}

/** The board, in cells, drawn in this order, and what lies around it. */
export interface Scene {
  title: string;
  width: number;
  height: number;
  items: Item[];
  trays: Tray[];
  meters: Meter[];
  prompt: string; // what can be done now, in a sentence
  marks: Mark[];
  owners: string[];
  story: Deed[]; // what others did since one acted, or the last turn
  facts: Fact[];
  ending: Ending | null;
}

/** One action of a plan, and what is to be seen after it. */
export interface WayStep {
  row: Row; // the action in a few signs
  scene: Scene;
}

/** A least plan of a challenge. */
export interface Way {
  steps: WayStep[];
  own: boolean; // what was played
}

/** A challenge that is over: the least, in how many ways, some of them played out. */
export interface Ways {
  least: number;
  plans: number;
  used: number | null; // how many it took whoever played it, if it was done
  seat: number; // who played it
  start: Scene; // where it began
  end: Scene; // how far it was played
  ways: Way[];
}

/** The check that the chance of a finished game was as promised. */
export interface Verified {
  ok: boolean;
  checked: number; // outcomes that were drawn again
  repeated: number; // outcomes that were taken from an earlier game, and not drawn
  commit: string;
  seed: string;
  message: string; // a sentence
}

/** The key of a record that was kept. */
export interface RecordKey {
  key: string; // to look on
}

/** The state of the server, for its host. */
export interface Health {
  ok: boolean;
  tables: number; // in memory
  room: boolean; // false: the disk takes nothing more
}

/** A table at which I sit; `/api/tables/KEY/record` has what was played there. */
export interface MyTable {
  key: string;
  game: string;
  opened: number;
  changed: number;
  over: boolean;
}

/** A browser to which notices of mine go. */
export interface MySubscription {
  endpoint: string;
  language: string;
  since: number;
}

/** A rush that I did, and what came of each exercise: 1 done, 0 missed. */
export interface MyRush {
  key: string;
  game: string;
  mode: string;
  name: string; // by which I stand on its board
  results: string;
  begun: number;
}

/** A browser that came with the key of another device. */
export interface Browser {
  name: string;
  seen: number;
}

/** A device of mine: its own key, which can be ended. */
export interface MyDevice {
  id: string; // of this device in requests; not its key
  name: string; // given by me, else browser and system; may be empty
  since: number;
  seen: number; // by the day
  this: boolean; // the device that asks
  old: boolean; // its key is an old phrase as well: several may have it
  others: Browser[]; // other browsers that came with an old key
}

/** The data that is kept of a person; of tables, the newest thousand. */
export interface AboutMe {
  person: string; // by what logs know me: the digest of my first key
  since: number | null;
  seen: number | null;
  values: Record<string, unknown>;
  tables: MyTable[];
  notices: MySubscription[];
  rushes: MyRush[];
  devices: MyDevice[];
  phrase: number | null; // since when I have a phrase that is no key
}

/** The small values that are kept for a person. */
export interface MyValues {
  values: Record<string, unknown>;
}

/** Results against one level. */
export interface LevelResults {
  level: number; // 0: against people, or alone
  won: number;
  drawn: number;
  lost: number;
}

/** One game of mine; of a review, if there is one, whole points. */
export interface PlayedGame {
  key: string;
  at: number; // seconds since 1970
  level: number; // 0: against people, or alone
  points: number; // 0 lost, 1 drawn, 2 won
  accuracy: number | null;
  luck: number | null;
  own: number | null; // what my decisions cost
}

/** Statistics of my games of one kind. */
export interface MyGame {
  game: string;
  levels: LevelResults[];
  games: PlayedGame[]; // the latest, the oldest first
  themes: Record<string, number>; // marked decisions: early, middle, late, ahead, behind
}

/** A sentence about my play, and what there is to practise. */
export interface StyleSentence {
  text: string;
  practice: string; // a theme, or `mistakes`: my marked decisions; empty: nothing
}

/** My strengths and weaknesses in a game, compared with the rest of my own results. */
export interface MyStyle {
  game: string;
  sentences: StyleSentence[];
}

/** A value that is kept of a person; null: nothing is kept by that name. */
export interface MyValue {
  value: unknown;
}

/** My devices; the one that asks comes first, then who was here last. */
export interface MyDevices {
  devices: MyDevice[];
  phrase: number | null; // since when I have a phrase that is no key
}

/** The phrase by which a person is the same on another device; told once. */
export interface Phrase {
  phrase: string;
}

/** A QR code, to be drawn dark on light. */
export interface Qr {
  size: number; // of the square, in modules, with its empty border
  path: string; // of SVG: all dark modules
}

/** The address under which the page is reached from elsewhere. */
export interface PageAddress {
  origin: string;
  // from anywhere, from the same network, or only on the server's own computer
  kind: "here" | "network" | "public";
  command: string; // only here: what to type to change that
}

/** An address to be handed on, and how far it reaches. */
export interface Invitation {
  address: string;
  qr: Qr;
  reach: PageAddress;
  until: number | null; // when it works no more; null: with its table
}

/** The offer of notices while no page is open. */
export interface PushOffer {
  key: string | null; // the server's public key (VAPID); null: it sends none
}

/** An outcome that came, and can be told. */
export interface CompanionOutcome {
  text: string;
  label: string;
  items: Item[]; // little pictures of it
}

/** A thing that does not lie before all, and is named: a unit of an army. */
export interface Named {
  name: string;
  item: Item; // a little picture of it
}

/** A way to tell an action: what is touched for it, and what is told of it. */
export interface CompanionWay {
  seat: number;
  taps: string[]; // on the board, or buttons
  texts: Record<string, string>; // by what has to be named besides (a card of the hand), else by ''
  label: string;
  sentence: string; // empty where something has to be named first
  shows: number; // how many hidden things are shown, and told, with it
  row: Row | null; // what it means in parts
  count: string[]; // how it is counted, line by line
  named: Record<string, Named>; // what can be named, by its word in `texts`
  before: Record<string, Named>; // the same, as who chose it before saw what is shown with it
}

/** Cards that nobody has shown, which may be told at the end. */
export interface RestAsked {
  seat: number;
  where: string;
  cards: number;
  kinds: Record<string, string>; // names of the kinds of card; none: playing cards
}

/** The time that a seat may take, from the first action of this kind on; then the clock plays `text`. */
export interface Limit {
  kind: string;
  seconds: number;
  text: string;
}

/** The last answer that people gave, and what came of it. */
export interface LastAnswer {
  told: number; // how much was told before it: taking back leads there
  sentence: string; // empty: it waits for what came of it
  count: string[]; // how it is counted, line by line
  follows: string[]; // what could only be so after it, and was not asked
}

/** The state of a game with a real box, as everybody at the table may know it. */
export interface CompanionState {
  game: string;
  title: string;
  looks: string; // the digest of the game's looks
  names: string[];
  sides: string[]; // what each seat is called without a name
  told: string[]; // all that was told: to be sent again with the next thing
  scene: Scene;
  acting: number[]; // the seats that may act; none: chance, or nobody
  prompt: string; // what to tell now
  pad: "cards" | "list" | "over" | "position" | "ways"; // what it is told with
  outcomes: CompanionOutcome[]; // of a pad `list`
  cards: string[]; // of a pad `cards`: those that can come, by their text
  ways: CompanionWay[]; // of a pad `ways`
  log: string[]; // the last things that happened, in sentences
  note: string; // what cannot be checked of what was told last; else empty
  ending: string; // a sentence, at the end
  rest: RestAsked[]; // what may be told at the end
  whole: boolean; // is everything known?
  hourglass: Limit | null;
  shown: string; // what is to be shown with an action that shows something, or empty
  own: OwnCards | null; // of a pad `position`: how a card is drawn
  record: string; // of what was told so far, to be saved
  house: Record<string, unknown>; // options by which rules or board are not the book's
  last: LastAnswer | null; // the last answer that people gave; null: none yet
}

/** The answer to "may I?". */
export interface CompanionAnswer {
  allowed: boolean;
  message: string; // what would happen, or why not
  rule: string | null;
  count: string[]; // how it is counted, line by line
}

/** The events that were told of a game whose record was saved. */
export interface ToldBefore {
  game: string;
  told: string[];
  options: Record<string, unknown>;
}

/** Two neighbours, and whether there is a wall between them. */
export interface BoardLine {
  id: string;
  squares: string[];
  wall: boolean;
}

/** A board that has a name. */
export interface BoardPreset {
  text: string;
  label: string;
}

/** A board so far, sensible or not. */
export interface BoardDraft {
  roles: Record<string, string>; // by squares; the rest are plain
  walls: string[];
}

/** A board, and what is missing that one could play on it. */
export interface BoardState {
  game: string;
  title: string;
  looks: string; // the digest of the game's looks
  squares: Item[]; // as their roles look
  roles: Item[]; // a touch gives a square the next; the first is plain
  edges: BoardLine[];
  presets: BoardPreset[];
  draft: BoardDraft;
  problems: string[];
  text: string; // as an option has it; empty while there are problems
}

/** A step of a lesson, before one sees it. */
export interface StepCard {
  id: string;
  goal: string;
}

/** A part of a board by its name, or how a piece on it moves. */
export interface BoardPart {
  text: string;
  at: string[]; // ids or looks of what it names; `*` is wild
  reaches: number[][]; // squares that the piece reaches: to the right, and up
  picture: string; // one of the game's pictures; empty: none
}

/** A lesson of a game. */
export interface LessonCard {
  id: string;
  title: string;
  steps: StepCard[];
  aim: string; // one sentence: what the game is about; empty: it is not said
  leads: string; // the step of the first lesson that comes after it; empty: its first
  parts: BoardPart[]; // what is on the board
}

/** An action that is legal now: the text to send, and the ids to touch for it, in order. */
export interface Choice {
  seat: number;
  text: string;
  taps: string[];
  sentence: string;
  label: string; // for a button
  prepare: boolean; // to be sent with `prepare`, not with `act`
  row: Row | null; // what it means, where that is more than a sentence
  steps: string[]; // what is asked after each of the taps but the last
}

/** The state of a step when one is to act. */
export interface StepMoment {
  scene: Scene;
  choices: Choice[];
}

/** An event in a step, and what is to be seen after it. */
export interface Frame {
  seat: number; // whose turn it is part of; -1: nobody's
  sentence: string;
  scene: Scene;
}

/** The result of an answer: one's own actions since the step began. */
export interface StepAnswer {
  state: "done" | "going-on" | "illegal" | "wrong";
  stars: number; // of 3, where it is done
  frames: Frame[]; // what happened since the action before, it included
  said: string; // a sentence: why it was wrong or is illegal, or that it is done
  rule: string; // the number of the rule behind that; empty: none
  next: StepMoment | null; // where one goes on, if one does
}

/** A step of a lesson, or an exercise. */
export interface StepPacket {
  id: string; // its name in its list; empty: it is not told, as in a rush
  game: string;
  looks: string; // the digest of the game's looks
  goal: string; // one sentence: what is wanted
  hint: string;
  seat: number;
  side: string; // a sentence: which side one has; empty: there are none
  par: number; // the fewest own actions that do it
  most: number; // so many are allowed
  rules: string[]; // the numbers of the rules that it teaches
  proof: string; // of an exercise: exact, proved, computed or searched
  untrue: string[]; // sentences: with which options the step is not true
  begin: StepMoment;
  // of every answer, its actions with a space between them; null: to be asked for
  answers: Record<string, StepAnswer> | null;
}

/** An action that the book does not allow in a worked example, and why. */
export interface ExampleRefusal {
  text: string;
  said: string;
  rule: string;
}

/** A worked example of a rulebook, to be played. */
export interface ExamplePacket {
  id: string;
  game: string;
  looks: string; // the digest of the game's looks
  sentence: string; // what the book says, in our words
  rules: string[]; // the numbers of the rules that it is about
  seat: number;
  begin: StepMoment;
  allowed: string[]; // texts of choices that the book names
  complete: boolean; // the book allows no others
  refused: ExampleRefusal[];
  lines: Frame[][]; // what the book plays out in several actions
  least: number | null; // the cost of a least plan, where it is what it is about
  plans: number | null; // how many least plans there are
  answers: Record<string, StepAnswer>; // of choices that the book names; others are to be asked for
}

/** A sentence about a kind of decision, for people who make it for the first time. */
export interface Guide {
  id: string;
  sentence: string;
}

/** A seat's account: chances to win, from 0 to 1; the parts make the result. */
export interface LedgerRow {
  start: number;
  luck: number;
  own: number; // decisions
  others: number; // their decisions
  unknowable: number; // what nobody could know
  given_up: number;
  left_over: number; // what values that are not exact leave
  result: number;
}

/** An action that a seat had. */
export interface ReviewChoice {
  text: string;
  sentence: string;
  value: number;
  error: number;
}

/** A step that is worth a look: a turning point, or a decision with a grade. */
export interface ReviewMoment {
  n: number; // the step
  seat: number; // -1: chance
  text: string;
  sentence: string;
  change: number[]; // of each seat's chance to win
  grade: string; // inaccuracy, mistake, blunder, good, or nothing
  word: string; // how it is known: exact, proved, computed, searched
  loss: number;
  best: string; // the best action's text; of chance nothing
  better: string; // its sentence, if another was played
  because: string; // why it was better, where that can be proved
  choices: ReviewChoice[];
  taps: string[]; // ids of what the action touched
  better_taps: string[]; // likewise of the best, if another was played
  likely: number; // of chance: how likely that outcome was; else 1
}

/** The number of times an outcome came, and the number that was to be expected. */
export interface ChanceCount {
  label: string;
  came: number[]; // in whose turn, by seat; one number, if in nobody's
  expected: number[]; // likewise
}

/** A seat's account in whole points, which add up: 100 is a win. */
export interface WholePoints {
  start: number;
  luck: number;
  own: number; // decisions
  others: number; // their decisions
  unknowable: number; // what nobody could know
  given_up: number;
  left_over: number; // what values that are not exact leave
  result: number;
}

/** A cause of what a seat lost, or won, and its points. */
export interface CauseShare {
  cause: string; // luck, self, others, unknowable, early
  name: string;
  points: number;
}

/** The answer to "was it me, or the dice?", for one seat. */
export interface ToldVerdict {
  kind: string; // unclear, even, despite, settled, mostly, more, both
  headline: string;
  account: string[]; // sentences, from how it ended to what made it so
  points: WholePoints;
  shares: CauseShare[]; // where causes are named, the greatest first
  error: number; // points by which its causes may be off
}

/** A moment of the game, and the coach's words at it. */
export interface SpokenMoment {
  n: number; // the step; the board is shown before it, of luck after it
  text: string;
}

/** A seat's game in a minute. */
export interface Coached {
  moments: SpokenMoment[];
  end: string; // one thing to take along
}

/** The account of a finished game's result: luck, decisions and what nobody could know. */
export interface ToldReview {
  game: string;
  names: string[];
  rows: LedgerRow[]; // by seat
  accuracy: (number | null)[]; // by seat, 0 to 100
  right: number[][]; // by seat: decisions as good as right, and all
  turning: number[][]; // by seat: three steps, the greatest change first
  own: number[][]; // by seat: steps of its own moments, the costliest first
  blows: number[][]; // by seat: steps at which luck turned the game
  values: number[][]; // each seat's chance to win after every step
  luck: boolean[]; // was the step chance?
  moments: ReviewMoment[];
  chance: ChanceCount[]; // dice or cards, where they are few kinds
  word: string;
  verdicts: ToldVerdict[]; // by seat
  coach: Coached[]; // by seat
  brings_luck: string; // dice, cards, luck of another kind, or none
}

/** The progress of a review, and what is known by now. */
export interface ReviewState {
  state: string; // none, working, stopped or done
  share: number; // of the work that is done
  stops: boolean; // this person may stop it
  review: ToldReview | null;
}

/** A marked decision of mine that comes back. */
export interface MyMistake {
  key: string; // of the game, as for looking on
  n: number; // the step
  due: boolean; // today, or before
}

/** An action or an outcome since the moment of the record. */
export interface Happened {
  seat: number; // -1: chance
  text: string; // as records have it, to be sent again
  sentence: string;
}

/** An outcome that chance may bring. */
export interface AnalysisOutcome {
  text: string;
  sentence: string;
  share: number; // how often, of 1
}

/** A moment to try things out at, with all that is hidden. */
export interface AnalysisMoment {
  game: string;
  looks: string; // the digest of the game's looks
  title: string;
  names: string[];
  step: number; // of the record, from which on things were tried
  steps: number; // so many the record has
  tried: Happened[]; // since then
  scene: Scene;
  players: number[]; // seats that may act
  choices: Choice[];
  outcomes: AnalysisOutcome[]; // of chance, the likeliest first
  result: number[] | null; // points of each seat, at the end
  position: string; // as text, to be kept or changed
  copied: string; // the position to be pasted; a record, where options count
  options: Record<string, unknown>; // other than the defaults
  editor: boolean; // can positions be put together by hand?
  record: string; // up to here, for `regalia analyse`
}

/** The value of an action to its player: 0 lost, 0.5 drawn, 1 won. */
export interface Worth {
  text: string;
  value: number;
  error: number; // a standard error; 0: it is certain
  weight: number; // how often it was looked at, or how many moves deep
}

/** The result of one look. */
export interface Evaluation {
  seat: number;
  word: string; // how it is known: exact, proved, computed or searched
  deeper: string; // another look counts `beside` this, or `instead`; or is `vain`
  worths: Worth[]; // best first
  line: string[]; // how the game is expected to go on, as far as was seen
}

/** One action of the best line. */
export interface LineStep {
  text: string; // as records have it, to be sent again
  sentence: string;
}

/** The result of one look at a moment, and the best line in words. */
export interface ToldLook {
  look: Evaluation;
  line: LineStep[];
}

/** A thing that can be put on a square; its place is beside the middle of that. */
export interface EditorThing {
  item: Item;
  group: string; // things of a group stand together, below this
  layer: number; // a square holds one thing of each
  single: boolean; // there is one of it: it leaves its square for another
}

export interface WorkshopChoice {
  value: string;
  label: string;
}

/** A field to be filled in: a number of a range, a text of so many signs, or a choice. */
export interface WorkshopField {
  key: string;
  label: string;
  kind: "choice" | "number" | "text";
  lowest: number; // of a number, or how short a text may be
  highest: number;
  choices: WorkshopChoice[];
  where: string[]; // a field and its value: it matters only then; else empty
  optional: boolean;
  fresh: string[]; // a new thing takes the first that no other has
}

/** A position so far, possible or not; from outside, anything may be in it. */
export interface EditorDraft {
  squares: Record<string, string[]>; // things on each, by their ids
  fields: Record<string, string>;
}

/** A draft, as the rules read it. */
export interface EditorState {
  game: string;
  title: string;
  looks: string; // the digest of the game's looks
  squares: Item[];
  things: EditorThing[];
  fields: WorkshopField[];
  draft: EditorDraft;
  record: string; // to be analysed; empty while it is no position
  problem: string; // why it is none
  rule: string; // the number of the rule that forbids it; empty: none does
}

/** A position that is proved to be won by who is to play. */
export interface ProvedPosition {
  number: number;
  seat: number; // who wins, and is to play
  plies: number; // in which the win can be forced; not in fewer
  winning: number; // so many actions win so soon
  actions: number; // of so many
}

/** The proved positions of a game, the longest wins first. */
export interface ProvedPositions {
  game: string;
  title: string;
  sides: string[]; // what each seat is called
  positions: ProvedPosition[];
}

/** A proved position and how it is won, if the other side resists as long as it can. */
export interface ProvedLine {
  position: ProvedPosition;
  replay: Replay;
  scenes: Scene[]; // after each step of the replay
  record: string; // of the line, to be analysed
}

/** Things of one kind that a file may hold. */
export interface WorkshopFormPart {
  id: string;
  title: string;
  more: string; // what adding one is called
  most: number;
  fields: WorkshopField[];
  blank: Record<string, unknown>; // the values of a new one
}

/** The parts and fields of a game's workshop. */
export interface WorkshopForm {
  parts: WorkshopFormPart[];
  looks: string; // the digest of the game's looks
  longest: number; // the bytes that the text of a file may have
}

export interface WorkshopProblem {
  part: string; // empty: the whole
  index: number;
  key: string; // of the field; empty: the whole thing
  message: string;
}

/** A row of a table: the thing that is shown against another. */
export interface WorkshopMatch {
  item: Item;
  name: string;
  cells: string[];
  shares: number[]; // how much of the most each cell is, 0 to 1
}

/** A game that can be played at once with what was made. */
export interface WorkshopWay {
  label: string;
  options: Record<string, unknown>;
  note: string; // who is favoured, if that is known
}

/** The report on a draft: its problems, its file, and what it is worth. */
export interface DraftReport {
  parts: Record<string, (Record<string, unknown>)[]>;
  problems: WorkshopProblem[];
  text: string; // of the file; empty while there are problems
  item: Item | null; // the thing that is shown
  fact: Fact | null;
  heads: string[];
  matches: WorkshopMatch[];
  note: string;
  ways: WorkshopWay[];
}

export interface DefinitionKey {
  key: string;
}

/** The text of a file that somebody made. */
export interface Definition {
  game: string;
  text: string;
}

/** A part of a game that can be printed. */
export interface PrintPart {
  id: string;
  title: string;
  fills: boolean; // it can be filled with an army
}

/** The worth of a unit at a strength of play, as far as it is known. */
export interface WeighedAt {
  strength: string;
  points: number; // of win rate, gained when an average unit becomes this one
  half: number; // half the width of the 95 % interval
  games: number;
}

export interface WeighingState {
  state: "done" | "failed" | "working";
  share: number; // of the most that there is to do, 0 to 1
  worths: WeighedAt[];
  sentences: string[];
}

/** The exercise that a game asks today. */
export interface DailyGame {
  game: string;
  name: string;
  number: number; // of the exercise
  theme: string; // what it is about
  misses: number | null; // before I did it; null: I have not done it yet
  rush: boolean; // there are rushes of it
}

/** Today, and the days before it, as they went for me. */
export interface Daily {
  day: number; // its number, in UTC
  games: DailyGame[];
  streak: number; // days in a row
  best: number;
  week: ("before" | "done" | "forgiven" | "missed" | "open")[]; // the last seven days, today last
  line: string; // to share, without spoilers
  due: number; // exercises that I missed and that come back today
}

/** The solution of a step: all that happens, from where it begins. */
export interface StepSolution {
  frames: Frame[];
}

/** A theme of a game's exercises. */
export interface Theme {
  id: string;
  name: string;
  count: number;
}

/** The themes of a game that can be practised. */
export interface Practice {
  themes: Theme[];
  due: number; // exercises that I missed and that come back today
  rush: boolean; // there are rushes of it
}

/** The number of the exercise that comes next. */
export interface NextExercise {
  number: number;
}

/** The key that opens a rush. */
export interface RushKey {
  key: string;
}

/** The result of an exercise. */
export interface RushDone {
  number: number;
  done: boolean;
}

/** My run. */
export interface RushRun {
  place: number; // how many are behind me
  score: number;
  misses: number;
  longest: number; // done one after the other
  left: number | null; // to go; null: time does not count
  lives: number | null; // misses that are left; null: they do not count so
  over: boolean;
  results: RushDone[];
}

/** A line of the board. */
export interface RushResult {
  name: string;
  score: number;
  misses: number;
  over: boolean; // false: they are still at it
  mine: boolean;
}

/** A rush, my run, and everybody's results, the best first. */
export interface RushState {
  key: string;
  game: string;
  name: string; // of the game
  mode: RushMode;
  count: number; // of exercises
  run: RushRun | null; // null: I have not begun
  asked: StepPacket | null; // the exercise that I am at
  board: RushResult[];
  best: number; // my best score of this game, played in this way
}

/** The result of an answer. */
export interface RushAnswer {
  answer: StepAnswer | null; // null: too late, or this one is behind me
  run: RushRun;
  asked: StepPacket | null; // the next exercise, where this one is over
}

/** Progress of the machine code that a person waits for. */
export interface Preparing {
  share: number | null; // 0 to 1; nothing, if nothing is being prepared
}

// ------------------------------------------------------------------------ a live table

export type ToServer =
  | { type: "act"; n: number; seat: number; text: string }
  | { type: "prepare"; n: number; seat: number; text: string }
  | { type: "withdraw"; seat: number }
  | { type: "next" }
  | { type: "sit"; seat: number; name?: string; luck?: string }
  | { type: "rename"; name: string; seat?: number | null }
  | { type: "undo"; seat: number }
  | { type: "resign"; seat: number }
  | { type: "draw"; seat: number }
  | { type: "answer"; seat: number; yes: boolean }
  | { type: "absence"; seat: number; answer: "computer" | "friend" | "wait" }
  | { type: "give-back"; seat: number }
  | { type: "rematch"; same?: boolean; first?: boolean | null; instead?: "computer" | "friend" | null }
  | { type: "say"; text: string }
  | { type: "emote"; emote: EmoteWord }
  | { type: "why"; seat: number; taps: string[] }
  | { type: "hint"; seat: number }
  | { type: "moments"; ns: number[] }
  | { type: "look"; seat: number }
  | { type: "language"; language: string }
  | { type: "shape"; shape: Shape }
  | { type: "ping" };

/** A person who plays along on a seat that another one holds. */
export interface TablePartner {
  number: number; // by which the seat's person can send them away
  name: string; // empty: they gave none
  you: boolean;
  online: boolean;
}

/** A seat and the player who has it. */
export interface SeatCard {
  seat: number;
  name: string;
  named: boolean; // has a name; else called by the side
  side: string;
  kind: "computer" | "open" | "person";
  level: number | null; // of a computer
  left: "flagged" | "resigned" | null;
  yours: boolean;
  to_act: boolean;
  prepared: boolean; // has chosen ahead
  score: number | null;
  company: TablePartner[]; // who play along there
  stand_in: boolean; // a computer plays on until its people are back
  place: number | null; // at the end, where more than two play: 1 for who won, and so on
  online: boolean;
}

/** The last action, to be shown on the board. */
export interface LastAction {
  taps: string[];
  seat: number;
}

/** An event, as the reader may know it. */
export interface LogEntry {
  n: number; // of the log entry
  seat: number; // -1: chance
  text: string;
  sentence: string;
  turn: number; // whose turn it is part of; -1: nobody's
}

/** A question of another seat; `answer` says yes or no. */
export interface Ask {
  what: "draw" | "undo";
  seat: number;
  sentence: string;
  yours: boolean; // asked by this person, who waits for an answer
}

/** A seat whose people are away, or that a friend has for them. */
export interface AbsentSeat {
  seat: number;
  sentence: string; // how it stands
  // what this person can do: say what is to come of it (`absence`; at the end, who has the seat instead, with `rematch`), take it (`sit`), `give-back`
  can: ("computer" | "friend" | "give-back" | "take" | "wait")[];
  answer: "computer" | "friend" | "wait" | null; // what this person said of it
}

/** The seat whose time runs, and the time that each has left. */
export interface ClockState {
  kind: ClockKind;
  running: number[]; // whose time passes
  left: Record<string, number>; // what each seat had left at that moment
  at: number; // that moment, by the server's clock
}

/** A limit that the game itself sets. */
export interface Hourglass {
  until: number; // by the server's clock
  kind: string;
}

/** The least plan of a challenge played alone: its length, the number of such plans, one of them. */
export interface Par {
  least: number;
  plans: number;
  plan: string[];
  used: number | null;
}

/** An intermission, in which the end of a challenge is looked at before the next one comes. */
export interface Resting {
  gained: number[]; // who got something for it
  waiting: number[]; // people who have not yet sent `next`
  until: number | null; // it ends then, by the server's clock; null: nobody waits
}

/** Two games of the same people, seats exchanged, whose points are added up (QG-24). */
export interface PairOfGames {
  game: number; // 1 or 2
  points: number[][]; // in each game so far, by the seats of this one
  told: string; // a sentence: how the pair stands, or who has won it
  goes_on: boolean; // the game is over, and the second comes next
}

/** A remark: a text, or an emote. */
export interface ChatMessage {
  n: number; // of the log entry
  seat: number;
  name: string;
  text?: string;
  emote?: string;
}

/** The addresses of a table: to play at, for those who may, and to look on. */
export interface Keys {
  play: string | null;
  watch: string;
}

/** The table as one person may know it: at once, and whenever something has changed. */
export interface TableState {
  type: "table";
  n: number; // how many log entries there are
  game: string;
  looks: string; // the digest of the game's looks
  title: string;
  over: boolean;
  started: boolean;
  seats: SeatCard[];
  you: number[]; // seats that this person holds; none: a spectator
  looking: number; // the seat whose eyes the scene is for; -1: a spectator's
  curtain: number | null; // on a shared device: hand it to this seat, which then sends `look`
  scene: Scene;
  choices: Choice[]; // what can be done now, or chosen ahead
  last: LastAction | null;
  log: LogEntry[]; // what is new
  // log and chat are told from this entry on; 0: all of both anew (the first message, after an undo, always behind a curtain)
  log_from: number;
  asks: Ask[];
  absent: AbsentSeat[];
  can_undo: boolean;
  no_undo: string; // why nothing can be taken back now; empty: it can
  free: boolean; // what one does can be taken back at once: one tap is enough
  can_draw: number[]; // own seats that may offer a draw now
  clock: ClockState;
  hourglass: Hourglass | null;
  // from when on a seat may act that gives a handicap, by the server's clock
  held_back: Record<string, number>;
  result: number[] | null; // points of each seat, at the end
  ending: string | null; // a sentence, at the end
  par: Par | null;
  concluded: number; // challenges that are over, whose least plans can be asked for
  resting: Resting | null;
  rematch: number[]; // who wants to play again
  house: Record<string, unknown>; // options by which rules or board are not the book's
  chooses: number | null; // who lost, and says who begins when played again
  pair: PairOfGames | null;
  chat: ChatMessage[];
  commit: string; // the promise that chance is fair: SHA-256 of the seed
  seed: string | null; // at the end
  now: number; // the server's clock
  watching: number; // how many look on
  keys: Keys;
}

/** The reason why something cannot be done, or was not. */
export interface RefusalMessage {
  type: "refusal";
  code: string;
  message: string; // a sentence in the person's language
  rule: string | null; // the number of the rule behind it
  about: string; // the type of what was sent
}

/** A good action; unless the game has gone on meanwhile. */
export interface Hint {
  type: "hint";
  seat: number;
  text: string;
  taps: string[];
  sentence: string;
  reason: string; // why it is good, where that is proved; else empty
  value: number; // how good it is, for the seat
  spread: number; // how sure that is
}

/** The table after an entry; the scene's story is what happened there. */
export interface TableMoment {
  n: number; // of the log entry
  scene: Scene;
}

/** The table after some entries of the log. */
export interface Moments {
  type: "moments";
  moments: TableMoment[];
}

/** The key of the rematch, once everybody wants it; spectators get the one for looking on. */
export interface Rematch {
  type: "rematch";
  key: string;
}

/** An answer to what was no message; the connection goes on. */
export interface BadMessage {
  type: "error";
  code: string;
  message: string; // a sentence in the person's language
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  now: number; // the server's clock
}

export type FromServer = TableState | RefusalMessage | Hint | Moments | Rematch | BadMessage | Pong;
