import {
  acceptTerms,
  bookingsOf,
  bank,
  bankButton,
  CARD,
  comeToPayment,
  countCalls,
  dayButton,
  expectThanks,
  fillCard,
  fillDetails,
  itemId,
  openCheckout,
  payButton,
  payWith,
  toPayment,
} from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test("an impatient double click on either button makes one booking", async ({ page, admin }) => {
  const stay = { slug: "turskidor", startDate: "2027-05-03", endDate: "2027-05-05" };
  const opened = countCalls(page, /create-payment-intent$/);
  const confirmed = countCalls(page, /confirm$/);
  const placed = countCalls(page, /api\/bookings$/);
  await openCheckout(page, stay);
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).dblclick();
  await expect(payButton(page)).toBeEnabled();
  await fillCard(page, CARD.good);
  await payButton(page).dblclick();
  const id = await expectThanks(page);
  expect([opened(), confirmed(), placed()]).toEqual([1, 1, 1]);
  expect(await bookingsOf(admin, stay)).toEqual([id]);
});

test("who loses the connection after paying is told that the card is reserved, and tries again", async ({
  page,
  watch,
  admin,
}) => {
  const stay = { slug: "turskidor", startDate: "2027-05-10", endDate: "2027-05-12" };
  await comeToPayment(page, stay);
  watch.expectLost("/api/bookings");
  await page.route("**/api/bookings", (route) => route.abort("internetdisconnected"));
  await payWith(page, CARD.good);
  const told = page.getByRole("alert").filter({ hasText: "Kortet är reserverat" });
  // The page has tried a few times by itself before it says so.
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(told).toContainText("du bokar och betalar aldrig två gånger");
  await expectAccessible(page);
  await page.unroute("**/api/bookings");
  await page.getByRole("button", { name: "Försök igen" }).click();
  const id = await expectThanks(page);
  expect(await bookingsOf(admin, stay)).toEqual([id]);
});

test("who closes the browser right after paying has a booking all the same", async ({
  page,
  context,
  admin,
}) => {
  const stay = { slug: "fjallripa-70", startDate: "2027-04-26", endDate: "2027-04-28" };
  const closed = await context.newPage();
  await comeToPayment(closed, stay);
  // The card is reserved, and the page is gone before it hears of it.
  const paid = new Promise<number>((resolve) => {
    void closed.route(/\/confirm$/, async (route) => resolve((await route.fetch()).status()));
  });
  await payWith(closed, CARD.good);
  expect(await paid).toBe(200);
  await closed.close();

  await expect.poll(() => bookingsOf(admin, stay), { timeout: 20_000 }).toHaveLength(1);
  await page.goto("/p/fjallripa-70");
  await expect(dayButton(page, "2027-04-26")).toHaveAttribute(
    "aria-label",
    "måndag 26 april, fullt",
  );
});

test(
  "who reloads in the midst of paying finds the booking instead of paying twice",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = { slug: "turskidor", startDate: "2027-05-17", endDate: "2027-05-19" };
    await comeToPayment(page, stay);
    let isCutOff = true;
    await page.route("**/api/bookings", (route) => (isCutOff ? undefined : route.continue()));
    const answered = page.waitForResponse(/\/confirm$/);
    await payWith(page, CARD.good);
    await answered;
    isCutOff = false;
    await page.reload();
    const id = await expectThanks(page);
    expect(await bookingsOf(admin, stay)).toEqual([id]);
  },
);

test(
  "who reloads while the bank asks is asked by the bank again, and booked",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = { slug: "turskidor", startDate: "2027-05-31", endDate: "2027-06-02" };
    await comeToPayment(page, stay);
    await payWith(page, CARD.asksTheBank);
    await expect(bank(page)).toBeVisible();
    await page.reload();
    await expect(bank(page)).toBeVisible();
    await bankButton(page, "Godkänn").click();
    const id = await expectThanks(page);
    expect(await bookingsOf(admin, stay)).toEqual([id]);
  },
);

test(
  "a hold that runs out is told kindly, and the nights are held again on wish",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = { slug: "snoskor", startDate: "2027-05-03", endDate: "2027-05-05" };
    await page.clock.install();
    await comeToPayment(page, stay);
    await page.clock.fastForward("15:30");
    await expect(page.getByText("Vi håller nätterna åt dig i fem minuter till.")).toBeAttached();
    await page.clock.fastForward("05:00");
    const lapsed = page.getByRole("alert").filter({ hasText: "Tiden gick ut" });
    await expect(lapsed).toContainText("Vi håller inte längre nätterna åt dig.");
    await expect(lapsed).toContainText("Inget har dragits från ditt kort.");
    await expect(payButton(page)).toHaveCount(0);
    await expect(lapsed.getByRole("link", { name: "Välj andra datum" })).toHaveAttribute(
      "href",
      /^\/p\/snoskor\?.*startDate=2027-05-03/,
    );
    await expectAccessible(page);

    await lapsed.getByRole("button", { name: "Håll nätterna igen" }).click();
    await expect(page.getByRole("timer")).toContainText(/(20:00|19:\d\d)/);
    await payWith(page, CARD.good);
    const id = await expectThanks(page);
    expect(await bookingsOf(admin, stay)).toEqual([id]);
  },
);

