import { expect, test } from "vitest";
import type { KeptDraft } from "./kept.ts";
import { KeptShelf } from "./kept-shelf.ts";
import { aPlace, pictureOf, signed, USER } from "./phone-for-tests.ts";
import { endWaits, layAll, queueSigned, takeFromQueue } from "./signed.ts";

const KEY = "1 7 out all";
const PROTOCOL = signed("a", 1);
const DRAFT: KeptDraft = {
  userId: USER,
  key: KEY,
  bookingId: 7,
  clientId: "a",
  part: {},
  draft: "typed",
  changedAt: 0,
};

/** On which it is filled in, with its pictures. */
async function aPhone() {
  const { place, state } = aPlace();
  const shelf = new KeptShelf(place);
  for (const id of PROTOCOL.files) await shelf.put("files", pictureOf(PROTOCOL, id));
  await shelf.put("drafts", DRAFT);
  /** What is found by a browser that was killed and is opened again. */
  const found = async () => {
    const again = new KeptShelf(place);
    return {
      draft: (await again.get("drafts", KEY))?.draft,
      signed: (await again.all("protocols", USER)).length,
      pictures: (await again.all("files", USER)).length,
    };
  };
  return { shelf, state, found };
}

test("what is signed is no draft any more", async () => {
  const { shelf, found } = await aPhone();
  await queueSigned(shelf, PROTOCOL);
  expect(await found()).toEqual({ draft: undefined, signed: 1, pictures: 2 });
});

test("on a full phone what was typed stays until what was signed lies there", async () => {
  const { shelf, state, found } = await aPhone();
  state.failsWith = "QuotaExceededError";
  await queueSigned(shelf, PROTOCOL);
  expect(await found()).toEqual({ draft: "typed", signed: 0, pictures: 2 });
  state.failsWith = null;
  expect(await layAll(shelf, USER)).toBe(true);
  expect(await found()).toEqual({ draft: undefined, signed: 1, pictures: 2 });
});

test("what was typed stays too while a picture of it does not fit on the phone", async () => {
  const { shelf, state, found } = await aPhone();
  await shelf.remove("files", "a-photo");
  state.failsWith = "QuotaExceededError";
  await shelf.put("files", pictureOf(PROTOCOL, "a-photo"));
  state.failsWith = null;
  await queueSigned(shelf, PROTOCOL);
  expect(await found()).toEqual({ draft: "typed", signed: 1, pictures: 1 });
});

test("once it is recorded nothing of it stays on the phone, but a correction that was begun does", async () => {
  const { shelf, state, found } = await aPhone();
  state.failsWith = "QuotaExceededError";
  await queueSigned(shelf, PROTOCOL);
  state.failsWith = null;
  await takeFromQueue(shelf, PROTOCOL);
  expect(await found()).toEqual({ draft: undefined, signed: 0, pictures: 0 });
  await shelf.put("drafts", { ...DRAFT, clientId: "b", draft: "corrected" });
  await takeFromQueue(shelf, PROTOCOL);
  expect((await found()).draft).toBe("corrected");
});

test("what is recorded while the queue is told to wait no longer does not come back", async () => {
  const { place } = aPlace();
  const other = new KeptShelf(place);
  const recorded = { ...signed("a", 1), notBefore: 9000 };
  const waits = { ...signed("b", 2), notBefore: 9000 };
  for (const one of [recorded, waits]) await other.put("protocols", one);
  const all: typeof place.all = async (name, userId) => {
    const found = await place.all(name, userId);
    await takeFromQueue(other, recorded);
    return found;
  };
  await endWaits(new KeptShelf({ ...place, all }), USER);
  const left = await new KeptShelf(place).all("protocols", USER);
  expect(left).toEqual([{ ...waits, notBefore: 0 }]);
});
