import { KEPT_NAMES, KEY_OF, type KeptName, type KeptThings } from "./kept.ts";

type Changing<Name extends KeptName> = (one: KeptThings[Name]) => KeptThings[Name];

/** Where things lie on the phone. Any of it may fail: storage is full, or the browser gives none. */
export type Place = {
  get<Name extends KeptName>(name: Name, key: string): Promise<KeptThings[Name] | undefined>;
  all<Name extends KeptName>(name: Name, userId: number): Promise<KeptThings[Name][]>;
  put<Name extends KeptName>(name: Name, one: KeptThings[Name]): Promise<void>;
  /** In one step, where it is there: another page of the phone may have removed it. */
  change<Name extends KeptName>(name: Name, key: string, changing: Changing<Name>): Promise<void>;
  remove(name: KeptName, key: string): Promise<void>;
};

/** What a sheet says the shop can say again. */
const ENTERED = KEPT_NAMES.filter((name) => name !== "sheets");

/** Why something is held in memory alone; null while all of it lies on the phone. */
export type KeepProblem = "full" | "none" | null;

/**
 * Keeps at once what is entered, and holds in memory what the phone does not take: nothing is lost while the page is
 * open, and it is tried again with the next change.
 */
export class KeptShelf {
  readonly #place: Place | undefined;
  readonly #held: { [Name in KeptName]: Map<string, KeptThings[Name]> } = {
    drafts: new Map(),
    files: new Map(),
    protocols: new Map(),
    sheets: new Map(),
  };
  readonly #listeners = new Set<() => void>();
  /** Who has signed out: what was under way for them by then is laid down no more. */
  readonly #forgotten = new Set<number>();
  /** One write of a thing after the other: the last one said is the one that lies there. */
  #writing: Promise<unknown> = Promise.resolve();
  #problem: KeepProblem;

  constructor(place: Place | undefined) {
    this.#place = place;
    this.#problem = place ? null : "none";
  }

  readonly problem = (): KeepProblem => this.#problem;

  /** Whether something that somebody entered is in this page alone: a reload would lose it. */
  readonly wouldLose = (): boolean =>
    this.#problem !== null && ENTERED.some((name) => this.#held[name].size > 0);

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async get<Name extends KeptName>(name: Name, key: string): Promise<KeptThings[Name] | undefined> {
    return this.#held[name].get(key) ?? (await this.#tried((place) => place.get(name, key)));
  }

  async all<Name extends KeptName>(name: Name, userId: number): Promise<KeptThings[Name][]> {
    const lying = (await this.#tried((place) => place.all(name, userId))) ?? [];
    const found = new Map(lying.map((one) => [KEY_OF[name](one), one]));
    for (const [key, one] of this.#held[name]) if (one.userId === userId) found.set(key, one);
    return [...found.values()];
  }

  /** Whether a reload would lose it, or what was last changed of it. */
  isHeld(name: KeptName, key: string): boolean {
    return this.#held[name].has(key);
  }

  /** Answers whether it lies on the phone. It is held in either case, but for whoever has signed out. */
  async put<Name extends KeptName>(name: Name, one: KeptThings[Name]): Promise<boolean> {
    if (this.#forgotten.has(one.userId)) return false;
    this.#held[name].set(KEY_OF[name](one), one);
    return this.#inTurn(() => this.#lay(name, one));
  }

  /** Where it is still there: what was sent or thrown away meanwhile does not come back. */
  async change<Name extends KeptName>(
    name: Name,
    key: string,
    changing: Changing<Name>,
  ): Promise<void> {
    await this.#inTurn(async () => {
      const held = this.#held[name].get(key);
      if (held) {
        const changed = changing(held);
        this.#held[name].set(key, changed);
        return void (await this.#lay(name, changed));
      }
      try {
        await this.#place?.change(name, key, changing);
        this.#tellIfAllLies();
      } catch (error) {
        const lying = await this.#tried((place) => place.get(name, key));
        if (lying) this.#held[name].set(key, changing(lying));
        this.#fail(error);
      }
    });
  }

  async remove(name: KeptName, key: string): Promise<void> {
    this.#held[name].delete(key);
    this.#notify();
    await this.#inTurn(() => this.#tried((place) => place.remove(name, key)));
  }

  /** All that one person has kept, and what would be kept for them from now on. */
  async removeAll(userId: number): Promise<void> {
    this.#forgotten.add(userId);
    for (const name of KEPT_NAMES)
      for (const one of await this.all(name, userId))
        await this.remove(name, KEY_OF[name](one as never));
  }

  /** They are here, again perhaps. */
  keepFor(userId: number): void {
    this.#forgotten.delete(userId);
  }

  /** After room has been made: what is held is laid down anew. */
  async layHeld(): Promise<boolean> {
    for (const name of KEPT_NAMES)
      for (const one of this.#held[name].values()) await this.put(name, one);
    const isAll = KEPT_NAMES.every((name) => this.#held[name].size === 0);
    if (isAll) this.#tell(this.#place ? null : "none");
    return isAll;
  }

  async #lay<Name extends KeptName>(name: Name, one: KeptThings[Name]): Promise<boolean> {
    const key = KEY_OF[name](one);
    // Removed or written anew while it waited for its turn.
    if (this.#held[name].get(key) !== one) return this.#problem === null;
    if (!this.#place) {
      this.#notify();
      return false;
    }
    try {
      await this.#place.put(name, one);
    } catch (error) {
      this.#fail(error);
      return false;
    }
    if (this.#held[name].get(key) === one) this.#held[name].delete(key);
    this.#tellIfAllLies();
    return true;
  }

  #tellIfAllLies(): void {
    if (this.#place && KEPT_NAMES.every((name) => this.#held[name].size === 0)) this.#tell(null);
  }

  async #tried<T>(ask: (place: Place) => Promise<T>): Promise<T | undefined> {
    if (!this.#place) return undefined;
    try {
      return await ask(this.#place);
    } catch {
      this.#tell(this.#problem ?? "none");
      return undefined;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#writing.then(work);
    this.#writing = mine.catch(() => undefined);
    return mine;
  }

  #fail(error: unknown): void {
    this.#problem = isFull(error) ? "full" : "none";
    this.#notify();
  }

  #tell(problem: KeepProblem): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
