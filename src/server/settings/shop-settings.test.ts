import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#domain/dates/local-date.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { knownShop } from "./known-shop.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { TEST_SHOP, TEST_START } from "#test/test-facts.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const PATH = "/api/settings/shop";
let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const read = async () => (await shop.call(PATH, { as })).json();
const change = (body: unknown) => shop.call(PATH, { method: "PATCH", body, as });

test("a shop begins as it was started, and says so", async () => {
  expect(await read()).toMatchObject({
    company: { name: "Provbolaget AB", seat: "" },
    places: [{ id: 0, address: "Gatan 1" }],
    opening: { week: [], exceptions: [] },
    noticeHours: 0,
    changeDays: 7,
    asStarted: expect.arrayContaining(["company.name", "company.phone", "places"]),
  });
});

test("one field is changed without the others, and holds from the next page and in every process", async () => {
  const answer = await change({ company: { phone: "070-5" } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ company: { phone: "070-5", name: "Provbolaget AB" } });
  const { asStarted } = answer.json<{ asStarted: string[] }>();
  expect(asStarted).not.toContain("company.phone");
  expect(asStarted).toContain("company.name");
  const another = knownShop(shop.database, { first: TEST_SHOP, start: () => TEST_START });
  await another.refresh();
  expect(another.facts().company).toMatchObject({ phone: "070-5", name: "Provbolaget AB" });
});

test("an emptied field is empty, and does not become again what the shop was started with", async () => {
  await change({ company: { email: "" }, mail: { notices: "" } });
  expect((await read()).company.email).toBe("");
  const known = knownShop(shop.database, { first: TEST_SHOP, start: () => TEST_START });
  await known.refresh();
  expect(known.facts().company.email).toBeNull();
  expect(known.notices()).toBeNull();
});

test("two who change different fields at the same time both get their way", async () => {
  const answers = await Promise.all([
    change({ company: { seat: "Åre" } }),
    change({ company: { address: "Byvägen 2, 837 52 Åre" } }),
    change({ presentation: { name: "Årevidd" } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await read()).toMatchObject({
    presentation: { name: "Årevidd" },
    company: { seat: "Åre", address: "Byvägen 2, 837 52 Åre" },
  });
});

test("each change is in the log with what it was and what it is, and a repeated one is none", async () => {
  await change({ company: { seat: "Östersund" } });
  await change({ company: { seat: "Östersund" } });
  const lines = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, "company"));
  expect(lines.at(-1)).toMatchObject({ after: expect.objectContaining({ seat: "Östersund" }) });
  const seats = lines.filter((line) => (line.after as { seat: string }).seat === "Östersund");
  expect(seats).toHaveLength(1);
});

test("the place a shop was started with can be sent back as it was read, and taken away for good", async () => {
  const started = await read();
  expect(started.places).toMatchObject([{ id: 0, name: "Butiken" }]);
  expect((await change({ places: [], before: { places: started.places } })).statusCode).toBe(200);
  const without = await read();
  expect(without.places).toEqual([]);
  expect(without.asStarted).not.toContain("places");
  const first = {
    ...TEST_SHOP,
    places: [
      { id: 0, name: "", address: "", mapUrl: "https://karta.example.se", instructions: "" },
    ],
  };
  const known = knownShop(shop.database, { first, start: () => TEST_START });
  await known.refresh();
  // Customers go to the company then, wherever it is, and no map of before leads them elsewhere.
  expect(known.facts().places).toMatchObject([{ address: without.company.address, mapUrl: "" }]);
  const again = await change({ places: started.places, before: { places: [] } });
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json().places).toMatchObject([{ name: "Butiken" }]);
});

test("the place a shop was started with is put back as it was, and follows the company's address again", async () => {
  const own = await openTestShop();
  const admin = await own.signIn("admin");
  const put = (body: unknown) => own.call(PATH, { method: "PATCH", body, as: admin });
  const customersRead = async () => {
    const known = knownShop(own.database, { first: TEST_SHOP, start: () => TEST_START });
    await known.refresh();
    return known.facts().places;
  };
  const { places: started } = (await own.call(PATH, { as: admin })).json();
  const mapUrl = "https://karta.example.se/annan";
  const moved = (await put({ places: [{ ...started[0], mapUrl }] })).json();
  expect(await customersRead()).toMatchObject([{ name: "Butiken", mapUrl }]);
  const undone = await put({ places: started, before: { places: moved.places } });
  expect(undone.statusCode, undone.body).toBe(200);
  expect(undone.json()).toMatchObject({
    places: started,
    asStarted: expect.arrayContaining(["places"]),
  });
  expect(await customersRead()).toMatchObject([{ name: "", address: "Gatan 1" }]);
  await put({ company: { address: "Byvägen 2, 837 52 Åre" } });
  expect(await customersRead()).toMatchObject([{ address: "Byvägen 2, 837 52 Åre" }]);
});

