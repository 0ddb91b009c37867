import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { EarlierCustomer } from "#contracts/customers.ts";
import type { BookingPreview } from "#contracts/office-bookings.ts";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { anAddon, anAgreement, anItem } from "#test/builders.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const inPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

async function aWish(change: object = {}) {
  const item = await anItem(counter.shop.db, { name: "Kajaken", type: "equipment", quantity: 2 });
  return {
    key: randomUUID(),
    rentalItemId: item.id,
    startDate: "2026-07-01",
    endDate: "2026-07-03",
    customer: { name: "Nils Lind", email: "nils@example.com", phone: "0701234567" },
    payment: { kind: "later" },
    ...change,
  };
}

const make = (wish: object, as = counter.staff) => counter.post("/api/office/bookings", wish, as);
const preview = async (wish: object) =>
  (await counter.post("/api/office/bookings/preview", wish, counter.staff)).json<BookingPreview>();

async function letterOf(id: number, type: string): Promise<string> {
  const [row] = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = ${type}`,
  );
  return inPlainSpaces(row?.plain_text ?? "");
}

describe("a booking that staff make", () => {
  test("holds its nights, is confirmed and told, and what is missing of the customer is empty", async () => {
    const answer = await make(await aWish());
    expect(answer.statusCode, answer.body).toBe(201);
    const made = answer.json<Booking>();
    expect(made).toMatchObject({
      source: "staff",
      status: "confirmed",
      totalPrice: 2000,
      dueAmount: 2000,
      customerPhone: "070-123 45 67",
      customerPersonalNumber: "",
      customerAddress: "",
      agreementName: null,
      paymentStatus: null,
    });
    expect(await letterOf(made.id, "booking_confirmed")).toContain("2 000 kr är ännu inte betalt");
    const [nights] = await rowsOf<{ taken: number }>(
      counter.shop.db,
      sql`select sum(taken)::int as taken from item_nights where rental_item_id = ${made.rentalItemId}`,
    );
    expect(nights?.taken).toBe(2);
  });

  test("is one booking, however often it is pressed", async () => {
    const wish = await aWish();
    const [one, other] = await Promise.all([make(wish), make(wish)]);
    const again = await make(wish);
    const ids = [one, other, again].map((answer) => answer.json<Booking>().id);
    expect(new Set(ids).size).toBe(1);
    expect(await counter.lettersOf(ids[0] ?? 0)).toEqual(["booking_confirmed"]);
  });

  test("paid by Swish has its receipt, and the letter says that it is paid", async () => {
    const made = await make(await aWish({ payment: { kind: "hand", method: "swish" } }));
    const { id, ...booking } = made.json<Booking>();
    expect(booking).toMatchObject({ paidAmount: 2000, dueAmount: 0, paymentStatus: "captured" });
    expect((await counter.receiptsOf(id)).map(({ total }) => total)).toEqual([2000]);
    expect(await counter.lettersOf(id)).toEqual(["booking_confirmed"]);
    expect(await letterOf(id, "booking_confirmed")).toContain("2 000 kr är betalt. Tack!");
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("with a link waits until the customer has paid it, and is confirmed by that", async () => {
    const made = await make(await aWish({ payment: { kind: "link" } }));
    const { id, status } = made.json<Booking>();
    expect(status).toBe("pending");
    const letter = await letterOf(id, "booking_request");
    expect(letter).toContain("Bekräfta din bokning");
    const token = /\/betala\/(\S+)/.exec(letter)?.[1] ?? "";
    expect((await counter.payLink(token)).statusCode).toBe(200);
    expect(await counter.booking(id)).toMatchObject({ status: "confirmed", paidAmount: 2000 });
  });

  test("has its terms accepted on the link's page, before the card is asked for", async () => {
    const { id: agreementId } = await anAgreement(counter.shop.db);
    const wish = await aWish({ payment: { kind: "link" } });
    await counter.shop.db.execute(
      sql`update rental_items set rental_agreement_id = ${agreementId} where id = ${wish.rentalItemId}`,
    );
    const { id, agreementName, agreements } = (await make(wish)).json<Booking>();
    expect(agreementName).toBeNull();
    expect(agreements).toMatchObject([{ acceptedAt: null, how: null }]);
    const token = /\/betala\/(\S+)/.exec(await letterOf(id, "booking_request"))?.[1] ?? "";
    const shown = await counter.shop.call(`/api/payment-links/${token}`);
    const [agreement] = shown.json<PaymentLink>().agreements;
    expect(agreement).toMatchObject({ itemId: wish.rentalItemId });
    const open = (body?: object) => counter.post(`/api/payment-links/${token}/payment`, body);
    expect((await open()).json()).toMatchObject({ code: "payment-link.agreement-needed" });
    expect((await open({ agreementVersion: 1 + (agreement?.version ?? 0) })).statusCode).toBe(409);
    expect((await counter.booking(id)).agreementName).toBeNull();
    expect((await open({ agreementVersion: agreement?.version })).statusCode).toBe(200);
    const accepted = await counter.booking(id);
    expect(accepted.agreementName).toMatch(/^Hyresavtal/);
    expect(accepted.agreementAcceptedAt).not.toBeNull();
    expect(accepted.agreements).toMatchObject([{ how: "link" }]);
    const again = (await counter.shop.call(`/api/payment-links/${token}`)).json<PaymentLink>();
    expect(again.agreements).toEqual([]);
    expect((await counter.payLink(token)).statusCode).toBe(200);
  });

  test("is accepted as the terms read when the customer opens the link, also where they have changed since", async () => {
    const { id: agreementId } = await anAgreement(counter.shop.db);
    const wish = await aWish({ payment: { kind: "link" } });
    await counter.shop.db.execute(
      sql`update rental_items set rental_agreement_id = ${agreementId} where id = ${wish.rentalItemId}`,
    );
    const { id } = (await make(wish)).json<Booking>();
    await counter.shop.db.execute(sql`
      insert into rental_agreement_versions (rental_agreement_id, version, name, content, created_at)
        values (${agreementId}, 2, 'Nya villkor', '<p>Nytt</p>', now())`);
    const token = /\/betala\/(\S+)/.exec(await letterOf(id, "booking_request"))?.[1] ?? "";
    const shown = (await counter.shop.call(`/api/payment-links/${token}`)).json<PaymentLink>();
    const agreementVersion = shown.agreements[0]?.version;
    await counter.post(`/api/payment-links/${token}/payment`, { agreementVersion });
    const { agreements } = await counter.booking(id);
    expect(agreements).toMatchObject([{ name: "Nya villkor", how: "link" }]);
  });

  test("with a link needs an address to send it to", async () => {
    const wish = await aWish({ payment: { kind: "link" }, customer: { name: "Nils Lind" } });
    const answer = await make(wish);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "booking.no-email" });
  });

  test("carries its discount on every line of receipt and letter, and they add up", async () => {
    const adjustment = { amount: -300, reason: "Stammis" };
    const made = await make(
      await aWish({ adjustment, payment: { kind: "hand", method: "swish" } }),
    );
    const booking = made.json<Booking>();
    expect(booking.totalPrice).toBe(1700);
    expect(booking.quoteLines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["nights", 2000],
      ["adjustment", -300],
    ]);
    const [receipt] = await counter.receiptsOf(booking.id);
    const lines = receipt?.snapshot["lineItems"] as { name: string; totalPrice: number }[];
    expect(lines.map(({ name, totalPrice }) => [name, totalPrice])).toEqual([
      ["Kajaken", 2000],
      ["Rabatt", -300],
    ]);
    expect(await letterOf(booking.id, "booking_confirmed")).toContain("Stammis");
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("may cost nothing at all", async () => {
    const adjustment = { amount: -2000, reason: "Vinst i tävlingen" };
    const made = await make(await aWish({ adjustment, payment: { kind: "link" } }));
    expect(made.json()).toMatchObject({ totalPrice: 0, status: "confirmed", dueAmount: 0 });
  });

  test("is refused by the database where nothing is free, whoever makes it", async () => {
    const wish = await aWish({ quantity: 2 });
    expect((await make(wish)).statusCode).toBe(201);
    const second = await make({ ...wish, key: randomUUID(), quantity: 1, overrides: ["period"] });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: "stay.unavailable" });
  });

  test("may begin on a day the shop's own rules exclude, if staff say so and it is logged", async () => {
    const wish = await aWish({ startDate: "2027-09-01", endDate: "2027-09-03" });
    const refused = await make(wish);
    expect(refused.json()).toMatchObject({ code: "stay.too-far" });
    const made = await make({ ...wish, overrides: ["window"] });
    expect(made.statusCode, made.body).toBe(201);
    const log = await counter.shop.call(`/api/bookings/${made.json<Booking>().id}/history`, {
      as: counter.admin,
    });
    expect(log.body).toContain('"overrides":["window"]');
  });

  test.each([
    ["today, after the pick-up hour", "2026-06-01", "stay.pickup-passed"],
    ["yesterday", "2026-05-31", "stay.past"],
  ])("may have begun %s, if staff say so", async (_when, startDate, code) => {
    const { id } = await anItem(counter.shop.db, { defaultPickupTime: "11:00" });
    const wish = await aWish({ rentalItemId: id, startDate, endDate: "2026-06-03" });
    const { refused, overridable } = await preview(wish);
    expect(refused.map((one) => one.code)).toEqual([code]);
    expect(overridable).toEqual(["window"]);
    expect((await make(wish)).json()).toMatchObject({ code });
    const made = await make({ ...wish, overrides: ["window"] });
    expect(made.statusCode, made.body).toBe(201);
  });

  test.each([
    ["no name", { customer: { name: " " } }, 400],
    ["more units than there are", { quantity: 3 }, 400],
    ["a discount beyond the price", { adjustment: { amount: -2001, reason: "Fel" } }, 400],
    ["a price that no card takes", { adjustment: { amount: -1998, reason: "Fel" } }, 400],
    ["a payment from tomorrow", HAND_TOMORROW(), 400],
    ["an unknown item", { rentalItemId: 999_999 }, 404],
  ])("is refused with %s, and nothing is kept", async (_what, change, status) => {
    const wish = await aWish(change);
    const answer = await make(wish);
    expect(answer.statusCode, answer.body).toBe(status);
    const found = await rowsOf(
      counter.shop.db,
      sql`select id from bookings where key = ${wish.key}`,
    );
    expect(found).toEqual([]);
  });
});

function HAND_TOMORROW() {
  return { payment: { kind: "hand", method: "swish", paidOn: "2099-01-01" } };
}

describe("before it is made", () => {
  test("the price is explained line by line, and nothing is kept", async () => {
    const wish = await aWish();
    await anAddon(counter.shop.db, wish.rentalItemId, { name: "Kapell", price: 100 });
    const { quote, refused, overridable } = await preview(wish);
    expect(quote?.total).toBe(2000);
    expect(quote?.quoteLines.map(({ label }) => inPlainSpaces(label))).toEqual([
      "2 nätter × 1 000 kr",
    ]);
    expect([refused, overridable]).toEqual([[], []]);
  });

  test("everything that speaks against it is said, and what may be set aside", async () => {
    const wish = await aWish({ quantity: 2 });
    await make(wish);
    const far = { ...wish, startDate: "2026-07-01", endDate: "2027-07-03" };
    const { refused, overridable, quote } = await preview(far);
    expect(refused.map(({ code }) => code)).toEqual(["stay.too-far", "stay.unavailable"]);
    expect(refused[0]?.message).not.toBe("");
    expect(overridable).toEqual(["window"]);
    expect(quote?.total).toBeGreaterThan(0);
    const known = await preview({ ...far, overrides: ["window"] });
    expect(known.refused.map(({ code }) => code)).toEqual(["stay.unavailable"]);
  });

  test("a customer who has rented before is found by name, address or phone, without a personal number", async () => {
    const made = await make(
      await aWish({
        customer: {
          name: "Märta Öberg",
          email: "marta@example.com",
          phone: "0705556677",
          personalNumber: "19900101-0017",
          city: "Timrå",
        },
      }),
    );
    expect(made.statusCode).toBe(201);
    for (const q of ["marta", "öberg", "marta@example", "070555"]) {
      const answer = await counter.shop.call(`/api/office/customers?q=${encodeURIComponent(q)}`, {
        as: counter.staff,
      });
      const [first] = answer.json<EarlierCustomer[]>();
      expect(first, q).toMatchObject({ name: "Märta Öberg", city: "Timrå" });
      expect(answer.body).not.toContain("19900101");
    }
  });
});

test("nobody but staff makes bookings for others", async () => {
  const customer = await counter.shop.signIn("customer");
  expect((await make(await aWish(), customer)).statusCode).toBe(403);
});
