import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { anItem } from "./bookings-steps.ts";
import {
  acceptTerms,
  dayButton,
  fillDetails,
  itemId,
  payButton,
  summary,
  toPayment,
} from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

const more = (page: Page) => page.getByRole("region", { name: "Lägg till mer" });
const row = (page: Page, name: string): Locator =>
  more(page).getByRole("listitem").filter({ hasText: name });
const panel = (page: Page) => page.getByRole("region", { name: "Boka ditt äventyr" });

type Nights = { startDate: string; endDate: string };

/** Three of a thing for 100 kr a night, of which the office has let some out. */
async function aScarceThing(admin: APIRequestContext, name: string): Promise<number> {
  return anItem(admin, name, {
    type: "equipment",
    quantity: 3,
    depositAmount: null,
    pricePerDay: 100,
  });
}

async function letOut(admin: APIRequestContext, id: number, quantity: number, nights: Nights) {
  const made = await admin.post("/api/office/bookings", {
    data: {
      key: crypto.randomUUID(),
      rentalItemId: id,
      quantity,
      ...nights,
      customer: { name: "Först Ute" },
      payment: { kind: "later" },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
}

test.use({ viewport: { width: 390, height: 844 } });

test(
  "of what is not free so often on other days one takes as many as there are, in the panel",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const sledge = await aScarceThing(admin, "Knappa kälken");
    await letOut(admin, sledge, 2, { startDate: "2027-05-24", endDate: "2027-05-26" });
    await page.goto(`/p/havskajak?startDate=2027-05-20&endDate=2027-05-22&lines=${sledge}x3`);
    await expect(row(page, "Knappa kälken")).toContainText("600 kr");
    await dayButton(page, "2027-05-24").click();
    await dayButton(page, "2027-05-26").click();
    await expect(row(page, "Knappa kälken")).toContainText("Bara 1 ledig alla dagar du har valt.");
    // Nothing is taken away by itself.
    await expect(page).toHaveURL(new RegExp(`lines=${sledge}x3`));
    await expectAccessible(page);
    await expectFits(page);
    await row(page, "Knappa kälken")
      .getByRole("button", { name: "Minska till 1 Knappa kälken" })
      .click();
    await expect(page).toHaveURL(new RegExp(`lines=${sledge}x1`));
    await expect(row(page, "Knappa kälken")).toContainText("200 kr");
    await expect(row(page, "Knappa kälken").getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Lägg till mer" })).toBeFocused();
    await panel(page).getByRole("button", { name: "Fortsätt till bokning" }).click();
    await page.waitForURL("**/booking?**");
    await expect(summary(page)).toContainText("990 kr");
  },
);

test("and at the till, where somebody else was faster", async ({ page, admin, watch }) => {
  watch.expectStatus(409, "/api/create-payment-intent");
  const nights = { startDate: "2027-05-31", endDate: "2027-06-02" };
  const sledge = await aScarceThing(admin, "Snabba kälken");
  const kayak = await itemId(page.request, "havskajak");
  await page.goto(
    `/booking?itemId=${kayak}&startDate=${nights.startDate}&endDate=${nights.endDate}&lines=${sledge}x3`,
  );
  await expect(summary(page)).toContainText("1 390 kr");
  await fillDetails(page);
  await acceptTerms(page).check();
  await letOut(admin, sledge, 1, nights);
  await toPayment(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Det finns bara 2 st Snabba kälken lediga" }),
  ).toBeVisible();
  await expect(row(page, "Snabba kälken")).toContainText("Bara 2 lediga alla dagar du har valt.");
  await expectAccessible(page);
  await row(page, "Snabba kälken")
    .getByRole("button", { name: "Minska till 2 Snabba kälken" })
    .click();
  await expect(summary(page)).toContainText("1 190 kr");
  await expect(page.getByLabel("Personnummer")).toHaveValue("19900101-0017");
  await toPayment(page).click();
  await expect(payButton(page)).toContainText("1 190 kr");
});

test(
  "an extra that is out of stock on the chosen days says so and cannot be chosen",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const box = await aScarceThing(admin, "Lådan i förrådet");
    const kayak = await itemId(page.request, "havskajak");
    const made = await admin.post("/api/addons", {
      data: {
        rentalItemId: kayak,
        name: "Packlåda",
        description: "",
        price: 50,
        priceType: "one-time",
        allowQuantitySelect: true,
        linkedItemId: box,
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    await letOut(admin, box, 3, { startDate: "2027-06-07", endDate: "2027-06-09" });
    await page.goto("/p/havskajak?startDate=2027-06-03&endDate=2027-06-05");
    const extra = panel(page).getByRole("checkbox", { name: /^Packlåda/ });
    await expect(extra).toBeEnabled();
    await dayButton(page, "2027-06-07").click();
    await dayButton(page, "2027-06-09").click();
    await expect(extra).toBeDisabled();
    await expect(extra).toHaveAccessibleDescription("Slut de här dagarna");
    await expectAccessible(page);
    await expectFits(page);
    const { id } = (await made.json()) as { id: number };
    expect((await admin.delete(`/api/addons/${id}`)).status()).toBeLessThan(300);
  },
);
