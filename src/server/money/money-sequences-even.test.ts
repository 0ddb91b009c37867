import { beforeAll, test } from "vitest";
import { batchesOfRun } from "#test/story-batches.ts";
import { expectAgreement, openStoryShop, type StoryShop } from "#test/money-stories.ts";

let shop: StoryShop;
beforeAll(async () => {
  shop = await openStoryShop();
});

// Every other batch is told in the file beside this one, so that two cores share them.
test.each(batchesOfRun().filter((_, index) => index % 2 === 1))(
  "whatever happens to a booking's money, shop, table, books and provider agree (STORY_SEED=%i)",
  (batch) => expectAgreement(shop, batch),
);
