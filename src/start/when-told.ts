const SAME_WISH_MS = 200;

type Wish = { tell: () => void; whenTold(work: () => Promise<void>): void };

/**
 * The first signal lets the shop finish, also while it is still starting; a second one ends it at once.
 * npm hands on the Ctrl-C that the terminal has already sent: that is one wish, not two.
 */
export function stopWhenTold(): Wish & { isUnderWay(): boolean } {
  let toldAt: number | undefined;
  let stop: (() => Promise<void>) | undefined;
  const end = async () => {
    await stop?.();
    process.exit(0);
  };
  const tell = () => {
    if (toldAt !== undefined) return;
    toldAt = Date.now();
    if (stop) void end();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (toldAt !== undefined && Date.now() - toldAt > SAME_WISH_MS) process.exit(1);
      tell();
    });
  return {
    tell,
    isUnderWay: () => toldAt !== undefined && stop !== undefined,
    whenTold(work) {
      stop = work;
      if (toldAt !== undefined) void end();
    },
  };
}

/**
 * SIGHUP would end a process that does not listen for it. What was wished while the shop was starting is done
 * when it is open, and many wishes during a reload make one more.
 */
export function reloadWhenTold(): Pick<Wish, "whenTold"> {
  let isWished = false;
  let isUnderWay = false;
  let reload: (() => Promise<void>) | undefined;
  const carryOut = async () => {
    if (!reload || isUnderWay) return;
    isUnderWay = true;
    while (isWished) {
      isWished = false;
      await reload();
    }
    isUnderWay = false;
  };
  process.on("SIGHUP", () => {
    isWished = true;
    void carryOut();
  });
  return {
    whenTold(work) {
      reload = work;
      void carryOut();
    },
  };
}
