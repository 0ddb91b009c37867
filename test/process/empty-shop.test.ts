import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import PostalMime, { type Email } from "postal-mime";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { agreementDraft } from "#web/admin/dashboard/agreements/agreement-draft.ts";
import { createTestDatabase } from "#test/databases.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { signIn } from "#test/shop-calls.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";
import { CARDS, confirmCard } from "#test/confirm-card.ts";
import { aPaymentWish } from "#test/payment-wish.ts";
import { parse } from "regexparam";
import { SHOP_ROUTES } from "#web/shop-routes.ts";
import { wordsOfTheDemoIn } from "#test/words-of-the-demo.ts";

const PAGES = [
  "/",
  "/hyr-husbil",
  "/hyr-husbil/sundsvall",
  "/hyr-husbil/timra",
  "/about",
  "/bokningsvillkor",
  "/integritet",
  "/angra",
  "/auth",
  "/registrera",
  "/min-bokning",
  "/min-bokning/tillbaka",
  "/glomt-losenord",
  "/aterstall/en-lank-som-inte-finns",
  "/konto",
  "/booking/thank-you?itemName=Bilen&startDate=2027-06-01&endDate=2027-06-03&bookingId=1234567",
  "/finns/inte",
  "/llms.txt",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/api/openapi.json",
];

let shop: StartedShop;
let cookie: string;

beforeAll(async () => {
  shop = await startBuiltShop({
    environment: {
      DATABASE_URL: await createTestDatabase(TEMPLATE),
      DEMO: "false",
      CLOCK_START: "2027-03-01T09:00:00Z",
      RATE_LIMIT_FACTOR: "100",
    },
  });
  cookie = await signIn(shop);
});
afterAll(() => shop.stop());