test("places are kept in order; one that items name is renamed with its number, and is not removed from under them", async () => {
  const place = (name: string) => ({ name, address: "", mapUrl: "", instructions: "" });
  const made = await change({ places: [place("Byn"), place("Stationen")] });
  const [byn, station] = made.json<{ places: { id: number; name: string }[] }>().places;
  const item = await anItem(shop.db, { placeId: station!.id });
  const renamed = await change({
    places: [
      { ...place("Tågstationen"), id: station!.id },
      { ...place("Byn"), id: byn!.id },
    ],
  });
  expect(renamed.json().places).toMatchObject([
    { id: station!.id, name: "Tågstationen" },
    { id: byn!.id, name: "Byn" },
  ]);
  const onlyByn = { places: [{ ...place("Byn"), id: byn!.id }] };
  const refused = await change(onlyByn);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "setting.place-in-use",
    message: `Tågstationen går inte att ta bort än: ${item.name} hämtas där. Välj en annan plats på objektets sida först, så att inga bokningar flyttas utan att du vet om det.`,
  });
  expect((await read()).places).toHaveLength(2);
  const stored = async () =>
    (await shop.db.select().from(rentalItems).where(eq(rentalItems.id, item.id)))[0]?.placeId;
  expect(await stored()).toBe(station!.id);
  const move = { method: "PATCH", body: { placeId: byn!.id }, as } as const;
  await shop.call(`/api/rental-items/${item.id}`, move);
  expect((await change(onlyByn)).statusCode).toBe(200);
  expect(await stored()).toBe(byn!.id);
});

test("a place is not removed from under coming bookings of what is not rented out any more", async () => {
  const place = { name: "Bryggan", address: "", mapUrl: "", instructions: "" };
  const { places } = (await change({ places: [...(await read()).places, place] })).json();
  const others = places.filter((one: { name: string }) => one.name !== "Bryggan");
  const item = await anItem(shop.db, {
    name: "Kanoten",
    placeId: places.at(-1).id,
    archivedAt: shop.clock.now(),
  });
  const today = shop.clock.today();
  const end = addDays(today, 2);
  const coming = await aBooking(shop.db, { itemId: item.id, start: today, end });
  const refused = await change({ places: others });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "setting.place-in-use",
    message:
      "Bryggan går inte att ta bort än: Kanoten hyrs inte längre ut, men har kommande bokningar som hämtas där. Platsen kan tas bort när de är återlämnade, avbokade eller ändrade till något annat.",
  });
  await shop.db.update(bookings).set({ status: "returned" }).where(eq(bookings.id, coming));
  expect((await change({ places: others })).statusCode).toBe(200);
});

test.each([
  [{ company: { orgnr: "12" } }, "company.orgnr", "Ange tio siffror, till exempel 556000-0001"],
  [
    { company: { vatNumber: "SE12" } },
    "company.vatNumber",
    "Ange SE och tolv siffror, till exempel SE556000000101",
  ],
  [
    { opening: { week: [{ weekday: "monday", opens: "17:00", closes: "09:00" }], exceptions: [] } },
    "opening.week.0.closes",
    "Stängningstiden måste vara senare än öppningstiden",
  ],
  ...[
    ["25:00", "17:00", "opens", "Tid måste vara i format HH:MM"],
    ["tolv", "17:00", "opens", "Tid måste vara i format HH:MM"],
    ["09:00", "17:60", "closes", "Tid måste vara i format HH:MM"],
    ["09:00", "024:0", "closes", "Tid måste vara i format HH:MM"],
    ["24:00", "17:00", "opens", "Tid måste vara i format HH:MM"],
    ["09:00", "24:00", "closes", "Skriv 23:59 för midnatt"],
    ["09:00", "24", "closes", "Skriv 23:59 för midnatt"],
    ["09:00", "00:00", "closes", "Skriv 23:59 för midnatt"],
  ].flatMap(([opens, closes, field, sentence]): [object, string, string][] => {
    const hours = { opens, closes };
    const week = [{ weekday: "monday", ...hours }];
    const exceptions = [{ date: "2027-06-05", ...hours }];
    return [
      [{ opening: { week } }, `opening.week.0.${field}`, sentence!],
      [{ opening: { exceptions } }, `opening.exceptions.0.${field}`, sentence!],
    ];
  }),
  [
    {
      opening: {
        week: [],
        exceptions: [{ date: "2027-06-05", until: "2027-06-01", closed: true }],
      },
    },
    "opening.exceptions.0.until",
    "Sista dagen kan inte komma före den första",
  ],
  [
    {
      opening: {
        exceptions: [
          { date: "2027-06-06", closed: true },
          { date: "2027-06-07", closed: true },
          { date: "2027-06-06", until: "2027-06-06", closed: true },
        ],
      },
    },
    "opening.exceptions.2.date",
    "Dagen eller dagarna står redan i listan. Ändra eller ta bort den ena.",
  ],
  [
    {
      opening: {
        exceptions: [{ date: "2027-06-06", closed: true, opens: "10:00", closes: "11:00" }],
      },
    },
    "opening.exceptions.0.opens",
    "Välj antingen stängt eller öppettider för dagen",
  ],
  [
    { mail: { from: "a@b.se\r\nBcc: c@d.se" } },
    "mail.from",
    "Skriv en hel e-postadress, till exempel namn@exempel.se.",
  ],
  [
    { places: [{ name: " ", address: "", mapUrl: "", instructions: "" }] },
    "places.0.name",
    "Måste fyllas i",
  ],
  [
    { places: [{ name: "Byn", address: "", mapUrl: "javascript:alert(1)", instructions: "" }] },
    "places.0.mapUrl",
    "Ange en adress som börjar med https://",
  ],
  ...["/nonsens", "nonsens", "http://bilder.example.se/a.jpg", "javascript:alert(1)"].map(
    (imageUrl): [object, string, string] => [
      { hero: { imageUrl } },
      "hero.imageUrl",
      "Ladda upp bilden, eller ange en adress som börjar med https://",
    ],
  ),
  [
    { hero: { imageUrl: "/media/nope.png" } },
    "hero.imageUrl",
    "Bilden finns inte i butiken. Ladda upp den igen.",
  ],
  ...["hej@arevildmark", "hej@are.", "hej@.se"].map((email): [object, string, string] => [
    { company: { email } },
    "company.email",
    "Skriv en hel e-postadress, till exempel namn@exempel.se.",
  ]),
  [
    { cancellationPolicy: [{ daysBefore: 366, percent: 100 }] },
    "cancellationPolicy.0.daysBefore",
    "Får vara högst 365",
  ],
  [
    {
      cancellationPolicy: [
        { daysBefore: 30, percent: 50 },
        { daysBefore: 14, percent: 100 },
      ],
    },
    "cancellationPolicy.1.percent",
    "Ger mer tillbaka än ett steg med fler dagar. Sänk det eller ta bort steget.",
  ],
  [
    {
      cancellationPolicy: [
        { daysBefore: 30, percent: 50 },
        { daysBefore: 30, percent: 50 },
      ],
    },
    "cancellationPolicy.1.daysBefore",
    "Ett annat steg har samma antal dagar. Ändra eller ta bort det ena.",
  ],
])("%j is refused at its field and changes nothing", async (body, field, sentence) => {
  const before = await read();
  const answer = await change(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: sentence });
  expect(await read()).toEqual(before);
});

