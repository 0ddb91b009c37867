import { aBooking, anItem } from "./bookings-steps.ts";
import { CARD, fillCard, toast } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { keepWords } from "./words-seen.ts";

/** Every text that the specification gives for the deposit page, letter for letter. */
const WORDS = [
  "Det gick inte att skapa betalningen",
  "Ett fel uppstod vid betalning",
  "Betalning misslyckades",
  "Betalning genomförd",
  "Din depositionsbetalning har genomförts",
  "Depositionen är betald",
  "Behandlar betalning...",
  "Bokning hittades inte",
  "Bokningen kunde inte hittas. Kontrollera att du har rätt länk.",
  "Betalas tillbaka inom 7 dagar",
  "Ordlistans depositionsbil",
];

test(
  "the deposit page says everything in the specification's own words",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    const itemId = await anItem(admin, "Ordlistans depositionsbil");
    const stay = { startDate: "2027-11-01", endDate: "2027-11-03", price: 2000 };
    const id = await aBooking(admin, { itemId, ...stay });
    const seen = new Set<string>();
    const wordsSeen = await keepWords(page);
    const keep = async () => {
      for (const word of await wordsSeen()) seen.add(word);
    };

    watch.expectStatus(502, "/create-payment");
    const opening = `**/api/deposit/${id}/create-payment`;
    await page.route(opening, (route) =>
      route.fulfill({ status: 502, json: { message: "Nej.", code: "x" } }),
    );
    await page.goto(`/deposit-payment/${id}`);
    await expect(page.getByText("Det gick inte att skapa betalningen")).toBeVisible();
    await page.unroute(opening);
    await page.getByRole("button", { name: "Försök igen" }).click();
    const pay = page.getByRole("button", { name: /^Betala 5/ });
    await expect(pay).toBeEnabled();

    // A provider that refuses and does not say why.
    watch.expectStatus(402, "/confirm");
    const confirming = "**/payment_intents/*/confirm";
    await page.route(confirming, (route) =>
      route.fulfill({ status: 402, json: { error: { type: "card_error" } } }),
    );
    await fillCard(page, CARD.good);
    await pay.click();
    await expect(toast(page, "Betalning misslyckades")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Ett fel uppstod vid betalning");
    await page.unroute(confirming);
    await fillCard(page, CARD.good);
    await pay.click();
    await expect(page.getByRole("heading", { name: "Depositionen är betald" })).toBeVisible();
    await keep();

    let isPending = true;
    await page.route(`**/api/deposit/${id}/status`, (route) => {
      const status = isPending ? "pending" : "captured";
      isPending = false;
      const sums = { depositAmount: 5000, refundedAmount: 0, keptAmount: 0, rentDue: 0 };
      return route.fulfill({ json: { status, ...sums } });
    });
    await page.goto(`/deposit-payment/${id}`);
    await expect(page.getByRole("heading", { name: "Depositionen är betald" })).toBeVisible();
    await keep();
    watch.expectStatus(404, "/deposit-payment/9999998");
    await page.goto("/deposit-payment/9999998");
    await expect(page.getByRole("heading", { name: "Bokning hittades inte" })).toBeVisible();
    await keep();
    expect(WORDS.filter((word) => !seen.has(word))).toEqual([]);
    // Its booking keeps it, hidden: the other journeys' shop window looks as before.
    expect((await admin.delete(`/api/rental-items/${itemId}`)).status()).toBe(204);
  },
);
