import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { changeBooking } from "#contracts/bookings.ts";
import { timeline } from "#contracts/timeline.ts";
import { stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw } from "#test/screens/stubs.ts";
import {
  ALL_WELL,
  commentDialog,
  dayGroup,
  expectTexts,
  handover,
  openTimeline,
  press,
} from "#test/screens/timeline.ts";
import { keepWords } from "#test/screens/words-seen.ts";

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

const STATES = ["pending", "authorized", "captured", "cancelled", "expired"] as const;

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
  { rentalItemName: "", pickupTime: null, status: "pending" as const },
  { status: "cancelled" as const },
  { status: "returned" as const },
  ...STATES.map((depositPaymentStatus) => ({ depositPaymentStatus })),
].map((fields, index) => ({
  ...ALL_WELL,
  rentalItemName: "Ordlistans bil",
  depositPaymentStatus: null,
  ...fields,
  id: index + 1,
}));

const toast = (title: string) =>
  page.getByRole("listitem", { includeHidden: true }).filter({ hasText: title });

test("the timeline says everything in the specification's own words", async () => {
  const seen = keepWords();
  await openTimeline([
    answer(timeline, ({ query }) => ({
      today: "2027-03-01",
      bookings: query["from"] === "2027-03-01" ? BOOKINGS : [],
    })),
    answerRaw(changeBooking, 200, "{}"),
  ]);
  const today = dayGroup("Måndag 1 mars 2027");
  const card = handover("UTLÄMNING", "Ordlistans bil", today).first();
  await expect.poll(() => page.getByRole("article").elements()).toHaveLength(BOOKINGS.length * 2);
  await expectTexts(
    page.getByRole("list", { name: "Teckenförklaring" }).getByRole("listitem"),
    LEGEND,
  );
  // The deposit is a matter of confirmed bookings.
  expect(page.getByText(/^Deposition/).elements()).toHaveLength(DEPOSITS_IN_LEGEND + 2 * 6);
  await card.getByRole("button", { name: "6 mejl skickade" }).hover();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("something_new");

  const comment = card.getByRole("button", { name: "Visa/redigera kommentar" });
  await comment.click();
  const area = commentDialog().getByPlaceholder("Skriv din kommentar här...");
  const save = () => commentDialog().getByRole("button", { name: "Spara" }).click();
  await expect.element(area).toHaveValue("Ringer före.");
  await area.fill("Kommer sent.");
  await save();
  await expect.element(toast("Kommentar sparad")).toBeVisible();
  const refusal = JSON.stringify({ message: "Det gick inte.", code: "x" });
  stubCalls(answerRaw(changeBooking, 500, refusal));
  await comment.click();
  await area.fill("Kommer ännu senare.");
  await save();
  await expect.element(toast("Ett fel uppstod")).toBeVisible();
  await commentDialog().getByRole("button", { name: "Avbryt" }).click();
  await commentDialog().getByRole("button", { name: "Kasta ändringarna" }).click();

  await press("Nästa");
  await expect.element(page.getByText("Inga bokningar hittades för vald period.")).toBeVisible();
  expect(WORDS.filter((word) => !seen.has(word))).toEqual([]);
});
