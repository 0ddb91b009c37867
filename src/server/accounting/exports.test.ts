import { beforeAll, describe, expect, test } from "vitest";
import type { LightMyRequestResponse } from "fastify";
import type { MonthlyAccounting } from "#contracts/accounting.ts";
import { readCsv } from "#test/csv-reader.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { readSie } from "#test/sie-reader.ts";
import { testBooks, type TestBooks } from "#test/test-books.ts";
import { testClock } from "#test/test-clock.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { fixedShop, openTestShop, type TestShop } from "#test/test-shop.ts";

const COMPANY = { ...TEST_FACTS.company, name: 'Åre "Vidd" – Łódź AB' };

let shop: TestShop;
let books: TestBooks;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop({
    clock: testClock("2027-06-12T10:00:00Z"),
    shop: fixedShop({ ...TEST_FACTS, company: COMPANY }),
  });
  books = testBooks(shop.db, shop.clock);
  const paid = await books.capture({
    amount: 999,
    bookingId: 1_234_567,
    customer: '=HYPERLINK("http://ont.example";"Åsa")',
    item: "Öringen; stor",
  });
  shop.clock.advance({ hours: 14 });
  await books.refund(paid, 100);
  const deposit = await books.deposit({ amount: 5000, bookingId: 1_234_568 });
  await books.keep(deposit, 500, "service");
  await books.keep(deposit, 300, "damage");
  admin = await shop.signIn("admin");
});

