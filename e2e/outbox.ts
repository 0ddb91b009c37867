import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The newest letter in the shop's outbox, about this booking if one is named, that leads to an address of this kind. */
export async function linkInMail(
  dataDir: string,
  address: RegExp,
  bookingId?: number,
): Promise<string> {
  const outbox = join(dataDir, "outbox");
  let found: string | undefined;
  await expect
    .poll(
      () => {
        const letters = existsSync(outbox) ? readdirSync(outbox) : [];
        for (const name of letters.filter((one) => one.endsWith(".eml")).toSorted()) {
          const letter = readFileSync(join(outbox, name), "utf8").replaceAll(/=\r?\n/g, "");
          if (bookingId !== undefined && !letter.includes(`#${bookingId}`)) continue;
          found = address.exec(letter)?.[0] ?? found;
        }
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found!;
}
