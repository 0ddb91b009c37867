import { expect, test } from "vitest";
import type { KeptDraft } from "./kept.ts";
import { KeptShelf } from "./kept-shelf.ts";
import { aPlace } from "./phone-for-tests.ts";

function aDraft(draft: unknown, changes: Partial<KeptDraft> = {}): KeptDraft {
  const ofWhat = { userId: 1, key: "1 7 out all", bookingId: 7, clientId: "a", part: {} };
  return { ...ofWhat, draft, changedAt: 0, ...changes };
}

test("what is entered lies on the phone at once", async () => {
  const { place } = aPlace();
  expect(await new KeptShelf(place).put("drafts", aDraft("typed"))).toBe(true);
  expect(await new KeptShelf(place).get("drafts", "1 7 out all")).toEqual(aDraft("typed"));
});

test("of many changes in a row the last one is kept", async () => {
  const { place } = aPlace();
  const shelf = new KeptShelf(place);
  await Promise.all(["a", "ab", "abc"].map((typed) => shelf.put("drafts", aDraft(typed))));
  expect(await new KeptShelf(place).get("drafts", "1 7 out all")).toEqual(aDraft("abc"));
});

test("where the phone is full nothing is lost, it is told, and laid down when there is room", async () => {
  const { place, state, lying } = aPlace();
  const shelf = new KeptShelf(place);
  let told = 0;
  shelf.subscribe(() => (told += 1));
  state.failsWith = "QuotaExceededError";
  expect(await shelf.put("drafts", aDraft("typed"))).toBe(false);
  expect(shelf.problem()).toBe("full");
  expect(told).toBe(1);
  expect(await shelf.get("drafts", "1 7 out all")).toEqual(aDraft("typed"));
  expect(await shelf.all("drafts", 1)).toHaveLength(1);
  expect(lying.size).toBe(0);
  state.failsWith = null;
  expect(await shelf.layHeld()).toBe(true);
  expect(shelf.problem()).toBeNull();
  expect(lying.size).toBe(1);
});

test("a browser without room is told apart from one that is full, and the page goes on", async () => {
  const { place, state } = aPlace();
  const shelf = new KeptShelf(place);
  state.failsWith = "InvalidStateError";
  await shelf.put("drafts", aDraft("typed"));
  expect(shelf.problem()).toBe("none");
  const nowhere = new KeptShelf(undefined);
  expect(await nowhere.put("drafts", aDraft("typed"))).toBe(false);
  expect(await nowhere.get("drafts", "1 7 out all")).toEqual(aDraft("typed"));
});

test("nobody finds what another has kept on the same phone", async () => {
  const { place } = aPlace();
  const shelf = new KeptShelf(place);
  await shelf.put("drafts", aDraft("typed"));
  expect(await shelf.all("drafts", 2)).toEqual([]);
});

test("what is removed while it waits to be written does not come back", async () => {
  const { place, lying } = aPlace();
  const shelf = new KeptShelf(place);
  const writing = shelf.put("drafts", aDraft("typed"));
  await shelf.remove("drafts", "1 7 out all");
  await writing;
  expect(lying.size).toBe(0);
  expect(await shelf.all("drafts", 1)).toEqual([]);
});

test("whether closing the page would lose something is known for as long as it would", async () => {
  const { place, state } = aPlace();
  const shelf = new KeptShelf(place);
  const told: boolean[] = [];
  shelf.subscribe(() => told.push(shelf.wouldLose()));
  await shelf.put("drafts", aDraft("typed"));
  expect(shelf.wouldLose()).toBe(false);
  state.failsWith = "QuotaExceededError";
  await shelf.put("drafts", aDraft("more"));
  expect(told.at(-1)).toBe(true);
  await shelf.remove("drafts", "1 7 out all");
  expect(told.at(-1)).toBe(false);
  const nowhere = new KeptShelf(undefined);
  expect(nowhere.wouldLose()).toBe(false);
  await nowhere.put("drafts", aDraft("typed"));
  expect(nowhere.wouldLose()).toBe(true);
});

test("of whoever has signed out nothing is kept, until they are here again", async () => {
  const { place, lying } = aPlace();
  const shelf = new KeptShelf(place);
  void shelf.put("drafts", aDraft("typed"));
  await shelf.removeAll(1);
  expect(await shelf.put("drafts", aDraft("late"))).toBe(false);
  expect(shelf.wouldLose()).toBe(false);
  expect(lying.size).toBe(0);
  await shelf.put("drafts", aDraft("another's", { userId: 2, key: "2 7 out all" }));
  expect(lying.size).toBe(1);
  shelf.keepFor(1);
  expect(await shelf.put("drafts", aDraft("typed again"))).toBe(true);
});

test("what another page of the phone has removed is not changed back into being", async () => {
  const { place, lying } = aPlace();
  const [page, other] = [new KeptShelf(place), new KeptShelf(place)];
  const more = ({ draft, ...one }: KeptDraft) => ({ ...one, draft: `${String(draft)} more` });
  await page.put("drafts", aDraft("typed"));
  await other.change("drafts", "1 7 out all", more);
  expect(await page.get("drafts", "1 7 out all")).toEqual(aDraft("typed more"));
  await other.remove("drafts", "1 7 out all");
  await page.change("drafts", "1 7 out all", more);
  expect(lying.size).toBe(0);
  expect(page.wouldLose()).toBe(false);
});

test("a change that does not fit on the phone is held as well as what is new", async () => {
  const { place, state } = aPlace();
  const shelf = new KeptShelf(place);
  await shelf.put("drafts", aDraft("typed"));
  state.failsWith = "QuotaExceededError";
  for (const draft of ["more", "still more"]) {
    await shelf.change("drafts", "1 7 out all", (one) => ({ ...one, draft }));
    expect(await shelf.get("drafts", "1 7 out all")).toEqual(aDraft(draft));
    expect(shelf.problem()).toBe("full");
  }
  state.failsWith = null;
  expect(await shelf.layHeld()).toBe(true);
  expect(await new KeptShelf(place).get("drafts", "1 7 out all")).toEqual(aDraft("still more"));
});
