import type { z } from "zod";
import type { Problem } from "#contracts/errors.ts";
import type { AllWords, changeShopWords } from "#contracts/shop-words.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { savedOver } from "#domain/shop/as-read.ts";
import { shopAsSaved } from "#domain/shop/owners-shop.ts";
import { ownWords, type ShopWords } from "#domain/shop/page-words.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { commonAbout, commonMotorhomes } from "#texts/shop-words.ts";
import type { KnownShop } from "./known-shop.ts";
import { lockShop, readShop, writeShopPart } from "./shop-rows.ts";

type Parts = { db: Db; clock: Clock; shop: KnownShop };

const PAGES = ["about", "motorhomes", "local"] as const;

/** What the pages say: the owner's words, else the demo's, else what holds for every shop. */
export function spokenWords(words: ShopWords, shop: KnownShop): Omit<AllWords, "own"> {
  const facts = shop.facts();
  return {
    about: { ...commonAbout(facts), ...words.about },
    motorhomes: { ...commonMotorhomes(facts), ...words.motorhomes },
    local: words.local,
  };
}

export async function allWords({ db, shop }: Pick<Parts, "db" | "shop">): Promise<AllWords> {
  const saved = await readShop(db);
  const { words } = shopAsSaved(shop.first, saved);
  return {
    ...spokenWords(words, shop),
    own: PAGES.filter((page) => Object.hasOwn(saved.words, page)),
  };
}

type Wanted = z.output<(typeof changeShopWords)["body"]>;

export async function changeWords(
  { db, clock, shop }: Parts,
  by: SignedIn,
  { before: read, ...wanted }: Wanted,
): Promise<Result<AllWords, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<AllWords, Problem>> => {
    await lockShop(tx);
    const before = await allWords({ db: tx, shop });
    const setting = savedOver(before, { read, wanted });
    if (setting !== undefined) return fail({ code: "setting.changed", setting });
    const { words } = await readShop(tx);
    const kept = Object.entries({ ...words, ...withoutStandard(wanted, shop) }).filter(
      ([, value]) => value !== null,
    );
    await writeShopPart(tx, "words", Object.fromEntries(kept), clock.now());
    const after = await allWords({ db: tx, shop });
    for (const page of PAGES)
      if (JSON.stringify(before[page]) !== JSON.stringify(after[page]))
        await recordChange(tx, clock, {
          by,
          action: "setting-updated",
          entity: "setting",
          entityId: `words.${page}`,
          before: before[page],
          after: after[page],
        });
    return ok(after);
  });
}

function withoutStandard(
  { about, motorhomes, local }: Omit<Wanted, "before">,
  shop: KnownShop,
): Partial<Record<(typeof PAGES)[number], unknown>> {
  const standard = spokenWords(shop.first.words, shop);
  return {
    ...(about !== undefined && { about: about && ownWords(about, standard.about) }),
    ...(motorhomes !== undefined && {
      motorhomes: motorhomes && ownWords(motorhomes, standard.motorhomes),
    }),
    ...(local !== undefined && { local }),
  };
}
