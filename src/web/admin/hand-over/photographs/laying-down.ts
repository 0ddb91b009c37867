/**
 * Pictures on their way to the phone and into the draft, one after the other: a phone has little room to unpack
 * photographs in, and of two strokes the later one holds. Whoever signs waits for all of them.
 */
export class LayingDown {
  #last: Promise<unknown> = Promise.resolve();

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Once nothing is under way, what was begun meanwhile included. */
  async rest(): Promise<void> {
    let seen: Promise<unknown>;
    do {
      seen = this.#last;
      await seen;
    } while (seen !== this.#last);
  }
}

const byDraft = new Map<string, LayingDown>();

/** Of one draft, whichever page it is filled in on: who leaves it and comes back finds what was still on its way. */
export function layingDownOf(draftKey: string): LayingDown {
  const laying = byDraft.get(draftKey) ?? new LayingDown();
  byDraft.set(draftKey, laying);
  return laying;
}

type Replacing<Drawn> = {
  add: (drawn: Drawn) => Promise<string>;
  /** Answers whether the draft took it: what is signed takes nothing. */
  take: (id: string | null) => boolean;
  drop: (id: string) => Promise<void>;
};

/**
 * The earlier drawing goes once the draft knows the new one, and the new one where the draft was signed with the
 * earlier. Answers which of them is there.
 */
export async function replaceDrawing<Drawn>(
  before: string | null,
  drawn: Drawn | null,
  { add, take, drop }: Replacing<Drawn>,
): Promise<string | null> {
  const next = drawn && (await add(drawn));
  const [stays, goes] = take(next) ? [next, before] : [before, next];
  if (goes !== null) await drop(goes);
  return stays;
}
