import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { Change } from "#contracts/audit.ts";
import { contractFile as drawnContract } from "./contract-file.ts";
import { anAgreement, anAskedAgreement, anItem } from "#test/builders.ts";
import { aUnit } from "#test/given-units.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { rowsOf } from "#test/rows.ts";
import { sendAll } from "#test/test-post-office.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const ask = (id: number, as = counter.staff) =>
  counter.shop.call(`/api/bookings/${id}/contract`, { as });

const contractFile = ({ db, clock }: TestCounter["shop"], id: number) =>
  drawnContract({ db, clock, shop: () => TEST_FACTS }, id, { isForCustomer: true });

const textOf = (pdf: Buffer) =>
  readPdf(pdf).pages.flat().join(" ").replaceAll("\u00a0", " ").replaceAll(/ +/g, " ");

/** Every page as one text, its lines joined; spaces that do not break are plain. */
async function pagesOf(id: number): Promise<string[]> {
  const answer = await ask(id);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const { pages } = readPdf(answer.rawPayload);
  return pages.map((texts) => texts.join(" ").replaceAll("\u00a0", " ").replaceAll(/ +/g, " "));
}

async function made(change: object = {}, item: object = {}): Promise<Booking> {
  const { id: rentalItemId } = await anItem(counter.shop.db, { name: "Fjällripa", ...item });
  const answer = await counter.post(
    "/api/office/bookings",
    {
      key: crypto.randomUUID(),
      rentalItemId,
      startDate: "2026-07-01",
      endDate: "2026-07-03",
      customer: {
        name: "Nils Lind",
        email: "nils@example.com",
        phone: "0701234567",
        personalNumber: "19900101-0017",
        streetAddress: "Storgatan 1",
        postalCode: "85230",
        city: "Sundsvall",
      },
      payment: { kind: "later" },
      ...change,
    },
    counter.staff,
  );
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Booking>();
}