async function get(path: string): Promise<LightMyRequestResponse> {
  const answer = await shop.call(`/api/accounting/export/${path}`, { as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

describe("CSV", () => {
  test("of a month opens in Swedish Excel: a mark, semicolons, decimal commas", async () => {
    const answer = await get("monthly/2027/06");
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="bokforing-2027-06.csv"',
    );
    const [headings, first, second, third, fourth, fifth, sum, ...rest] = readCsv(answer.body);
    expect(headings).toEqual([
      "Datum",
      "Verifikation",
      "Kvitto",
      "Händelse",
      "Boknings-ID",
      "Kund",
      "Produkt",
      "Totalt",
      "Exkl. moms",
      "Moms",
      "Momskod",
      "Betalnings-ID",
      "Belopp",
      "Betalsätt",
      "Text",
      "Kvittotyp",
    ]);
    expect(first?.slice(0, 5)).toEqual([
      "2027-06-12",
      "K 1",
      "2027-000001",
      "Betalning",
      "1234567",
    ]);
    expect(first?.slice(6, 11)).toEqual(["Öringen; stor", "999,00", "799,20", "199,80", "MP1"]);
    expect(second?.slice(7, 10)).toEqual(["-100,00", "-80,00", "-20,00"]);
    expect(third?.slice(7, 11)).toEqual(["", "", "", ""]);
    expect(fourth?.slice(7, 10)).toEqual(["500,00", "400,00", "100,00"]);
    expect(fifth?.slice(12)).toEqual([
      "300,00",
      "Kort",
      "Behållen deposition, bokning 1234568",
      "",
    ]);
    expect(sum).toEqual("Summa;;;Försäljning;;;;1399,00;1119,20;279,80;;;;;;".split(";"));
    expect(rest).toEqual([]);
  });

  test("holds no formula, whatever a customer calls themselves", async () => {
    const [, first] = readCsv((await get("monthly/2027/6")).body);
    expect(first?.[5]).toBe('\'=HYPERLINK("http://ont.example";"Åsa")');
  });

  test("of a year has its months, the boxes of each VAT return, and the sum", async () => {
    const answer = await get("yearly/2027");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="bokforing-2027.csv"');
    const rows = readCsv(answer.body);
    expect(rows).toHaveLength(14);
    expect(rows[6]).toEqual("2027;juni;1399,00;1;1;0;1119,20;279,80;1119;279;Nej".split(";"));
    expect(rows[1]?.[2]).toBe("0,00");
    expect(rows[13]?.slice(0, 8)).toEqual("2027;Summa;1399,00;1;1;0;1119,20;279,80".split(";"));
  });
});

// The example is written out byte by byte: å is 86, ä 84, ö 94 and Å 8F in the code page.
const JUNE = [
  "#FLAGGA 0",
  '#PROGRAM "Norrvidd" "1.0"',
  "#FORMAT PC8",
  "#GEN 20270613",
  "#SIETYP 4",
  '#PROSA "Betalningar och depositioner 2027-06"',
  "#ORGNR 556000-0001",
  '#FNAMN "\x8Fre \\"Vidd\\" - L\xA2dz AB"',
  "#RAR 0 20270101 20271231",
  '#KONTO 1686 "Fordringar f\x94r kontokort och kuponger"',
  '#KONTO 2611 "Utg\x86ende moms p\x86 f\x94rs\x84ljning inom Sverige, 25 %"',
  '#KONTO 2890 "\x99vriga kortfristiga skulder"',
  '#KONTO 3001 "F\x94rs\x84ljning inom Sverige, 25 % moms"',
  '#KONTO 3990 "\x99vriga ers\x84ttningar och int\x84kter"',
  '#VER K 1 20270612 "Kvitto 2027-000001, bokning 1234567" 20270612',
  "{",
  "#TRANS 1686 {} 999.00",
  "#TRANS 2611 {} -199.80",
  "#TRANS 3001 {} -799.20",
  "}",
  '#VER K 2 20270613 "Kreditkvitto 2027-000002, bokning 1234567" 20270613',
  "{",
  "#TRANS 1686 {} -100.00",
  "#TRANS 2611 {} 20.00",
  "#TRANS 3001 {} 80.00",
  "}",
  '#VER K 3 20270613 "Deposition, bokning 1234568" 20270613',
  "{",
  "#TRANS 1686 {} 5000.00",
  "#TRANS 2890 {} -5000.00",
  "}",
  '#VER K 4 20270613 "Kvitto 2027-000003, tj\x84nst ur depositionen, bokning 1234568" 20270613',
  "{",
  "#TRANS 2890 {} 500.00",
  "#TRANS 2611 {} -100.00",
  "#TRANS 3001 {} -400.00",
  "}",
  '#VER K 5 20270613 "Beh\x86llen deposition, bokning 1234568" 20270613',
  "{",
  "#TRANS 2890 {} 300.00",
  "#TRANS 3990 {} -300.00",
  "}",
];

describe("SIE", () => {
  test("of a month is byte for byte what the format's description says", async () => {
    const answer = await get("sie/2027/6");
    expect(answer.headers["content-type"]).toBe("application/octet-stream");
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="bokforing-2027-06.si"',
    );
    const expected = Buffer.from(JUNE.map((line) => `${line}\r\n`).join(""), "latin1");
    expect(answer.rawPayload.toString("latin1")).toBe(expected.toString("latin1"));
  });

  test("is understood by a reader that knows only the format", async () => {
    const file = readSie((await get("sie/2027")).rawPayload);
    const records = new Map(file.records.map(({ label, fields }) => [label, fields]));
    expect(file.records.map(({ label }) => label).slice(0, 5)).toEqual([
      "#FLAGGA",
      "#PROGRAM",
      "#FORMAT",
      "#GEN",
      "#SIETYP",
    ]);
    expect(records.get("#FNAMN")).toEqual(['Åre "Vidd" - Lódz AB']);
    expect(records.get("#RAR")).toEqual(["0", "20270101", "20271231"]);
    expect(file.accounts.get("1686")).toBe("Fordringar för kontokort och kuponger");
    expect(file.vouchers.map(({ series, number }) => series + number)).toEqual([
      "K1",
      "K2",
      "K3",
      "K4",
      "K5",
    ]);
    const balance = (account: string) =>
      file.vouchers
        .flatMap(({ lines }) => lines)
        .filter((line) => line.account === account)
        .reduce((sum, { ore }) => sum + ore, 0n);
    expect(balance("3001")).toBe(-111_920n);
    expect(balance("2611")).toBe(-27_980n);
    expect(balance("2890")).toBe(-420_000n);
    expect(balance("1686")).toBe(589_900n);
  });

  test("of a month without vouchers is a valid file without any", async () => {
    const file = readSie((await get("sie/2026/2")).rawPayload);
    expect(file.vouchers).toEqual([]);
    expect(file.accounts.size).toBe(0);
  });
});

describe("PDF", () => {
  test("of a month is tagged, Swedish and named, with its own letters inside", async () => {
    const answer = await get("monthly/2027/6/pdf");
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe('inline; filename="bokforing-2027-06.pdf"');
    const file = readPdf(answer.rawPayload);
    expect(file).toMatchObject({ language: "sv-SE", isTagged: true });
    expect(file.title).toBe(`Bokföring juni 2027, ${COMPANY.name}`);
    expect(file.fonts.length).toBeGreaterThan(0);
    for (const font of file.fonts)
      expect(font).toEqual({ name: expect.stringContaining("SourceSans3"), isEmbedded: true });
    expect(file.elements.get("H1")).toBe(1);
    expect(file.elements.get("Table")).toBe(5);
  });

  test("of a month says the sums, the VAT boxes, the deposits and every event", async () => {
    const { pages } = readPdf((await get("monthly/2027/6/pdf")).rawPayload);
    expect(pages).toHaveLength(1);
    const page = pages[0]!.map((text) => text.replaceAll("\u00a0", " "));
    expect(page).toContain("Bokföring juni 2027");
    expect(page).toContain("Sida 1 av 1");
    expect(page).toContain('Åre "Vidd" – Łódź AB');
    for (const [words, value] of [
      ["Totalt inkl. moms", "1 399,00"],
      ["05 Momspliktig försäljning", "1 119,20"],
      ["05 i hela kronor", "1 119"],
      ["10 Utgående moms 25 %", "279,80"],
      ["10 i hela kronor", "279"],
      ["Mottaget", "5 000,00"],
      ["Behållet för skador, utan moms", "300,00"],
      ["Skuld till kunder vid periodens slut", "4 200,00"],
    ] as const)
      expect(page[page.indexOf(words) + 1], words).toBe(value);
    expect(page).toContain("Kvitto 2027-000001");
    expect(page).toContain("Kreditkvitto 2027-000002");
    expect(page).toContain("−100,00");
  });

  test("of a year has a row for each month and their sum", async () => {
    const answer = await get("yearly/2027/pdf");
    expect(answer.headers["content-disposition"]).toBe('inline; filename="bokforing-2027.pdf"');
    const { pages, title } = readPdf(answer.rawPayload);
    expect(title).toContain("Bokföring 2027");
    const page = pages[0]!.map((text) => text.replaceAll("\u00a0", " "));
    const june = page.indexOf("Juni 2027");
    expect(page.slice(june, june + 10)).toEqual(
      "Juni 2027;1;1;0;1 119,20;279,80;1 399,00;1 119;279;Nej".split(";"),
    );
    expect(page).toContain("December 2027");
    expect(page).toContain("Summa");
  });

  test("of a long month repeats its headings, numbers its pages and loses no row", async () => {
    shop.clock.set("2027-08-10T10:00:00Z");
    for (let sale = 0; sale < 75; sale += 1)
      await books.capture({ amount: 1000 + sale, customer: `Kund ${sale}` });
    admin = await shop.signIn("admin");
    const { pages, elements } = readPdf((await get("monthly/2027/8/pdf")).rawPayload);
    const month = (
      await shop.call("/api/accounting/monthly/2027/8", { as: admin })
    ).json<MonthlyAccounting>();
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Sida ${index + 1} av 4`);
      expect(page).toContain("Betalnings-ID");
      expect(page.some((text) => text.includes("Org.nr 556000-0001"))).toBe(true);
    }
    const all = pages.flat();
    for (const { receiptNumber, customerName } of month.bookingDetails) {
      expect(all.filter((text) => text === `Kvitto ${receiptNumber}`)).toHaveLength(1);
      expect(all).toContain(customerName);
    }
    // Read aloud, the headings stand once: a row for them, one for each voucher, one for the sum.
    const summaryRows = 6 + 5 + 6 + 2;
    expect(elements.get("TR")).toBe(summaryRows + 1 + 75 + 1);
  });
});

test("a refund that failed stands in every file, beside the refund it takes back", async () => {
  shop.clock.set("2027-09-10T10:00:00Z");
  const paid = await books.capture({ amount: 2000, bookingId: 1_234_569 });
  await books.refund(paid, 500);
  await books.failRefund(paid, 500, "rent");
  admin = await shop.signIn("admin");
  const rows = readCsv((await get("monthly/2027/9")).body);
  expect(rows.slice(1, 5).map((row) => [row[3], row[7], row[15]])).toEqual([
    ["Betalning", "2000,00", "Kvitto"],
    ["Återbetalning", "-500,00", "Kreditkvitto"],
    ["Återförd återbetalning", "500,00", "Rättelse"],
    ["Försäljning", "2000,00", ""],
  ]);
  const { pages } = readPdf((await get("monthly/2027/9/pdf")).rawPayload);
  expect(pages[0]).toContain("Återförd återbetalning");
  const { vouchers } = readSie((await get("sie/2027/9")).rawPayload);
  expect(vouchers.map(({ text }) => text.replaceAll(/2027-\d{6}/g, "N"))).toEqual([
    "Kvitto N, bokning 1234569",
    "Kreditkvitto N, bokning 1234569",
    "Rättelse N av kreditkvitto N, bokning 1234569",
  ]);
  const amounts = vouchers.map(({ lines }) => lines.map(({ account, ore }) => [account, ore]));
  expect(amounts[2]).toEqual([
    ["1686", 50_000n],
    ["2611", -10_000n],
    ["3001", -40_000n],
  ]);
});