test("a shop has the usual cancellation policy until its owner decides otherwise, and again when it is taken back", async () => {
  const usual = [
    { daysBefore: 30, percent: 100 },
    { daysBefore: 14, percent: 50 },
  ];
  expect((await read()).cancellationPolicy).toEqual(usual);
  const wanted = [
    { daysBefore: 2, percent: 25 },
    { daysBefore: 7, percent: 100 },
  ];
  const changed = await change({ cancellationPolicy: wanted });
  expect(changed.json().cancellationPolicy).toEqual(wanted.toReversed());
  const known = knownShop(shop.database, { first: TEST_SHOP, start: () => TEST_START });
  await known.refresh();
  expect(known.facts().cancellationPolicy).toEqual(wanted.toReversed());
  expect((await change({ cancellationPolicy: [] })).json().cancellationPolicy).toEqual([]);
  expect((await change({ cancellationPolicy: null })).json().cancellationPolicy).toEqual(usual);
  const lines = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, "cancellationPolicy"));
  expect(lines.map(({ after }) => after)).toEqual([wanted.toReversed(), [], usual]);
});

test("an organisation number is kept as it is written on paper", async () => {
  expect((await change({ company: { orgnr: "5560000001" } })).json().company.orgnr).toBe(
    "556000-0001",
  );
});

test("what is one line is kept as one line, whatever was sent", async () => {
  await shop.db.update(rentalItems).set({ placeId: null });
  const answer = await change({
    presentation: { name: "<b>x</b>\r\nBcc: a@b.se", area: "\tNorr\u2028land\u0007" },
    company: { address: "Gatan 1\n837 52 Åre" },
    places: [
      { name: "By\vn", address: "a\nb", mapUrl: "", instructions: "Ring först.\n\nPort B." },
    ],
  });
  expect(answer.statusCode).toBe(200);
  expect(await read()).toMatchObject({
    presentation: { name: "<b>x</b> Bcc: a@b.se", area: "Norr land" },
    company: { address: "Gatan 1 837 52 Åre" },
    places: [{ name: "By n", address: "a b", instructions: "Ring först.\n\nPort B." }],
  });
});

test("of what is one line only what can be seen is kept, and a name of nothing is none", async () => {
  const unseen = "\u200B\uFEFF\u202E";
  const answer = await change({
    presentation: { name: `Åre\u202Evidd${unseen}`, area: unseen },
    company: { name: unseen },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await read()).toMatchObject({
    presentation: { name: "Årevidd", area: "" },
    company: { name: "" },
  });
  const place = { address: "", mapUrl: "", instructions: "" };
  const refused = await change({ places: [{ ...place, name: unseen }] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { "places.0.name": "Måste fyllas i" } });
});

test("only those who manage the shop see and change it", async () => {
  const staff = await shop.signIn("staff");
  expect((await shop.call(PATH, { as: staff })).statusCode).toBe(403);
  const answer = await shop.call(PATH, { method: "PATCH", body: {}, as: staff });
  expect(answer.statusCode).toBe(403);
});
