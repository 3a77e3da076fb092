/** A draft on its way: every change is looked at by the server, which knows the rules. */
import { keep, kept } from "../kept";
import { workshop } from "../server";
import type { WorkshopForm, WorkshopFormPart, DraftReport } from "../wire";

export type Thing = Record<string, unknown>;
type Parts = Record<string, Thing[]>;

const PAUSE = 200; // milliseconds without another change

export class Making {
  parts = $state<Parts>({});
  shown = $state(0); // the number of a thing of the first part
  state = $state.raw<DraftReport | null>(null);
  told = $state.raw<DraftReport | null>(null); // of the thing that is shown, when it last could be
  problem = $state("");
  #asked = 0;
  #toldOf = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly form: WorkshopForm,
  ) {
    const found = this.#left();
    this.parts = found ?? this.#empty(true);
  }

  get #name(): string {
    return `workshop-draft:${this.game}`;
  }

  #empty(withFirst: boolean): Parts {
    const first = this.form.parts[0]!;
    return Object.fromEntries(
      this.form.parts.map((part) => [
        part.id,
        part === first && withFirst ? [{ ...part.blank }] : [],
      ]),
    );
  }

  /** The draft left here the last time. */
  #left(): Parts | null {
    try {
      const found: unknown = JSON.parse(kept(this.#name) ?? "null");
      if (!found || typeof found !== "object") return null;
      const parts = this.form.parts.map(({ id, most }) => {
        const things: unknown = (found as Record<string, unknown>)[id];
        return [id, Array.isArray(things) ? things.slice(0, most) : []];
      });
      return Object.fromEntries(parts) as Parts;
    } catch {
      return null;
    }
  }

  add(part: WorkshopFormPart): void {
    const others = this.parts[part.id]!;
    const own = part.fields.map(({ key, fresh }) => [
      key,
      fresh.find((value) => others.every((other) => other[key] !== value)) ?? part.blank[key],
    ]);
    others.push({ ...part.blank, ...Object.fromEntries(own) });
    if (part === this.form.parts[0]) this.shown = this.parts[part.id]!.length - 1;
    this.changed();
  }

  remove(part: WorkshopFormPart, index: number): void {
    this.told = null;
    this.parts[part.id]!.splice(index, 1);
    if (part === this.form.parts[0]) this.shown = Math.max(0, Math.min(this.shown, index - 1));
    this.changed();
  }

  clear(): void {
    [this.parts, this.shown] = [this.#empty(true), 0];
    this.changed();
  }

  changed(): void {
    keep(this.#name, JSON.stringify(this.parts));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  look(): Promise<boolean> {
    return this.#ask({ game: this.game, parts: $state.snapshot(this.parts), shown: this.shown });
  }

  /** A file instead of what is there; false, and a reason, if it is none. */
  async open(text: string): Promise<boolean> {
    const good = await this.#ask({ game: this.game, text });
    if (good && this.state) {
      [this.parts, this.shown] = [this.state.parts, 0];
      keep(this.#name, JSON.stringify(this.parts));
    }
    return good;
  }

  async #ask(draft: Parameters<typeof workshop>[0]): Promise<boolean> {
    const number = ++this.#asked;
    try {
      const found = await workshop(draft);
      if (number !== this.#asked) return false; // something newer is on its way
      [this.state, this.problem] = [found, ""];
      this.#tell(found, draft.shown ?? 0);
      return true;
    } catch (failure) {
      if (number === this.#asked) this.problem = (failure as Error).message;
      return false;
    }
  }

  /** Keeps the card told before while a field is wrong, so that nothing jumps under one's fingers. */
  #tell(found: DraftReport, shown: number): void {
    const first = this.form.parts[0]!.id;
    const wrong = found.problems.some(({ part, index }) => part === first && index === shown);
    if (!found.fact && wrong && shown === this.#toldOf) return;
    [this.told, this.#toldOf] = [found.fact ? found : null, shown];
  }

  wrong(part: string, index: number, key: string): string {
    const found = this.state?.problems.find(
      (one) => one.part === part && one.index === index && one.key === key,
    );
    return found?.message ?? "";
  }
}