function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${shop.address}${path}`, {
    method,
    headers: { "content-type": "application/json", cookie: cookie ?? "" },
    ...(body && { body: JSON.stringify(body) }),
  });
}
const post = (path: string, body?: object) => call("POST", path, body ?? {});
/** Which addresses were looked at. */
const looked = new Set<string>();
async function read(path: string): Promise<string> {
  looked.add(path.split("?")[0] ?? "");
  return (await call("GET", path)).text();
}

/** What a person reads: without markup, scripts, and what only machines look at. */
function words(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ");
}

function expectNothingOfTheDemo(text: string, where: string): void {
  expect(wordsOfTheDemoIn(text), where).toEqual([]);
}

async function expectPdfWithoutTheDemo(path: string): Promise<string> {
  const answer = await call("GET", path);
  expect(answer.status, path).toBe(200);
  const { pages, title } = readPdf(Buffer.from(await answer.arrayBuffer()));
  const text = [title, ...pages.flat()].join("\n");
  expectNothingOfTheDemo(text, path);
  return text;
}

type ReadLetter = Email & { file: string; raw: string };

/** The letters that have left, as a mail program reads them: on the way no line is longer than some 70 signs. */
async function outbox(): Promise<ReadLetter[]> {
  const folder = join(shop.dataDir, "outbox");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .map(async (file) => {
        const raw = readFileSync(join(folder, file), "utf8");
        return { ...(await PostalMime.parse(raw)), file, raw };
      }),
  );
}

function expectLetterWithoutTheDemo({ file, subject, text, html }: ReadLetter): void {
  expect(text?.length, file).toBeGreaterThan(20);
  for (const part of [subject, text, html]) expectNothingOfTheDemo(part ?? "", file);
}

/** A value that is not there leaves no hole behind. */
function expectNoHoles(html: string, where: string): void {
  expect(words(html), where).not.toMatch(
    /undefined|\bnull\b|\[object|NaN|, ,|,\s*\.(?!\d)|org\.nr\s*[.,]/,
  );
}

async function aPaidBooking(itemId: number, start: string, end: string): Promise<number> {
  const opened = await post("/api/create-payment-intent", {
    ...aPaymentWish({
      itemId,
      start,
      end,
      amount: 2000,
      customer: { streetAddress: "Byvägen 1", postalCode: "837 52", city: "Mörsil" },
    }),
  });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  await confirmCard(`${shop.address}/sandbox/stripe`, clientSecret, CARDS.good);
  const stripePaymentId = clientSecret.split("_secret_")[0];
  const placed = await post("/api/bookings", { stripePaymentId });
  expect([200, 201]).toContain(placed.status);
  return ((await placed.json()) as { id: number }).id;
}

describe("a shop whose owner has set nothing", () => {
  test.each(PAGES)("shows nothing of the demo company on %s, and no holes", async (path) => {
    const text = await read(path);
    expect(text.length).toBeGreaterThan(20);
    expectNothingOfTheDemo(text, path);
    if (path !== "/api/openapi.json") expectNoHoles(text, path);
  });

  test("says warmly that there is nothing to hire yet", async () => {
    expect(words(await read("/"))).toContain("Snart öppnar vi uthyrningen");
    expect(words(await read("/hyr-husbil"))).toContain("Husbilarna kommer snart");
  });

  test("names what is not set when it starts", () => {
    expect(shop.output()).toMatch(/Not set yet\s+SHOP_NAME, COMPANY_NAME, COMPANY_ORGNR/);
  });

  test("tells the administrator what is left to set, and nobody else", async () => {
    const path = "/api/settings/left-to-set";
    expect(await (await call("GET", path)).json()).toContain("COMPANY_ORGNR");
    expect((await fetch(`${shop.address}${path}`)).status).toBe(401);
  });
});

describe("a booking in a shop whose owner has set nothing", () => {
  let charged: number;
  let released: number;
  let slug: string;

  beforeAll(async () => {
    const made = await post("/api/rental-items", {
      type: "rv",
      name: "Egen bil",
      pricePerDay: 1000,
      quantity: 5,
      depositAmount: 5000,
    });
    const item = (await made.json()) as { id: number; slug: string };
    ({ slug } = item);
    charged = await aPaidBooking(item.id, "2027-06-01", "2027-06-03");
    released = await aPaidBooking(item.id, "2027-06-08", "2027-06-10");
    for (const [id, paymentAction] of [
      [charged, "capture"],
      [released, "void"],
    ] as const)
      expect((await call("PATCH", `/api/bookings/${id}`, { paymentAction })).status).toBe(200);
    expect((await post(`/api/bookings/${charged}/send-deposit-reminder`)).ok).toBe(true);
    const refund = { amount: 100, reason: "Rabatt i efterhand" };
    expect((await post(`/api/bookings/${charged}/refund`, refund)).ok).toBe(true);
  });

  test("its pages show nothing of the demo company", async () => {
    for (const path of [
      `/p/${slug}`,
      `/booking?itemId=1&startDate=2027-06-20&endDate=2027-06-22`,
      `/deposit-payment/${charged}`,
      "/llms.txt",
    ]) {
      const text = await read(path);
      expectNothingOfTheDemo(text, path);
      expectNoHoles(text, path);
    }
  });

  test("its receipt names the shop, and leaves out what the owner has not said", async () => {
    for (const path of [
      `/api/receipts/${charged}`,
      `/api/receipts/${charged}/html`,
      `/api/receipts/${charged}/download`,
    ])
      expectNothingOfTheDemo(await read(path), path);
    const html = await read(`/api/receipts/${charged}/html`);
    expectNoHoles(html, "the receipt");
    expect(words(html)).toContain("Säljare Namn Norrvidd");
    expect(words(html)).not.toMatch(/Org\.nr|Momsreg\.nr|F-skatt/);
  });

  test("its letters go to the customer, from an address that pretends nothing, and none to the shop", async () => {
    type Log = { type: string; recipient: string; htmlContent: string };
    const letters = async () =>
      (
        await Promise.all(
          [charged, released].map(async (id) =>
            (await call("GET", `/api/email-logs/${id}`)).json(),
          ),
        )
      ).flat() as Log[];
    await vi.waitFor(
      async () => expect((await letters()).length).toBeGreaterThanOrEqual(6),
      60_000,
    );
    const sent = await letters();
    expect(new Set(sent.map(({ type }) => type))).toEqual(
      new Set([
        "booking_confirmation",
        "booking_confirmed",
        "booking_cancelled",
        "deposit_reminder",
        "refund_notice",
      ]),
    );
    for (const { type, htmlContent } of sent) {
      expectNothingOfTheDemo(htmlContent, type);
      expectNoHoles(htmlContent, type);
    }
    const left = await outbox();
    expect(left.length).toBeGreaterThan(0);
    for (const letter of left) {
      expectLetterWithoutTheDemo(letter);
      expect(letter.raw).toMatch(/^From: Norrvidd <no-reply@localhost>/m);
      expect(letter.raw).not.toMatch(/^Reply-To:/m);
    }
  });

  test("its books leave for the accountant under the shop's name, without a number that is nobody's", async () => {
    const sie = await read("/api/accounting/export/sie/2027/3");
    expect(sie).toContain('#FNAMN "Norrvidd"');
    expect(sie).not.toContain("#ORGNR");
    for (const path of ["export/monthly/2027/3/pdf", "export/yearly/2027/pdf"])
      await expectPdfWithoutTheDemo(`/api/accounting/${path}`);
  });
});

describe("the same shop once its owner in Åre has said whose it is", () => {
  let bookingId: number;
  let itemId: number;
  let slug: string;

  beforeAll(async () => {
    const settings = await call("PATCH", "/api/settings/shop", {
      presentation: { name: "Årevidd", area: "Jämtland" },
      company: {
        name: "Årevidd AB",
        orgnr: "556677-8899",
        seat: "Åre",
        fTax: false,
        address: "Årevägen 1, 837 52 Åre",
        phone: "0647-1",
        email: "hej@arevidd.se",
      },
      places: [
        {
          name: "Stationen",
          address: "Stationsvägen 2, 837 52 Åre",
          mapUrl: "https://karta.example/are",
          instructions: "Ring på klockan vid perrongen.",
        },
      ],
      hero: { heading: "Upp på fjället", text: "Husbil och skidor vid foten av Åreskutan." },
      mail: { notices: "jag@arevidd.se" },
    });
    expect(settings.status).toBe(200);
    const { motorhomes } = (await (await call("GET", "/api/settings/words")).json()) as {
      motorhomes: object;
    };
    const town = { ...motorhomes, heading: "Hyr husbil i Åre", slug: "are", name: "Åre" };
    const beyond = { ...town, heading: "Hyr husbil i Duved", slug: "duved", name: "Duved" };
    expect((await call("PATCH", "/api/settings/words", { local: [town, beyond] })).status).toBe(
      200,
    );
    const made = await post("/api/rental-items", { type: "rv", name: "Skutan", pricePerDay: 1000 });
    ({ slug, id: itemId } = (await made.json()) as { id: number; slug: string });
    bookingId = await aPaidBooking(itemId, "2027-07-01", "2027-07-03");
    const charge = { paymentAction: "capture" };
    expect((await call("PATCH", `/api/bookings/${bookingId}`, charge)).status).toBe(200);
  });

  test("every page, file and receipt is its own, from the very next visitor on", async () => {
    for (const path of [
      ...PAGES,
      "/hyr-husbil/are",
      `/p/${slug}`,
      `/item/${itemId}`,
      `/booking?itemId=${itemId}&startDate=2027-07-20&endDate=2027-07-22`,
      `/deposit-payment/${bookingId}`,
      `/api/receipts/${bookingId}/html`,
    ]) {
      const text = await read(path);
      expectNothingOfTheDemo(text, path);
      if (path !== "/api/openapi.json") expectNoHoles(text, path);
      // How one gets in is told to those who have booked.
      expect(text, path).not.toContain("klockan vid perrongen");
    }
    const home = await read("/");
    expect(home).toContain("<title>Årevidd - Husbilsuthyrning i Jämtland</title>");
    expect(words(home)).toContain("Upp på fjället");
    expect(words(home)).toContain("Du hämtar i Åre.");
    expect(words(await read("/hyr-husbil"))).toContain("Hyr husbil i Jämtland");
    expect(words(await read("/about"))).toContain("Om Årevidd");
    expect(await read("/llms.txt")).toContain("i Jämtland, med hämtning i Åre.");
  });

  test("its receipt says who sold, and claims no F-tax that it has not", async () => {
    const receipt = words(await read(`/api/receipts/${bookingId}/html`));
    expect(receipt).toContain("Årevidd AB");
    expect(receipt).toContain("Momsreg.nr SE556677889901");
    expect(receipt).not.toContain("F-skatt");
  });

  test("its letters come from its own address, and its notices reach its owner", async () => {
    const letters = async () =>
      (await outbox()).filter(({ file }) => file.includes(String(bookingId)));
    await vi.waitFor(
      async () => expect((await letters()).length).toBeGreaterThanOrEqual(3),
      60_000,
    );
    for (const letter of await letters()) {
      expectLetterWithoutTheDemo(letter);
      expect(letter.raw).toMatch(/^From: =\?UTF-8\?Q\?=C3=85revidd\?= <hej@arevidd\.se>/m);
    }
    expect((await letters()).some(({ to }) => to?.[0]?.address === "jag@arevidd.se")).toBe(true);
  });

  test("the pages that only a mailed link opens are its own too", async () => {
    const link = async (wanted: RegExp) => {
      const found = async () =>
        (await outbox()).map(({ text }) => wanted.exec(text ?? "")?.[0]).filter(Boolean);
      await vi.waitFor(async () => expect(await found()).not.toEqual([]), 60_000);
      return (await found()).at(-1) ?? "";
    };
    const again = await aPaidBooking(itemId, "2027-07-10", "2027-07-12");
    for (const body of [{ paymentAction: "void" }, { status: "confirmed" }])
      expect((await call("PATCH", `/api/bookings/${again}`, body)).status).toBe(200);
    expect((await post(`/api/bookings/${again}/payment-link`)).status).toBe(200);
    const colleague = { email: "kollega@arevidd.se", role: "staff" };
    expect((await post("/api/users/invitations", colleague)).status).toBe(201);
    const renewed = await post(`/api/bookings/${bookingId}/own-page-link`);
    const { url } = (await renewed.json()) as { url: string };
    for (const path of [
      new URL(url).pathname,
      await link(/\/betala\/[\w-]{43}/),
      await link(/\/inbjudan\/[\w-]+/),
    ]) {
      const text = await read(path);
      expectNothingOfTheDemo(text, path);
      expectNoHoles(text, path);
      expect(words(text), path).toContain("Årevidd");
    }
    (await outbox()).forEach(expectLetterWithoutTheDemo);
  });

  test("its receipt and its contract on paper are signed by the shop in Åre", async () => {
    const draft = agreementDraft("Årevidd AB", USUAL_POLICY);
    expect((await post("/api/rental-agreements", draft)).status).toBe(201);
    for (const path of [`/api/receipts/${bookingId}/pdf`, `/api/bookings/${bookingId}/contract`])
      expect(await expectPdfWithoutTheDemo(path), path).toContain("Årevidd AB");
  });
});

// Last, since it asks what the tests before it have looked at.
test.each(SHOP_ROUTES.map(({ path }) => ({ path: String(path), route: path })))(
  "the page $path was searched for words of the demo",
  ({ route }) => {
    const pattern = typeof route === "string" ? parse(route).pattern : route;
    expect([...looked].filter((path) => pattern.test(path))).not.toEqual([]);
  },
);
