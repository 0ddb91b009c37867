import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RentalItem } from "#contracts/catalog.ts";
import { byPerson } from "#domain/bookings/customer-keys.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { similarThings } from "#domain/catalog/similar-things.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { shopAsSaved, type SavedShop } from "#domain/shop/owners-shop.ts";
import { readConfig } from "#server/platform/config.ts";
import { firstShop, shopFacts } from "#server/platform/shop-facts.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCards, type TestCards } from "#test/test-cards.ts";
import { testClock } from "#test/test-clock.ts";
import { TEST_FACTS, TEST_START } from "#test/test-facts.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { demoAgreement } from "./agreement.ts";
import { bookDemoStays } from "./book-demo-stays.ts";
import { demoCalendar } from "./demo-calendar.ts";
import { demoItems } from "./demo-items.ts";
import { asDemo } from "./demo-shop.ts";
import { loadDemo, wantsDemo } from "./load-demo.ts";

const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-demo-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

let shop: TestShop;
let items: RentalItem[];
const clock = testClock();
let cards: TestCards;
const parts = () => ({
  db: shop.db,
  clock,
  gateway: cards.gateway,
  shop: () => TEST_FACTS,
  shopEmail: () => "butiken@example.se",
});
const pay = async (clientSecret: string) => void (await cards.pay(clientSecret));

beforeAll(async () => {
  cards = await openTestCards(clock);
  shop = await openTestShop({ clock, gateway: cards.gateway, dataDir });
  expect(await wantsDemo(shop.db)).toBe(true);
  await bookDemoStays(parts(), pay);
  expect(await allBookings()).toHaveLength(0);
  await loadDemo({ db: shop.db, clock, media: shop.media });
  await bookDemoStays(parts(), pay);
  items = (await shop.call("/api/rental-items")).json<RentalItem[]>();
});

test("the demo has at least four motorhomes and eight pieces of equipment to rent", () => {
  const listed = items.filter((item) => !item.isAddonOnly);
  expect(listed.filter((item) => item.type === "rv").length).toBeGreaterThanOrEqual(4);
  expect(listed.filter((item) => item.type === "equipment").length).toBeGreaterThanOrEqual(8);
});

test("who cannot have the kayak is offered the canoe, and nothing for the snow", () => {
  const listed = items.filter((item) => !item.isAddonOnly);
  const found = listed.map(({ id, pricePerDay }) => ({ id, free: true, perNight: pricePerDay }));
  const inPlaceOf = (slug: string) =>
    similarThings(
      listed.find((item) => item.slug === slug)!,
      listed,
      found,
    ).map(({ thing }) => thing.slug);
  expect(inPlaceOf("havskajak")).toEqual(["kanadensare"]);
  expect(inPlaceOf("turskidor")).toContain("snoskor");
  expect(inPlaceOf("fjallripa-70")).toHaveLength(3);
});

test("each item to rent has a main picture and four more, all in the shop's own store", () => {
  for (const item of items.filter(({ isAddonOnly }) => !isAddonOnly)) {
    expect(item.pictures, item.name).toHaveLength(5);
    for (const { alt, variants, blur, url } of item.pictures) {
      expect(alt, item.name).toMatch(/^[A-ZÅÄÖ].{15,}/);
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      for (const one of [url, ...variants.map((variant) => variant.url)])
        expect(existsSync(join(dataDir, one)), one).toBe(true);
    }
  }
});

test("each item has all its texts, in Swedish that ends its sentences", () => {
  for (const item of items) {
    for (const text of [
      item.miniHeading,
      item.shortDescription,
      item.description,
      item.heroTagline,
    ])
      expect(text, item.name).toMatch(/^[A-ZÅÄÖ0-9][^]{20,}[.]$/);
    expect(item.featureSets.length, item.name).toBeGreaterThan(0);
  }
});

const NUMBERS: Record<string, number> = { två: 2, tre: 3, fem: 5, sju: 7, tio: 10 };
const daysOf = (word = "") => NUMBERS[word] ?? Number(word);

/** So many per cent, as the agreement words them. */
function percentOf(sentence: string): number {
  if (/ingen återbetalning/.test(sentence)) return 0;
  if (/tillbaka hela beloppet/.test(sentence)) return 100;
  if (/tillbaka hälften/.test(sentence)) return 50;
  return Number(/tillbaka (\d+) (?:procent|%)/.exec(sentence)?.[1]);
}

