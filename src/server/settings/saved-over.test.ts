import { beforeEach, expect, test } from "vitest";
import { namedBy } from "#domain/shop/as-read.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const PATH = "/api/settings/shop";
const WORDS = "/api/settings/words";
const closed = (date: string) => ({ date, closed: true });
const monday = { weekday: "monday", opens: "09:00", closes: "17:00" };
const noon = { ...monday, closes: "12:00" };
const place = (name: string) => ({ name, address: "", mapUrl: "", instructions: "" });

let shop: TestShop;
let as: string;
beforeEach(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const read = async () => (await shop.call(PATH, { as })).json();
const change = (body: unknown) => shop.call(PATH, { method: "PATCH", body, as });

test("closed days that a colleague saved meanwhile are never saved over unseen", async () => {
  const { exceptions } = (await read()).opening;
  const before = { opening: { exceptions } };
  const first = await change({ opening: { exceptions: [closed("2027-06-06")] }, before });
  expect(first.statusCode).toBe(200);
  const second = await change({ opening: { exceptions: [closed("2027-12-24")] }, before });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: "setting.changed",
    message: "De avvikande dagarna har ändrats sedan du öppnade sidan. Inget har sparats över.",
  });
  expect((await read()).opening.exceptions).toEqual([closed("2027-06-06")]);
});

test("of two who save the same days at the same time one is refused", async () => {
  const before = { opening: { exceptions: [] } };
  const answers = await Promise.all(
    ["2027-06-06", "2027-12-24"].map((date) =>
      change({ opening: { exceptions: [closed(date)] }, before }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
    [200, 409],
  );
});

test("the week and the days that are not like it are saved by themselves", async () => {
  const before = await read();
  await change({ opening: { week: [monday] }, before: { opening: { week: before.opening.week } } });
  const days = await change({
    opening: { exceptions: [closed("2027-06-06")] },
    before: { opening: { exceptions: before.opening.exceptions } },
  });
  expect(days.statusCode).toBe(200);
  expect((await read()).opening).toEqual({ week: [monday], exceptions: [closed("2027-06-06")] });
});

test("saving the same once more is no quarrel", async () => {
  const wish = { opening: { week: [monday] }, before: { opening: { week: [] } } };
  await change(wish);
  expect((await change(wish)).statusCode).toBe(200);
});

test.each([
  [{ places: [place("Byn")] }, { places: [place("Stationen")] }, "Hämtningsplatserna"],
  [{ opening: { week: [monday] } }, { opening: { week: [noon] } }, "Öppettiderna"],
  [
    { letters: { booking_confirmed: { opening: "Hej" } } },
    { letters: { booking_confirmed: { opening: "Hallå" } } },
    "Brevet",
  ],
  [{ company: { seat: "Åre" } }, { company: { seat: "Luleå" } }, "Företagets uppgifter"],
])("%j is not replaced by who has not read it", async (first, second, what) => {
  const stale = await read();
  expect((await change(first)).statusCode).toBe(200);
  const refused = await change({ ...second, before: namedBy(second, stale) });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain(`${what} har ändrats sedan du öppnade sidan.`);
  expect(await read()).toMatchObject(first);
});

test("another program that says nothing of what it read replaces what stands there", async () => {
  await change({ opening: { week: [monday], exceptions: [closed("2027-06-06")] } });
  const answer = await change({ opening: { week: [], exceptions: [closed("2027-12-24")] } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().opening).toEqual({ week: [], exceptions: [closed("2027-12-24")] });
});

test("what was read is compared, and neither kept nor told in the log", async () => {
  await change({ company: { seat: "Åre" }, before: { company: { seat: "" } } });
  expect(await read()).not.toHaveProperty("before");
});

test("a page's words that a colleague has written meanwhile stay theirs", async () => {
  const words = (await shop.call(WORDS, { as })).json();
  const write = (lead: string) =>
    shop.call(WORDS, {
      method: "PATCH",
      body: { about: { ...words.about, lead }, before: { about: words.about } },
      as,
    });
  expect((await write("Vi är två.")).statusCode).toBe(200);
  const refused = await write("Vi är tre.");
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(
    "Sidans text har ändrats sedan du öppnade sidan. Inget har sparats över.",
  );
  expect((await shop.call(WORDS, { as })).json().about.lead).toBe("Vi är två.");
});
