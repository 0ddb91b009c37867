import type { APIRequestContext, Page } from "@playwright/test";
import { aBooking } from "./bookings-steps.ts";
import {
  acceptTerms,
  CARD,
  fillDetails,
  itemId,
  payButton,
  payWith,
  summary,
  thanks,
  toPayment,
} from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

const USED_UP = "Rabattkoden är slut: den är använd så många gånger som den får.";
const USED_BY_YOU =
  "Rabattkoden är redan använd så många gånger som den får med den här e-postadressen.";
const GONE =
  "Rabattkoden hann användas av någon annan innan betalningen kom fram. Inga pengar är dragna; gör om bokningen utan koden.";

const code = (page: Page) => page.getByRole("group", { name: "Rabattkod" });

/** A kayak costs 395 kr a night: 790 kr without a code, 711 kr with a tenth off. */
type Nights = { startDate: string; endDate: string };

async function makeCode(admin: APIRequestContext, name: string, limits: object): Promise<void> {
  const made = await admin.post("/api/discount-codes", {
    data: { code: name, percent: 10, ...limits },
  });
  expect(made.status(), await made.text()).toBe(201);
}

/** Somebody books with the code, from elsewhere. */
async function otherBooks(calls: APIRequestContext, nights: Nights, name: string, email: string) {
  const stay = { itemId: await itemId(calls, "havskajak"), ...nights, price: 711, code: name };
  await aBooking(calls, stay, { name: "Björn Dal", email });
}

async function openWithCode(page: Page, { startDate, endDate }: Nights, typed: string) {
  const id = await itemId(page.request, "havskajak");
  await page.goto(`/booking?itemId=${id}&startDate=${startDate}&endDate=${endDate}`);
  await code(page).getByRole("button", { name: "Har du en rabattkod?" }).click();
  await typeCode(page, typed);
}

async function typeCode(page: Page, typed: string) {
  await code(page).getByRole("textbox", { name: "Rabattkod" }).fill(typed);
  await code(page).getByRole("textbox", { name: "Rabattkod" }).press("Enter");
}

test("a code whose last use is taken says so when it is typed, and at the till if it was taken meanwhile", async ({
  page,
  admin,
  request,
  watch,
}) => {
  watch.expectStatus(409, "/api/create-payment-intent");
  const nights = { startDate: "2027-07-12", endDate: "2027-07-14" };
  const before = { startDate: "2027-07-05", endDate: "2027-07-07" };
  await makeCode(admin, "ENDA", { maxUses: 1 });
  await makeCode(admin, "SISTA", { maxUses: 1 });
  await otherBooks(request, before, "ENDA", "bjorn@example.com");
  await openWithCode(page, nights, "enda");
  await expect(code(page)).toContainText(USED_UP);
  await expect(summary(page)).toContainText("790 kr");
  await expectAccessible(page);
  await expectFits(page);

  await typeCode(page, "sista");
  await expect(summary(page)).toContainText("711 kr");
  await fillDetails(page);
  await acceptTerms(page).check();
  await otherBooks(request, nights, "SISTA", "bjorn@example.com");
  await toPayment(page).click();
  await expect(code(page)).toContainText(USED_UP);
  await expect(summary(page)).toContainText("790 kr");
  await expect(page.getByLabel("Ort")).toHaveValue("Sundsvall");
  await expectAccessible(page);
  await toPayment(page).click();
  await expect(payButton(page)).toContainText("790 kr");
  await payWith(page, CARD.good);
  await expect(thanks(page)).toBeVisible();
});

test(
  "who has used a code as often as one may is told so, and may book without it",
  { tag: "@thorough" },
  async ({ page, admin, request, watch }) => {
    watch.expectStatus(409, "/api/create-payment-intent");
    const nights = { startDate: "2027-07-19", endDate: "2027-07-21" };
    await makeCode(admin, "ENGANG", { maxUsesPerEmail: 1 });
    await otherBooks(request, nights, "ENGANG", "anna@example.com");
    await openWithCode(page, nights, "engang");
    // Whose it is, the shop knows first when the address is told.
    await expect(summary(page)).toContainText("711 kr");
    await fillDetails(page);
    await acceptTerms(page).check();
    await toPayment(page).click();
    await expect(code(page)).toContainText(USED_BY_YOU);
    await expect(summary(page)).toContainText("790 kr");
    await expectAccessible(page);

    // Somebody else at the same table has not used it.
    await page.getByLabel("E-post").fill("ny@example.com");
    await typeCode(page, "engang");
    await expect(summary(page)).toContainText("711 kr");
    await toPayment(page).click();
    await expect(payButton(page)).toContainText("711 kr");
    await payWith(page, CARD.good);
    await expect(thanks(page)).toBeVisible();
  },
);

test(
  "a code that is gone when the payment comes is told without a krona drawn, and booked without",
  { tag: "@thorough" },
  async ({ page, admin, request, watch }) => {
    watch.expectStatus(409, "/api/bookings");
    watch.expectStatus(409, "/api/create-payment-intent");
    const nights = { startDate: "2027-07-26", endDate: "2027-07-28" };
    await makeCode(admin, "HANN", { maxUses: 1 });
    await openWithCode(page, nights, "hann");
    await fillDetails(page);
    await acceptTerms(page).check();
    await toPayment(page).click();
    await expect(payButton(page)).toContainText("711 kr");
    // The card says yes in the very moment in which the shop has let the payment go: no clock in a
    // journey can hit it, so that what card and shop answer then is said here.
    await page.route(/\/confirm$/, (route) => {
      const id = new URL(route.request().url()).pathname.split("/").at(-2);
      return route.fulfill({ json: { id, object: "payment_intent", status: "requires_capture" } });
    });
    await page.route("**/api/bookings", (route) =>
      route.fulfill({ status: 409, json: { code: "checkout.code-gone", message: GONE } }),
    );
    await letGoElsewhere(page);
    await otherBooks(request, nights, "HANN", "bjorn@example.com");
    await payWith(page, CARD.good);
    const ended = page.getByRole("alert").filter({ hasText: GONE });
    await expect(ended).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    // From here on all is the shop's own: the code is used up, and the price the one without it.
    await page.unroute(/\/confirm$/);
    await page.unroute("**/api/bookings");
    await ended.getByRole("button", { name: "Håll nätterna igen" }).click();
    await expect(code(page)).toContainText(USED_UP);
    await expect(summary(page)).toContainText("790 kr");
    await toPayment(page).click();
    await expect(payButton(page)).toContainText("790 kr");
    await payWith(page, CARD.good);
    await expect(thanks(page)).toBeVisible();
  },
);

/** The same visitor begins anew with other days in another tab, which lets the first payment and its use go. */
async function letGoElsewhere(page: Page): Promise<void> {
  const held = await page.request.post("/api/create-payment-intent", {
    data: {
      amount: 790,
      currency: "sek",
      customerData: {
        name: "Anna Berg",
        email: "anna@example.com",
        phone: "070-123 45 67",
        streetAddress: "Storgatan 1",
        postalCode: "852 30",
        city: "Sundsvall",
        personalNumber: "19900101-0017",
      },
      booking: {
        rentalItemId: await itemId(page.request, "havskajak"),
        startDate: "2027-08-02",
        endDate: "2027-08-04",
        selectedAddons: [],
        quantity: 1,
      },
    },
  });
  expect(held.status(), await held.text()).toBe(200);
}