/** What a part of the agreement says, step by step: from so many days before, so much goes back. */
function promisedIn(part: string): CancellationPolicy {
  const sentences = part.replaceAll(/<[^>]+>/g, "\n").split(/\n|(?<=\.) /);
  return sentences.flatMap((sentence) => {
    const from =
      /^(\S+) (?:till \d+ )?dagar (?:eller mer )?före/.exec(sentence) ??
      /avbokar senast (\S+) dagar före/.exec(sentence);
    return from ? [{ daysBefore: daysOf(from[1]), percent: percentOf(sentence) }] : [];
  });
}

test("the demo's agreement promises of cancelling what its things do, to the day and the per cent", () => {
  const part = (heading: string) =>
    new RegExp(`<h3>${heading}</h3>([^]*?)<h3>`).exec(demoAgreement.content)?.[1] ?? "";
  const first = asDemo(firstShop(readConfig({})));
  for (const item of items) {
    const said = part(item.type === "rv" ? "Husbil" : "Utrustning");
    const policy = policyOf(item, first);
    expect(promisedIn(said), item.name).toEqual(policy);
    // Later than the last step nothing goes back, and that is said from the day it begins.
    const least = Math.min(...policy.map(({ daysBefore }) => daysBefore));
    expect(said).toMatch(
      item.type === "rv"
        ? new RegExp(`Mindre än ${least} dagar före: ingen återbetalning\\.`)
        : /Därefter görs ingen återbetalning\./,
    );
  }
});

test("the demo is picked up in Sundsvall and Timrå, until somebody has a place of another town", () => {
  const first = asDemo(firstShop(readConfig({})));
  const nothing: SavedShop = {
    presentation: {},
    company: {},
    places: null,
    opening: null,
    hero: {},
    mail: {},
    words: {},
    letters: {},
    cancellationPolicy: null,
    changeDays: null,
    checklists: {},
  };
  const towns = (saved: Partial<SavedShop>) =>
    shopFacts(shopAsSaved(first, { ...nothing, ...saved }), TEST_START).pickupTowns;
  expect(towns({})).toEqual(["Sundsvall", "Timrå"]);
  const [local] = first.words.local;
  expect(towns({ words: { local: [{ ...local!, slug: "are", name: "Åre" }] } })).toEqual([
    "Sundsvall",
    "Timrå",
  ]);
  const place = { id: 1, name: "Stationen", mapUrl: "", instructions: "" };
  expect(towns({ places: [{ ...place, address: "Årevägen 55, 837 52 Åre" }] })).toEqual(["Åre"]);
  expect(towns({ company: { address: "Gården" } })).toEqual([]);
});

async function allBookings(): Promise<{ id: number; status: string }[]> {
  return rowsOf(
    shop.db,
    sql`select b.id, p.status from bookings b left join payments p on p.booking_id = b.id order by b.id`,
  );
}

test("the demo's customers have booked and paid as everybody does, some are approved, and the books agree", async () => {
  const all = await allBookings();
  expect(all.length).toBeGreaterThanOrEqual(9);
  expect(all.filter(({ status }) => status === "captured")).toHaveLength(4);
  expect(all.filter(({ status }) => status === "authorized")).toHaveLength(all.length - 4);
  expect(await reconcile(parts())).toMatchObject({ ok: true, value: { differences: [] } });
});

test("each of the demo's customers is a person of their own", async () => {
  const customers = await rowsOf<{ email: string; phone: string }>(
    shop.db,
    sql`select customer_email as email, customer_phone as phone from bookings`,
  );
  expect(byPerson(customers)).toHaveLength(customers.length);
});

test("a start that was broken off while they booked goes on where it was", async () => {
  const before = await allBookings();
  await shop.db.execute(sql`delete from settings where key = 'demoBooked'`);
  await bookDemoStays(parts(), pay);
  expect(await allBookings()).toEqual(before);
});

