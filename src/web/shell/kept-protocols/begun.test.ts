import { expect, test } from "vitest";
import { begunOf } from "./begun.ts";
import { draftKey, type KeptDraft } from "./kept.ts";
import { KeptShelf } from "./kept-shelf.ts";
import { aPlace, signed, USER } from "./phone-for-tests.ts";

function aDraft(bookingId: number, unitId: number, changedAt: number): KeptDraft {
  const key = draftKey({ userId: USER, bookingId, kind: "back", unitId });
  return { userId: USER, key, bookingId, clientId: key, part: {}, draft: {}, changedAt };
}

test("a hand-over that was begun is told once, and not when it is signed", async () => {
  const shelf = new KeptShelf(aPlace().place);
  for (const draft of [aDraft(7, 1, 1), aDraft(7, 2, 2), aDraft(8, 3, 3)])
    await shelf.put("drafts", draft);
  expect(await begunOf(shelf, USER)).toEqual([
    { bookingId: 8, kind: "back" },
    { bookingId: 7, kind: "back" },
  ]);
  await shelf.put("protocols", signed(aDraft(8, 3, 3).clientId, 1, 8));
  expect(await begunOf(shelf, USER)).toEqual([{ bookingId: 7, kind: "back" }]);
});
