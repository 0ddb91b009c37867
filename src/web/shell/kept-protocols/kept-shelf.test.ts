import { expect, test } from "vitest";
import { KEY_OF, type KeptDraft, type KeptName } from "./kept.ts";
import { KeptShelf, type Place } from "./kept-shelf.ts";

/** A phone's storage that can be full, or fail altogether. */
function aPlace() {
  const lying = new Map<string, { userId: number }>();
  const state: { failsWith: string | null } = { failsWith: null };
  const orFail = () => {
    if (state.failsWith === null) return;
    throw Object.assign(new Error("no"), { name: state.failsWith });
  };
  const at = (name: KeptName, key: string) => `${name}/${key}`;
  const place: Place = {
    get: async (name, key) => lying.get(at(name, key)) as never,
    all: async (name, userId) =>
      [...lying]
        .filter(([key, one]) => key.startsWith(`${name}/`) && one.userId === userId)
        .map(([, one]) => one) as never,
    put: async (name, one) => {
      orFail();
      lying.set(at(name, KEY_OF[name](one)), one);
    },
    remove: async (name, key) => {
      lying.delete(at(name, key));
    },
  };
  return { place, lying, state };
}

function aDraft(draft: unknown, changes: Partial<KeptDraft> = {}): KeptDraft {
  return { userId: 1, key: "1 7 out all", bookingId: 7, draft, changedAt: 0, ...changes };
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