test.each(["before", "after"])(
  "a start that was broken off %s a customer paid goes on with that customer",
  async (moment) => {
    const provider = await openTestCards(clock);
    const broken = await openTestShop({ clock, gateway: provider.gateway });
    await loadDemo({ db: broken.db, clock, media: broken.media });
    const its = { ...parts(), db: broken.db, gateway: provider.gateway };
    let paid = 0;
    const payAndBreak = async (clientSecret: string) => {
      paid += 1;
      if (moment === "after") await provider.pay(clientSecret);
      if (paid % 2 === 1) throw new Error("killed");
      if (moment === "before") await provider.pay(clientSecret);
    };
    let starts = 1;
    for (; starts < 30; starts += 1) {
      const wasBroken = await bookDemoStays(its, payAndBreak).then(
        () => false,
        () => true,
      );
      if (!wasBroken) break;
    }
    expect(starts).toBeGreaterThan(4);
    const statuses = await rowsOf<{ status: string }>(
      broken.db,
      sql`select p.status from bookings b join payments p on p.booking_id = b.id`,
    );
    expect(statuses).toHaveLength((await allBookings()).length);
    expect(statuses.filter(({ status }) => status === "captured")).toHaveLength(4);
    expect(await reconcile(its)).toMatchObject({ ok: true, value: { differences: [] } });
  },
);

test("a second start on the same database loads nothing twice", async () => {
  expect(await wantsDemo(shop.db)).toBe(false);
  await loadDemo({ db: shop.db, clock, media: shop.media });
  await bookDemoStays(parts(), pay);
  expect((await shop.call("/api/rental-items")).json()).toHaveLength(demoItems.length);
});

test("an owner who removed everything gets no demo back", async () => {
  const emptied = await openTestShop();
  await loadDemo({ db: emptied.db, clock: emptied.clock, media: emptied.media });
  await emptied.db.execute(sql`delete from bookings`);
  await emptied.db.delete(rentalItems);
  expect(await wantsDemo(emptied.db)).toBe(false);
});

test("every drawn picture is small, and none lies about unused", () => {
  const folder = new URL("../../demo/pictures/", import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")) as Record<
    string,
    { files: { file: string; width: number; format: string }[] }
  >;
  const used = new Set(demoItems.flatMap(({ pictures }) => [pictures.main, ...pictures.gallery]));
  expect(Object.keys(manifest).toSorted()).toEqual([...used].toSorted());
  for (const { files } of Object.values(manifest))
    for (const { file } of files)
      expect(readFileSync(new URL(file, folder)).length, file).toBeLessThan(90_000);
});

test("on whatever day it is loaded, the demo shows free, partly taken, full, blocked and seasonal nights", async () => {
  const year = Array.from(
    { length: 12 },
    (_, month) => `2027-${String(month + 1).padStart(2, "0")}-15`,
  );
  for (const today of year) {
    const calendars = Object.values(demoCalendar(today as LocalDate));
    for (const { seasons = [], blocked = [], intervals = [], bookings = [] } of calendars)
      for (const { startDate, endDate } of [...seasons, ...blocked, ...intervals, ...bookings])
        expect(startDate <= endDate && isLocalDate(startDate) && isLocalDate(endDate), today).toBe(
          true,
        );
    const weekly = calendars.flatMap(({ intervals = [] }) => intervals);
    expect(
      weekly.some(({ endDate }) => endDate > today),
      today,
    ).toBe(true);
  }
  const kayak = items.find((item) => item.slug === "havskajak")!;
  const daily = await shop.call(
    `/api/rental-items/${kayak.id}/availability/daily?startDate=2026-06-04&endDate=2026-06-16`,
  );
  expect(Object.values(daily.json())).toEqual([6, 2, 2, 2, 6, 6, 6, 6, 6, 0, 0, 6, 6]);
});

test("the demo's motorhomes are told apart from the beginning, and its equipment is counted", async () => {
  const [counts] = await rowsOf<{ numbered: number; items: number; counted: number }>(
    shop.db,
    sql`select count(*) filter (where i.type = 'rv' and u.count = i.quantity)::int as numbered,
        count(*) filter (where i.type = 'rv')::int as items,
        count(*) filter (where i.type <> 'rv' and u.count > 0)::int as counted
      from rental_items i cross join lateral
        (select count(*) from units where rental_item_id = i.id) u`,
  );
  expect(counts?.numbered).toBe(counts?.items);
  expect(counts?.items).toBeGreaterThan(0);
  expect(counts?.counted).toBe(0);
});