describe("the contract", () => {
  test("says who rents what from whom, when, for how much and on which terms, and where to sign", async () => {
    const adjustment = { amount: -300, reason: "Stammis" };
    const { id } = await made({ adjustment }, { depositAmount: 5000 });
    await counter.record(id, { amount: 500 });
    const answer = await ask(id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Hyresavtal-${id}.pdf"`,
      "cache-control": "no-store",
    });
    const page = (await pagesOf(id)).join(" ");
    for (const words of [
      `Hyresavtal Bokning #${id}`,
      "Provbolaget AB Org.nr 556000-0001 Gatan 1",
      "Nils Lind Personnummer 19900101-**** Storgatan 1, 852 30 Sundsvall 070-123 45 67",
      "Objekt Fjällripa",
      "Hämtning onsdag 1 juli 2026 kl. 15:00",
      "Återlämning fredag 3 juli 2026 kl. 12:00",
      "2 nätter × 1 000 kr",
      "Rabatt Stammis −300 kr",
      "Summa inklusive moms 1 700 kr",
      "Varav moms 25 % 340 kr",
      "Betalt 500 kr",
      "Kvar att betala 1 200 kr",
      "5 000 kr ska vara betalt före hämtningen",
      "14 till 29 dagar före: du får tillbaka 50 % av hyran.",
      "Underskrift",
      "Namnförtydligande",
    ])
      expect(page).toContain(words);
    expect(page.match(/Underskrift /g)).toHaveLength(2);
    expect(page).toContain(`till fredag 3 juli 2026, bokning #${id}`);
    expect(page).not.toContain("0017");
  });

  test("names everything that is rented, and how many of each", async () => {
    const thing = (name: string) =>
      anItem(counter.shop.db, { name, type: "equipment", pricePerDay: 300, quantity: 4 });
    const [kayak, tent] = [await thing("Havskajak"), await thing("Tunneltält")];
    const lines = [
      { rentalItemId: kayak.id, quantity: 2 },
      { rentalItemId: tent.id, quantity: 1 },
    ];
    const { id } = await made({ lines });
    const page = (await pagesOf(id)).join(" ");
    expect(page).toContain("Objekt Fjällripa Dessutom Havskajak, 2 st Tunneltält Hämtning");
    expect(page).toContain("hyran av Fjällripa med Havskajak, 2 st; Tunneltält från onsdag 1 juli");
    expect(page).toContain("Havskajak, 2 st 2 st × 2 nätter × 300 kr");
  });

  test("names the vehicle by its registration number, and the customer's copy only once it has left", async () => {
    const { id: rentalItemId } = await anItem(counter.shop.db, { name: "Fjällripa" });
    await aUnit(counter.shop.db, rentalItemId, { name: "Älgen", registration: "ABC 123" });
    const { id } = await made({ rentalItemId });
    const unit = "Objekt Fjällripa Fordon Älgen Reg.nr ABC 123 Hämtning";
    expect((await pagesOf(id)).join(" ")).toContain(unit);
    const copy = async () => textOf((await contractFile(counter.shop, id))!.content);
    expect(await copy()).not.toContain("ABC 123");
    await counter.shop.db.execute(
      sql`update bookings set out_at = '2026-07-01T13:05Z' where id = ${id}`,
    );
    expect(await copy()).toContain("Reg.nr ABC 123");
    expect(await copy()).toContain("Utlämnad onsdag 1 juli 2026 kl. 15:05");
  });

  test("without terms of its own is the agreed and the signatures, on one page", async () => {
    const { id } = await made({ customer: { name: "Nils Lind" } }, { type: "equipment" });
    const pages = await pagesOf(id);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("Sida 1 av 1");
    for (const words of ["Personnummer", "Deposition", "Org.nr  "])
      expect(pages[0]).not.toContain(words);
  });

  test("carries its whole text over as many pages as it takes, and is signed on one of them", async () => {
    const points = Array.from(
      { length: 150 },
      (_, at) =>
        `<h2>§ ${at + 1}</h2><p>Punkt ${at + 1} är <strong>viktig</strong> &amp; sann.</p>`,
    );
    const { id } = await made();
    await anAskedAgreement(counter.shop.db, id, { content: points.join("\n") });
    const pages = await pagesOf(id);
    expect(pages.length).toBeGreaterThan(4);
    for (const [at, page] of pages.entries())
      expect(page).toContain(`Sida ${at + 1} av ${pages.length}`);
    const whole = pages.join(" ");
    for (let at = 1; at <= 150; at += 1) expect(whole).toContain(`Punkt ${at} är viktig & sann.`);
    // A heading is never left alone at the end of its page.
    for (const page of pages) expect(page).not.toMatch(/§ \d+ *$/);
    const signed = pages.filter((page) => page.includes("Namnförtydligande"));
    expect(signed).toHaveLength(1);
    expect(signed[0]).toMatch(/Underskrifter .* Uthyrare Ort Datum .* Hyrestagare Ort Datum/);
  });

  test("shows the text as it was accepted, and when", async () => {
    const { id: agreementId } = await anAgreement(counter.shop.db, {
      content: "<p>Som det var</p>",
    });
    const { id } = await made({}, { rentalAgreementId: agreementId });
    await counter.post(`/api/bookings/${id}/paper-signature`, undefined, counter.staff);
    await counter.shop.db.execute(sql`
      insert into rental_agreement_versions (rental_agreement_id, version, name, content, created_at)
        values (${agreementId}, 2, 'Nytt', '<p>Helt annat</p>', now())`);
    const whole = (await pagesOf(id)).join(" ");
    expect(whole).toContain("Som det var");
    expect(whole).not.toContain("Helt annat");
    expect(whole).toContain("Signerat på papper, ");
  });

  test("is tagged and reads aloud, with its letters inside", async () => {
    const { id } = await made();
    const file = readPdf((await ask(id)).rawPayload);
    expect(file).toMatchObject({
      title: `Hyresavtal, bokning #${id}`,
      language: "sv-SE",
      isTagged: true,
    });
    expect(file.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    expect(file.elements.get("H1")).toBe(1);
  });

  test("of nobody's booking does not exist", async () => {
    expect((await ask(9_999_999)).json()).toMatchObject({ code: "booking.unknown" });
  });
});