test("nights that somebody else took meanwhile are told, with the way to the calendar", async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const stay = { slug: "hoga-kusten-platis", startDate: "2027-05-17", endDate: "2027-05-19" };
  await openCheckout(page, stay);
  await fillDetails(page);
  await acceptTerms(page).check();
  const other = await browser.newContext({ baseURL });
  await comeToPayment(await other.newPage(), stay);
  await other.close();

  watch.expectStatus(409, "/api/create-payment-intent");
  await toPayment(page).click();
  await expect(page.getByRole("link", { name: "Till kalendern" })).toHaveAttribute(
    "href",
    /^\/p\/hoga-kusten-platis\?/,
  );
});

test("a customer who was sent to the bank's own page is booked when they come back", async ({
  page,
  admin,
}) => {
  const stay = { slug: "pulka", startDate: "2027-05-03", endDate: "2027-05-05" };
  const opening = page.waitForResponse("**/api/create-payment-intent");
  await comeToPayment(page, stay);
  const { clientSecret } = (await (await opening).json()) as { clientSecret: string };
  const [intent = ""] = clientSecret.split("_secret_");
  const confirmed = await page.request.post(
    `/sandbox/stripe/v1/payment_intents/${intent}/confirm`,
    {
      headers: { authorization: "Bearer pk_sandbox_journey" },
      form: {
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": CARD.good.replaceAll(" ", ""),
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2034",
        "payment_method_data[card][cvc]": "123",
      },
    },
  );
  expect(confirmed.status()).toBe(200);
  const query = new URLSearchParams({
    itemId: String(await itemId(page.request, stay.slug)),
    startDate: stay.startDate,
    endDate: stay.endDate,
    payment_intent: intent,
    payment_intent_client_secret: clientSecret,
    redirect_status: "succeeded",
  });
  let letThrough = () => {};
  const isSeen = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/api/bookings", async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(`/booking?${query}`);
  await expect(page.getByRole("heading", { name: "Vi slutför din bokning…" })).toBeVisible();
  // What opens a payment stays neither in the address nor in the browser's history.
  await expect(page).not.toHaveURL(/client_secret/);
  letThrough();
  const id = await expectThanks(page);
  expect(await bookingsOf(admin, stay)).toEqual([id]);
});

test(
  "who goes back and forth between details and card form, or reloads either, loses nothing while the nights are held",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = { slug: "turskidor", startDate: "2027-05-24", endDate: "2027-05-26" };
    await comeToPayment(page, stay);
    const back = page.getByRole("button", { name: "Tillbaka till dina uppgifter" });
    await test.step("the way back finds the details as they were typed", async () => {
      await back.click();
      await expect(page.getByLabel("Personnummer")).toHaveValue("19900101-0017");
      await expect(acceptTerms(page)).toBeChecked();
      await toPayment(page).click();
      await expect(payButton(page)).toBeEnabled();
      await page.goBack();
      await expect(page.getByLabel("Namn")).toHaveValue("Anna Berg");
    });
    await test.step("a reload stays with the details, with what was typed", async () => {
      await page.reload();
      await expect(page.getByLabel("Namn")).toHaveValue("Anna Berg");
      await expect(payButton(page)).toHaveCount(0);
    });
    await test.step("a reload goes on in the card form, with the time that is left", async () => {
      await page.getByLabel("Personnummer").fill("19900101-0017");
      await acceptTerms(page).check();
      await toPayment(page).click();
      await expect(payButton(page)).toBeEnabled();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Betala för din bokning" })).toBeVisible();
      await expect(page.getByRole("timer")).toContainText(/1\d:\d\d/);
      await expectAccessible(page);
    });
    await payWith(page, CARD.good);
    const id = await expectThanks(page);
    expect(await bookingsOf(admin, stay)).toEqual([id]);
  },
);

test(
  "who reloads when the nights are no longer held is told so",
  { tag: "@thorough" },
  async ({ page, baseURL }) => {
    const stay = { slug: "turskidor", startDate: "2027-06-14", endDate: "2027-06-16" };
    await comeToPayment(page, stay);
    // Without its cookie the shop knows the visitor's payment no more than one that was let go.
    await page.context().clearCookies({ domain: new URL(baseURL ?? "").hostname });
    await page.reload();
    await expect(page.getByRole("alert")).toContainText(
      "Vi håller inte längre nätterna åt dig. Inget har dragits från ditt kort.",
    );
    await expect(page.getByLabel("Namn")).toHaveValue("Anna Berg");
  },
);
