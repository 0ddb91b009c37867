import type { Page } from "@playwright/test";
import {
  aBooking,
  anItem,
  bookingRow,
  card,
  chooseStatus,
  openMore,
  question,
  removeFromRow,
  toast,
} from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";
import { keepWords } from "./words-seen.ts";

/** Every text that the specification gives for the booking management, letter for letter. */
const WORDS = [
  "Bokningshantering",
  "Alla bokningar",
  "Inga bokningar hittades.",
  "Detta hyresavtal godkändes av kunden vid bokningen",
  "Väntar på bekräftelse",
  "Bokad och bekräftad",
  "Avbokad",
  "Returnerad",
  "Godkänn",
  "Avbryt",
  "Auktoriseringen har löpt ut",
  "Det är inte längre möjligt att genomföra denna betalning.",
  "Betalning genomförd",
  "Betalning avbruten",
  "Bokning borttagen",
  "Bokningsinformation",
  "E-posthistorik",
  "Bokningsbekräftelse",
  "Bokningsbekräftad",
  "Admin-notifiering",
  "Depositionspåminnelse",
  "Bokningsavbokad",
  "something_new",
  "Visa innehåll",
  "Fel vid skickning:",
  "Depositionspåminnelse skickad",
  "Kommentar sparad",
  "Bokningskommentaren har sparats",
  "Ej angivet",
  "Ogiltigt datum",
  "Ett fel uppstod",
];

const TYPES = [
  "booking_confirmation",
  "booking_confirmed",
  "admin_notification",
  "deposit_reminder",
  "booking_cancelled",
  "something_new",
];

/** A history with a letter of each kind, the last of which failed. */
async function showLetters(page: Page, bookingId: number): Promise<void> {
  await page.route(`**/api/email-logs/${bookingId}`, (route) =>
    route.fulfill({
      json: TYPES.map((type, index) => ({
        id: index + 1,
        bookingId,
        type,
        sentAt: "2027-03-01T09:00:00.000Z",
        sender: "hej@norrvidd.example",
        recipient: "anna@example.com",
        subject: `Ämnet ${index}`,
        htmlContent: "<p>Hej</p>",
        status: "success",
        errorMessage: type === "something_new" ? "Servern svarade inte" : null,
      })),
    }),
  );
}

test(
  "the booking management says everything in the specification's own words",
  { tag: "@thorough" },
  async ({ page, admin, signIn, watch }) => {
    const itemId = await anItem(admin, "Ordlistans bil");
    // One visitor who books thrice: the same stay would be the same booking.
    const book = (week: number) =>
      aBooking(admin, {
        itemId,
        startDate: `2027-06-${10 + week * 7}`,
        endDate: `2027-06-${12 + week * 7}`,
        price: 2000,
      });
    const [paid, voided, late] = [await book(0), await book(1), await book(2)];
    await signIn();
    const seen = new Set<string>();
    const wordsSeen = await keepWords(page);
    const open = async (address: string) => {
      for (const word of page.url().startsWith("http") ? await wordsSeen() : []) seen.add(word);
      await page.goto(address);
    };

    await open(`/admin/bookings?item=${itemId}`);
    await bookingRow(page, paid).getByRole("button", { name: "Hyresvillkor" }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await bookingRow(page, paid)
      .getByRole("button", { name: `Godkänn bokning #${paid}` })
      .click();
    await question(page).getByRole("button", { name: "Dra beloppet" }).click();
    await expect(toast(page, "Betalning genomförd")).toBeVisible();
    await openMore(page, voided);
    await page.getByRole("button", { name: `Avbryt betalningen för bokning #${voided}` }).click();
    await question(page).getByRole("button", { name: "Avbryt betalningen" }).click();
    await expect(toast(page, "Betalning avbruten")).toBeVisible();
    await removeFromRow(page, voided);
    await expect(question(page)).toContainText(
      `Är du säker på att du vill ta bort bokning #${voided} (Anna Berg)? Detta går inte att ångra.`,
    );
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Bokning borttagen")).toBeVisible();

    await page.route(`**/api/bookings/${late}/authorization-time-left`, (route) =>
      route.fulfill({ json: { hasExpired: true, expiresAt: null, secondsLeft: 0 } }),
    );
    await showLetters(page, late);
    await open(`/admin/bookings/${late}`);
    await expect(card(page, "Betalning")).toContainText("Auktoriseringen har löpt ut");
    await page.getByRole("button", { name: "Skicka depositionspåminnelse" }).click();
    await expect(toast(page, "Depositionspåminnelse skickad")).toBeVisible();
    await page.getByLabel("Kommentar").fill("Ringer före");
    await page.getByRole("button", { name: "Spara kommentar" }).click();
    await expect(toast(page, "Kommentar sparad")).toBeVisible();
    watch.expectStatus(500, `/api/bookings/${late}`);
    await page.route(`**/api/bookings/${late}`, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { message: "Det gick inte.", code: "x" } })
        : route.fallback(),
    );
    await chooseStatus(page, late, "Returnerad");
    await question(page).getByRole("button", { name: "Markera som returnerad" }).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText("Det gick inte.");
    await question(page).getByRole("button", { name: "Tillbaka" }).click();
    await page.getByRole("tab", { name: "E-posthistorik" }).click();
    await page.getByRole("button", { name: "Visa innehåll: something_new" }).click();
    await expect(page.getByRole("dialog")).toContainText("Servern svarade inte");

    await page.route(`**/api/bookings/${paid}/payments`, async (route) => {
      const answer = await route.fetch();
      const payments = (await answer.json()) as object[];
      await route.fulfill({ json: payments.map((payment) => ({ ...payment, at: "i går" })) });
    });
    await open(`/admin/bookings/${paid}`);
    await expect(card(page, "Betalning")).toContainText("Ogiltigt datum");
    await open("/admin/bookings?q=ingen-heter-s%C3%A5");
    await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();

    for (const word of await wordsSeen()) seen.add(word);
    expect(WORDS.filter((word) => !seen.has(word))).toEqual([]);
  },
);