describe("signed on paper", () => {
  const sign = (id: number) =>
    counter.post(`/api/bookings/${id}/paper-signature`, undefined, counter.staff);

  test("what nobody had accepted is accepted, and the log says by whom it was noted", async () => {
    const { id: agreementId } = await anAgreement(counter.shop.db);
    const waiting = await made({}, { rentalAgreementId: agreementId });
    expect(waiting).toMatchObject({ agreementName: null, agreementAcceptedAt: null });
    expect(waiting.agreements).toMatchObject([{ acceptedAt: null, how: null }]);
    const signed = (await sign(waiting.id)).json<Booking>();
    expect(signed.agreementName).toMatch(/^Hyresavtal/);
    expect(signed.agreements).toMatchObject([{ how: "paper" }]);
    const log = await counter.shop.call(`/api/bookings/${waiting.id}/history`, {
      as: counter.admin,
    });
    const lines = () =>
      log.json<Change[]>().filter(({ action }) => action === "booking.agreement-signed");
    expect(lines()).toHaveLength(1);
  });

  test("a second press and a booking without an agreement change nothing", async () => {
    const { id: agreementId } = await anAgreement(counter.shop.db);
    const { id } = await made({}, { rentalAgreementId: agreementId });
    const first = (await sign(id)).json<Booking>();
    expect((await sign(id)).json<Booking>().agreementAcceptedAt).toBe(first.agreementAcceptedAt);
    const without = await made();
    expect((await sign(without.id)).json()).toMatchObject({ agreements: [], agreementName: null });
  });

  test("what was accepted by the customer stays as they accepted it", async () => {
    const { id } = await counter.aBooking();
    await anAskedAgreement(counter.shop.db, id);
    await counter.shop.db.execute(sql`update booking_agreements
      set accepted_at = '2026-05-01T10:00:00Z', how = 'checkout' where booking_id = ${id}`);
    expect((await sign(id)).json<Booking>().agreements).toMatchObject([
      { how: "checkout", acceptedAt: "2026-05-01T10:00:00.000Z" },
    ]);
  });

  test("of a booking that is not there is refused", async () => {
    expect((await sign(9_999_999)).statusCode).toBe(404);
  });
});

describe("the letter that approves a booking", () => {
  const SETTING = "/api/settings/contract-in-confirmation";
  const set = (value: boolean) => counter.post(SETTING, { value });
  const letter = async (id: number) => {
    const [row] = await rowsOf<{ attachment: string | null; plain_text: string }>(
      counter.shop.db,
      sql`select attachment, plain_text from mail_queue
        where booking_id = ${id} and type = 'booking_confirmed'`,
    );
    return row;
  };

  test("comes alone until the owner wants the contract to go along", async () => {
    const answer = await counter.shop.call(SETTING, { as: counter.admin });
    expect(answer.json()).toEqual({ value: false });
    const { id } = await made();
    const sent = await letter(id);
    expect(sent?.attachment).toBeNull();
    expect(sent?.plain_text).not.toContain("Hyresavtalet följer med");
  });

  test("brings the contract along, whether staff or a charge confirms it", async () => {
    expect((await set(true)).json()).toEqual({ value: true });
    const { id: agreementId } = await anAgreement(counter.shop.db);
    const byStaff = await made({}, { rentalAgreementId: agreementId });
    const charged = await counter.aBooking();
    await counter.patch(charged.id, { paymentAction: "capture" });
    for (const { id } of [byStaff, charged]) {
      const sent = await letter(id);
      expect(sent?.attachment).toBe("contract");
      expect(sent?.plain_text).toContain("Hyresavtalet följer med det här mejlet som en PDF");
    }
    expect((await letter(byStaff.id))?.plain_text).toContain("skriver vi under tillsammans");
    const asks = "Läs och godkänn avtalet: ";
    expect((await letter(byStaff.id))?.plain_text).toContain(asks);
    expect((await letter(charged.id))?.plain_text).not.toContain(asks);
    await set(false);
  });

  test("brings it along once more when staff send the letter again", async () => {
    await set(true);
    const { id } = await made();
    await set(false);
    await sendAll(counter.shop);
    const log = await counter.shop.call(`/api/email-logs/${id}`, { as: counter.staff });
    const [sent] = log.json<{ id: number }[]>();
    const again = await counter.post(
      `/api/email-logs/${sent?.id}/resend`,
      undefined,
      counter.staff,
    );
    expect(again.statusCode, again.body).toBeLessThan(300);
    const [letters] = await rowsOf<{ count: number }>(
      counter.shop.db,
      sql`select count(*)::int from mail_queue where booking_id = ${id} and attachment = 'contract'`,
    );
    expect(letters?.count).toBe(2);
  });
});
