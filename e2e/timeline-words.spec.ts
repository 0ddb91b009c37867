import { toast } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";
import { commentDialog, dayGroup, handover, PATH } from "./timeline-steps.ts";
import { keepWords } from "./words-seen.ts";

/** Every text that the specification gives for the timeline, letter for letter. */
const WORDS = [
  "Utlämningar och återlämningar",
  "Tillbaka",
  "Dag",
  "Vecka",
  "Månad",
  "Föregående",
  "Idag",
  "Nästa",
  "1–7 mars 2027",
  "Måndag 1 mars 2027",
  "UTLÄMNING",
  "ÅTERLÄMNING",
  "Objekt #4711",
  "kl 15:00",
  "kl 12:00",
  "Ingen tid hittades",
  "Anna Berg",
  "Väntar",
  "Bekräftad",
  "Avbokad",
  "Returnerad",
  "Deposition betald",
  "Deposition behandlas",
  "Deposition ej betald",
  "Deposition reserverad",
  "Deposition avbruten",
  "Deposition utgången",
  "Reseinfo",
  "Vi åker till Abisko.",
  "Tillval",
  "Grill",
  "Sänglinne (2 st)",
  "Ringer före.",
  "6 mejl skickade",
  "Bokningsbekräftelse",
  "Bokningsbekräftad",
  "Admin-notifiering",
  "Depositionspåminnelse",
  "Bokningsavbokad",
  "something_new",
  "2027-03-01 10:05",
  "anna@example.com",
  "Lägg till kommentar",
  "Visa/redigera kommentar",
  "Kommentar för bokning",
  "Avbryt",
  "Spara",
  "Kommentar sparad",
  "Bokningskommentaren har sparats",
  "Ett fel uppstod",
  "Det gick inte.",
  "Inga bokningar hittades för vald period.",
  "Laddar bokningar...",
];

const LEGEND = [
  "Bekräftad",
  "Väntar",
  "Idag",
  "Deposition betald",
  "Deposition behandlas",
  "Deposition ej betald",
  "Kunden har ångrat köpet",
  "Hyran obetald",
  "Reservationen har gått ut",
  "Reserverad, inte dragen",
  "Bestridd",
];
const DEPOSITS_IN_LEGEND = 3;

const EMAIL_TYPES = [
  "booking_confirmation",
  "booking_confirmed",
  "admin_notification",
  "deposit_reminder",
  "booking_cancelled",
  "something_new",
];

const PLAIN = {
  rentalItemId: 4711,
  rentalItemName: "Ordlistans bil",
  rentalItemType: "rv",
  startDate: "2027-03-01",
  endDate: "2027-03-03",
  pickupTime: "15:00",
  returnTime: "12:00",
  quantity: 1,
  customerName: "Anna Berg",
  customerPhone: "070-123 45 67",
  status: "confirmed",
  depositAmount: 5000,
  depositPaymentStatus: null,
  depositPaidAmount: 5000,
  depositRefundedAmount: 0,
  depositKeptAmount: 0,
  dueAmount: 0,
  reservedAmount: 0,
  paymentStatus: "captured",
  travelInfo: null,
  addons: [],
  lines: [],
  notes: "",
  emails: [],
  disputes: [],
  withdrawnAt: null,
  units: [],
  stay: { state: "waiting", outAt: null, backAt: null },
  agreement: "none",
};

/** A week in which each word has its booking: every status, every state of a deposit, what is missing. */
const BOOKINGS = [
  {
    travelInfo: "Vi åker till Abisko.",
    addons: [
      { id: 1, name: "Grill", quantity: 1 },
      { id: 2, name: "Sänglinne", quantity: 2 },
    ],
    notes: "Ringer före.",
    emails: EMAIL_TYPES.map((type) => ({
      type,
      sentAt: "2027-03-01T09:05:00.000Z",
      recipient: "anna@example.com",
      isFailed: false,
    })),
  },
  { rentalItemName: "", pickupTime: null, status: "pending" },
  { status: "cancelled" },
  { status: "returned" },
  ...["pending", "authorized", "captured", "cancelled", "expired"].map((depositPaymentStatus) => ({
    depositPaymentStatus,
  })),
].map((fields, index) => ({ ...PLAIN, ...fields, id: index + 1 }));

test(
  "the timeline says everything in the specification's own words",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    await signIn();
    const wordsSeen = await keepWords(page);
    await page.route("**/api/timeline?*", (route) => {
      const isThisWeek = new URL(route.request().url()).searchParams.get("from") === "2027-03-01";
      return route.fulfill({ json: { today: "2027-03-01", bookings: isThisWeek ? BOOKINGS : [] } });
    });
    await page.goto(PATH);
    const today = dayGroup(page, "Måndag 1 mars 2027");
    const card = handover(today, "UTLÄMNING", "Ordlistans bil").first();
    await expect(page.getByRole("article")).toHaveCount(BOOKINGS.length * 2);
    await expect(
      page.getByRole("list", { name: "Teckenförklaring" }).getByRole("listitem"),
    ).toHaveText(LEGEND);
    // The deposit is a matter of confirmed bookings.
    await expect(page.getByText(/^Deposition/)).toHaveCount(DEPOSITS_IN_LEGEND + 2 * 6);
    await card.getByRole("button", { name: "6 mejl skickade" }).hover();
    await expect(page.getByRole("tooltip")).toContainText("something_new");

    await page.route("**/api/bookings/*", (route) => route.fulfill({ json: {} }));
    await card.getByRole("button", { name: "Visa/redigera kommentar" }).click();
    const area = commentDialog(page).getByPlaceholder("Skriv din kommentar här...");
    await expect(area).toHaveValue("Ringer före.");
    await area.fill("Kommer sent.");
    await commentDialog(page).getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Kommentar sparad")).toBeVisible();
    watch.expectStatus(500, "/api/bookings/1");
    await page.route("**/api/bookings/*", (route) =>
      route.fulfill({ status: 500, json: { message: "Det gick inte.", code: "x" } }),
    );
    await card.getByRole("button", { name: "Visa/redigera kommentar" }).click();
    await area.fill("Kommer ännu senare.");
    await commentDialog(page).getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Ett fel uppstod")).toBeVisible();
    await commentDialog(page).getByRole("button", { name: "Avbryt" }).click();
    await commentDialog(page).getByRole("button", { name: "Kasta ändringarna" }).click();

    await page.getByRole("button", { name: "Nästa" }).click();
    await expect(page.getByText("Inga bokningar hittades för vald period.")).toBeVisible();
    const seen = await wordsSeen();
    expect(WORDS.filter((word) => !seen.includes(word))).toEqual([]);
  },
);
