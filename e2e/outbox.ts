import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Which letter is meant: about a booking, or to an address; `except` is a link that one has already. */
type Which = { about?: number; to?: string; except?: string };

/** A letter in the shop's outbox, of those that are meant, that leads to an address of this kind. */
export async function linkInMail(
  dataDir: string,
  address: RegExp,
  which: number | Which = {},
): Promise<string> {
  const { about, to, except } = typeof which === "number" ? { about: which } : which;
  const outbox = join(dataDir, "outbox");
  let found: string | undefined;
  await expect
    .poll(
      () => {
        const letters = existsSync(outbox) ? readdirSync(outbox) : [];
        for (const name of letters.filter((one) => one.endsWith(".eml")).toSorted()) {
          const letter = readFileSync(join(outbox, name), "utf8").replaceAll(/=\r?\n/g, "");
          if (about !== undefined && !letter.includes(`#${about}`)) continue;
          if (to !== undefined && !letter.includes(`To: ${to}`)) continue;
          const link = address.exec(letter)?.[0];
          if (link !== except) found = link ?? found;
        }
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found!;
}
