/** A table that is alive: what the server last said, and a way to answer.
 *
 * The connection is restored in place when it breaks. What was not sent then is not sent later: the
 * table may have changed, so the person chooses again.
 */
import type {
  ChatMessage,
  FromServer,
  Hint,
  LogEntry,
  RefusalMessage,
  Scene,
  Shape,
  TableState,
  ToServer,
} from "../wire";
import { myValues } from "../server";
import { Stage } from "./history/stage.svelte";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface Listeners {
  happened: (news: LogEntry[], table: TableState) => void; // not what was there when we came
  failed: (message: string) => void;
  unsent: () => void;
  rematch: (key: string) => void;
}

/** Moments of the past that the server was asked for. */
interface Asked {
  ns: number[];
  answer: (found: [number, Scene][]) => void;
}

const NO_TABLE = 4404; // the key opens nothing: trying again is no use
const UNREADABLE = 4410; // nobody can play it any more: the server has just said why
const SIGNED_OUT = 4401; // this browser's key was ended; its own new one may be here already
const FIRST_WAIT = 400; // ms; doubled after each failure
const LONGEST_WAIT = 10_000;
const PING = 20_000;
const MOMENTS = 12; // that can be asked for at once
const MOMENTS_PATIENCE = 2_500; // without them the table is shown as it is
const PATIENCE = 8_000; // a connection that is silent for so long after a ping is dead

export class Live {
  table = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** Refusal of what was touched or asked for, until something else is. */
  refusal = $state.raw<RefusalMessage | null>(null);
  connection = $state<Connection>("connecting");
  /** Reason why the table cannot be opened, if the server said so. */
  problem = $state("");
  /** Something was sent that the server has not answered yet. */
  waiting = $state(false);
  /** A hint was asked for; one can play on meanwhile. */
  hinting = $state(false);
  /** The scenes that are shown of it, and when. */
  readonly stage = new Stage((ns) => this.#moments(ns));

  #asked: Asked[] = [];
  #socket: WebSocket | null = null;
  #failures = 0;
  #ahead = -Infinity; // the server's clock minus ours; the greatest seen had the least delay
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #leaving = new AbortController(); // ends what is listened to

  constructor(
    readonly key: string,
    readonly language: () => string,
    readonly shape: () => Shape,
    readonly listeners: Listeners,
  ) {
    const { signal } = this.#leaving;
    addEventListener("online", () => this.#again(), { signal });
    addEventListener("pageshow", () => this.#again(), { signal });
    document.addEventListener("visibilitychange", () => this.#awake(), { signal });
    this.#connect();
  }

  /** Now, by the server's clock, in milliseconds. */
  now(): number {
    return Date.now() + (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }

  /** Send what the person wants; false: there is no connection, and they have been told. */
  send(message: ToServer): boolean {
    const sent = this.#send(message);
    if (!sent) this.listeners.unsent();
    return sent;
  }

  /** Says how the table is to be told; a new connection knows it from the start. */
  prefer(message: Extract<ToServer, { type: "language" | "shape" }>): void {
    this.#send(message);
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Fetches the scenes after entries of the log, as far as the server says them in time. */
  async #moments(ns: number[]): Promise<Map<number, Scene>> {
    const parts = [];
    for (let k = 0; k < ns.length; k += MOMENTS) parts.push(this.#few(ns.slice(k, k + MOMENTS)));
    return new Map((await Promise.all(parts)).flat());
  }

  #few(ns: number[]): Promise<[number, Scene][]> {
    return new Promise((answer) => {
      if (!this.#send({ type: "moments", ns })) return answer([]);
      const asked = { ns, answer };
      this.#asked.push(asked);
      setTimeout(() => this.#told(asked, []), MOMENTS_PATIENCE);
    });
  }

  #told(asked: Asked | undefined, found: [number, Scene][]): void {
    this.#asked = this.#asked.filter((one) => one !== asked);
    asked?.answer(found);
  }

  leave(): void {
    this.#leaving.abort();
    this.stage.skip();
    this.#quiet();
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(`/live/${this.key}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("language", this.language());
    address.searchParams.set("shape", this.shape());
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#ahead = -Infinity;
    socket.addEventListener("message", (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data) as FromServer);
    });
    socket.addEventListener("close", (end) => {
      if (socket === this.#socket) this.#lost(end.code);
    });
    this.#quiet();
    this.#ping = setInterval(() => this.#check(), PING);
    this.#expect(); // also an attempt to connect can hang
  }

  /** A phone that was asleep may have lost its connection without a word. */
  #awake(): void {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check();
    else this.#again();
  }

  /** Asks the server for a sign of life. */
  #check(): void {
    this.#send({ type: "ping" });
    this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const socket = this.#socket;
      this.#lost(0);
      socket?.close();
    }, PATIENCE);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#quiet();
    this.waiting = this.hinting = false;
    if (this.#leaving.signal.aborted) return;
    if (code === NO_TABLE || code === UNREADABLE) {
      this.connection = "gone";
      return;
    }
    if (code === SIGNED_OUT) void myValues().catch(() => {}); // which asks what becomes of us
    if (this.table) this.connection = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #again(): void {
    if (this.#leaving.signal.aborted || this.#socket || this.connection === "gone") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #quiet(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#silence);
    if (message.type === "table") this.#sit(message);
    else if (message.type === "pong") this.#ahead = Math.max(this.#ahead, message.now - Date.now());
    else if (message.type === "rematch") this.listeners.rematch(message.key);
    else if (message.type === "moments") {
      const found = message.moments.map(({ n, scene }): [number, Scene] => [n, scene]);
      this.#told(this.#asked.find(({ ns }) => ns.includes(found[0]?.[0] ?? -1)), found);
    } else if (message.type === "refusal" && message.about === "moments") {
      this.#told(this.#asked[0], []);
    } else if (message.type === "hint") {
      this.hinting = false;
      this.hint = message;
      this.refusal = null;
    } else {
      if (message.type === "refusal" && message.about === "hint") this.hinting = false;
      else this.waiting = false;
      if (message.type === "refusal" && message.about === "table") this.problem = message.message;
      else if (message.type === "refusal") this.refusal = message;
      else this.listeners.failed(message.message);
    }
  }

  #sit(table: TableState): void {
    const before = this.table;
    this.#ahead = Math.max(this.#ahead, table.now - Date.now());
    this.#failures = 0;
    this.connection = "open";
    this.problem = "";
    this.waiting = false;
    if (before?.n !== table.n) {
      this.hint = this.refusal = null;
      this.hinting = false;
    }
    const known = this.log.length;
    const last = this.log.at(-1)?.n ?? -1;
    this.log = [...this.log.filter((entry) => entry.n < table.log_from), ...table.log];
    this.#listen(table.chat);
    if (before) {
      const news = this.log.filter(({ n }) => n >= before.n);
      const undone = !news.length && (this.log.at(-1)?.n ?? -1) < last;
      this.stage.comes(before, table, news, undone);
    }
    this.table = table;
    if (before) this.listeners.happened(this.log.slice(known), table);
  }

  #listen(said: ChatMessage[]): void {
    const last = this.chat.at(-1)?.n ?? -1;
    const news = said.filter(({ n }) => n > last);
    if (news.length) this.chat = [...this.chat, ...news];
  }
}
