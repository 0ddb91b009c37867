import { beforeAll, test } from "vitest";
import { expectAgreement, openStoryShop, type StoryShop } from "#test/money-stories.ts";

/** Twenty batches a database, of which every other is told here, so that two cores share them. */
const BATCHES = Number(process.env["MONEY_BATCHES"] ?? 20);

let shop: StoryShop;
beforeAll(async () => {
  shop = await openStoryShop();
});

test.each(Array.from({ length: Math.floor(BATCHES / 2) }, (_, index) => [2 * index + 2]))(
  "whatever happens to a booking's money, shop, table, books and provider agree (%i)",
  (batch) => expectAgreement(shop, batch),
  300_000,
);
