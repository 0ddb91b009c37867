import type { LetGoParts } from "#server/checkout/let-go.ts";

/** The process died here: nothing after it happens, and what was not kept is gone. */
export class Killed extends Error {}

/**
 * The same parts, of a process that dies at its n-th look at the clock or word to the provider: before the
 * provider hears it, or after it has acted and before its answer is heard. Every transaction looks at the clock,
 * so that it dies inside of one, between two, or at the provider's door.
 */
export function killable(parts: LetGoParts, at: number): LetGoParts {
  let count = 0;
  const step = () => {
    count += 1;
    if (count >= at) throw new Killed(`at step ${count}`);
  };
  const { clock, gateway } = parts;
  return {
    ...parts,
    clock: {
      now: () => {
        step();
        return clock.now();
      },
      today: () => clock.today(),
    },
    gateway: Object.fromEntries(
      Object.entries(gateway).map(([name, call]) => [
        name,
        async (...args: unknown[]) => {
          step();
          const answer = await (call as (...args: unknown[]) => unknown)(...args);
          step();
          return answer;
        },
      ]),
    ) as unknown as typeof gateway,
  };
}
