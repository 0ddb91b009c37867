import { expect, test } from "vitest";
import { KeptShelf } from "#web/shell/kept-protocols/kept-shelf.ts";
import { aPlace, pictureOf, signed, USER } from "#web/shell/kept-protocols/phone-for-tests.ts";
import type { Draft, Part } from "./draft/draft.ts";
import { takeBack } from "./take-back.ts";

const PART: Part = {
  unitId: null,
  unitName: null,
  registration: "",
  odometer: null,
  checklist: [],
  done: null,
  left: null,
};
const KEY = `${USER} 7 out all`;

/** On which a protocol with two photographs is signed, one of which the phone has lost. */
async function aPhone() {
  const one = signed("a", 1);
  const wish = {
    ...one.wish,
    odometer: 51_000,
    notes: "Reservhjul saknas",
    correctsId: 41,
    remarks: [{ text: "Repa", files: ["a-photo", "a-lost", "at-shop"] }],
  };
  const protocol = { ...one, wish, files: ["a-photo", "a-lost", "a-signature"] };
  const { place } = aPlace();
  const shelf = new KeptShelf(place);
  await shelf.put("protocols", protocol);
  for (const id of ["a-photo", "a-signature"]) await shelf.put("files", pictureOf(protocol, id));
  return { shelf, place, protocol };
}

test("a signed protocol that has lost a picture is filled in further, with all that was typed", async () => {
  const { shelf, place, protocol } = await aPhone();
  const draft = await takeBack(shelf, protocol, PART);
  expect(draft).toMatchObject({
    clientId: "a",
    correctsId: 41,
    odometer: "51000",
    notes: "Reservhjul saknas",
    remarks: [{ text: "Repa", photographs: ["a-photo", "at-shop"] }],
    signer: { name: "Maja", isAbsent: false, drawing: null },
  });
  // As a browser finds it that is closed and opened again.
  const again = new KeptShelf(place);
  expect((await again.get("drafts", KEY))?.draft).toEqual(draft);
  expect(await again.all("protocols", USER)).toEqual([]);
  expect((await again.all("files", USER)).map(({ id }) => id)).toEqual(["a-photo"]);
});

test("it takes the place of nothing that was begun meanwhile", async () => {
  const { shelf, protocol } = await aPhone();
  const begun = { notes: "Påbörjat" } as Draft;
  const of = { userId: USER, key: KEY, bookingId: 7, clientId: "b", part: PART, changedAt: 0 };
  await shelf.put("drafts", { ...of, draft: begun });
  expect(await takeBack(shelf, protocol, PART)).toEqual(begun);
  expect(await shelf.all("protocols", USER)).toHaveLength(1);
});
