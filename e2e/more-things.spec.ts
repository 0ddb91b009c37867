import {
  acceptTerms,
  CARD,
  CUSTOMER,
  dayButton,
  expectThanks,
  fillDetails,
  itemId,
  payButton,
  payWith,
  summary,
  thanks,
  toast,
  toPayment,
} from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  checkoutAddress,
  increase,
  more,
  openPanel,
  panel,
  row,
  takeAll,
  toggle,
} from "./more-things-steps.ts";

test.describe("by touch on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a school rents six kayaks, tents and a canoe in one booking with one payment", async ({
    page,
  }) => {
    await openPanel(page, "havskajak", "startDate=2027-05-10&endDate=2027-05-12&quantity=6");
    await toggle(page).tap();
    await expect(row(page, "Tunneltält Fyra")).toContainText("390 kr styck för 2 nätter, 6 lediga");
    await expect(row(page, "Havskajak")).toHaveCount(0);
    await expect(row(page, "Fjällripa")).toHaveCount(0);
    await expect(row(page, "Sänglinnepaket")).toHaveCount(0);
    await increase(page, "Tunneltält Fyra").tap();
    await increase(page, "Tunneltält Fyra").tap();
    await increase(page, "Kanadensare Indalsälven").tap();
    await expect(row(page, "Tunneltält Fyra")).toContainText("780 kr");
    const price = page.getByRole("region", { name: "Pris" });
    await expect(price).toContainText("Totalt");
    await expect(price).toContainText("6 210 kr");
    await price.getByText("Så räknas priset").tap();
    const night = price.getByRole("row", { name: /^Natten från måndag 10 maj/ });
    await expect(night).toContainText("6 × 395 kr");
    await expect(night.getByRole("cell")).toHaveText("2 370 kr");
    await expectAccessible(page);

    // The bar at the top of the page says what is chosen, and what it costs.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole("link", { name: "Boka", exact: true }).locator("..")).toContainText(
      "10–12 maj, 2 nätter 6 210 kr",
    );

    // The choice stands in the address, and is there after a reload.
    await expect(page).toHaveURL(/lines=\d+x2,\d+x1/);
    await page.reload();
    await expect(row(page, "Kanadensare")).toContainText("690 kr");
    await expect(row(page, "Elcykel")).toHaveCount(0);
    await expect(price).toContainText("6 210 kr");

    await panel(page).getByRole("button", { name: "Fortsätt till bokning" }).tap();
    await page.waitForURL("**/booking?**");
    await expect(summary(page)).toContainText(
      "6 st Havskajak Skärgård och 3 saker till, 10–12 maj 2027",
    );
    await expect(summary(page)).toContainText("6 210 kr");
    await page.goBack();
    await expect(row(page, "Kanadensare")).toContainText("690 kr");
    await page.goForward();

    await fillDetails(page);
    // One tent less, without losing what was typed.
    await page.getByRole("button", { name: "Visa detaljer" }).tap();
    await more(page).getByRole("button", { name: "Minska antal Tunneltält Fyra" }).tap();
    await expect(summary(page)).toContainText("5 820 kr");
    await expect(page.getByLabel("Ort")).toHaveValue("Sundsvall");
    await expect(page).toHaveURL(/lines=\d+x1,\d+x1/);
    await expectAccessible(page);
    await acceptTerms(page).check();
    await toPayment(page).tap();
    await expect(payButton(page)).toContainText("5 820 kr");
    await expect(summary(page)).toContainText("Tunneltält Fyra; Kanadensare Indalsälven");
    await expect(increase(page, "Tunneltält Fyra")).toHaveCount(0);
    await payWith(page, CARD.good);
    await expectThanks(page);
    await expect(page.getByText("Tunneltält Fyra; Kanadensare Indalsälven")).toBeVisible();
  });
});

test("who goes back from the payment, forward, and changes their mind is asked to pay once, for what they chose last", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const query = "startDate=2027-07-10&endDate=2027-07-17";
  await page.goto(await checkoutAddress(page, query, ["familjen-alkov", "havskajak"]));
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).click();
  await expect(payButton(page)).toBeVisible();
  await page.goBack();
  await expect(toPayment(page)).toBeVisible();
  // What was there before is no longer shown; the browser does not stand there either.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
  await expect(toPayment(page)).toBeVisible();
  await page.getByRole("button", { name: "Visa detaljer" }).click();
  await more(page).getByRole("button", { name: "Minska antal Havskajak Skärgård" }).click();
  await expect(page).toHaveURL(/lines=\d+x1$/);
  await page.reload();
  await page.getByLabel("Personnummer").fill(CUSTOMER.Personnummer);
  await acceptTerms(page).check();
  const opened: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/create-payment-intent")) opened.push(answer.status());
  });
  await toPayment(page).dblclick();
  await expect(payButton(page)).toBeVisible();
  await expect(toast(page, "Ett fel uppstod")).toHaveCount(0);
  expect(opened).toEqual([200]);
  await expect(page).toHaveURL(/lines=\d+x1$/);
  await payWith(page, CARD.good);
  await expectThanks(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/booking\?.*lines=\d+x1$/);
});

test(
  "the same by keyboard alone: things are added, taken away and paid for",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPanel(page, "tunneltalt", "startDate=2027-05-17&endDate=2027-05-19&quantity=2");
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(row(page, "Lägerkök")).toBeVisible();
    await increase(page, "Lägerkök").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(row(page, "Lägerkök")).toContainText("500 kr");
    await increase(page, "Pulka Tur").press("Enter");
    // Folded again, only what was added stands there; what is taken away leaves the focus at the heading.
    await toggle(page).press("Enter");
    await expect(more(page).getByRole("listitem")).toHaveCount(2);
    await more(page).getByRole("button", { name: "Minska antal Pulka Tur" }).press("Enter");
    await expect(more(page).getByRole("listitem")).toHaveCount(1);
    await expect(toggle(page)).toBeFocused();
    await panel(page).getByRole("button", { name: "Fortsätt till bokning" }).press("Enter");
    await page.waitForURL("**/booking?**");
    await expect(summary(page)).toContainText("1 280 kr");
    await fillDetails(page);
    await acceptTerms(page).press("Space");
    await toPayment(page).press("Enter");
    await payWith(page, CARD.good);
    await expectThanks(page);
    await expect(page.getByText("Lägerkök, 2 st")).toBeVisible();
  },
);

test(
  "what is no longer free on other days stays, says why and can be lowered or taken away",
  { tag: "@thorough" },
  async ({ page }) => {
    const stay = { startDate: "2027-05-24", endDate: "2027-05-26" };
    await page.goto("/");
    await takeAll(page, "kanadensare", stay);
    const canoe = await itemId(page.request, "kanadensare");
    const query = "startDate=2027-05-20&endDate=2027-05-22";
    await openPanel(page, "havskajak", `${query}&lines=${canoe}x2`);
    await expect(row(page, "Kanadensare")).toContainText("1 380 kr");
    await dayButton(page, "2027-05-24").click();
    await dayButton(page, "2027-05-26").click();
    await expect(row(page, "Kanadensare")).toContainText("Inte ledigt alla dagar du har valt");
    await panel(page).getByRole("button", { name: "Fortsätt till bokning" }).click();
    await expect(more(page)).toBeFocused();
    await expectAccessible(page);
    await row(page, "Kanadensare").getByRole("button", { name: "Ta bort" }).click();
    await expect(row(page, "Kanadensare")).toHaveCount(0);
    await expect(page).not.toHaveURL(/lines=/);
  },
);

test(
  "a thing that somebody else took meanwhile is told at the till and can be taken away",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(409, "/api/create-payment-intent");
    const stay = { startDate: "2027-05-31", endDate: "2027-06-02" };
    const query = `startDate=${stay.startDate}&endDate=${stay.endDate}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await checkoutAddress(page, query, ["havskajak", "elcykel"]));
    await expect(summary(page)).toContainText("2 770 kr");
    await fillDetails(page);
    await acceptTerms(page).check();
    await takeAll(page, "elcykel", stay);
    await toPayment(page).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Elcykel Terräng är inte ledig" }),
    ).toBeVisible();
    await expect(row(page, "Elcykel")).toContainText("Inte ledigt alla dagar du har valt");
    await row(page, "Elcykel").getByRole("button", { name: "Ta bort" }).click();
    await expect(summary(page)).toContainText("790 kr");
    await expect(page.getByLabel("Personnummer")).toHaveValue("19900101-0017");
    await toPayment(page).click();
    await expect(payButton(page)).toContainText("790 kr");
  },
);

test("a code lowers the price, stays through a reload, and what it gave is in the payment", async ({
  page,
  admin,
}) => {
  await admin.post("/api/discount-codes", { data: { code: "SKOLA", percent: 10 } });
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await itemId(page.request, "havskajak");
  await page.goto(`/booking?itemId=${id}&startDate=2027-06-07&endDate=2027-06-09`);
  const code = page.getByRole("group", { name: "Rabattkod" });
  await code.getByRole("button", { name: "Har du en rabattkod?" }).click();
  const field = code.getByRole("textbox", { name: "Rabattkod" });
  await expect(field).toBeFocused();
  await code.getByRole("button", { name: "Använd" }).click();
  await expect(code).toContainText("Skriv koden först.");
  await field.fill("skala");
  await field.press("Enter");
  await expect(code).toContainText("Vi känner inte igen rabattkoden.");
  await expect(summary(page)).toContainText("790 kr");
  await expectAccessible(page);
  await field.fill("skola");
  await field.press("Enter");
  await expect(code).toContainText("Rabattkod SKOLA, redan avdragen−79 kr");
  await expect(summary(page)).toContainText("711 kr");
  await page.reload();
  await expect(summary(page)).toContainText("711 kr");
  await expect(page).not.toHaveURL(/skola/i);
  // It counts for another thing too, and says so beside the total.
  const tent = await itemId(page.request, "tunneltalt");
  await page.goto(`/booking?itemId=${tent}&startDate=2027-06-07&endDate=2027-06-09`);
  await expect(code.getByText("Rabattkod SKOLA, redan avdragen")).toBeVisible();
  await page.goBack();
  await code.getByRole("button", { name: "Ta bort" }).click();
  await expect(summary(page)).toContainText("790 kr");
  await field.fill("SKOLA");
  await field.press("Enter");
  await expect(summary(page)).toContainText("711 kr");
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).click();
  await expect(payButton(page)).toContainText("711 kr");
  await expect(summary(page).getByText("Rabattkod SKOLA, redan avdragen")).toBeVisible();
  // A reload in the second step finds the same payment.
  await page.reload();
  await expect(payButton(page)).toContainText("711 kr");
  await payWith(page, CARD.good);
  await expect(thanks(page)).toBeVisible();
  const taken = page.getByRole("term").filter({ hasText: "Rabattkod SKOLA" });
  await expect(taken.locator("..")).toContainText("−79 kr (10 %)");
});

test(
  "a code that has ended meanwhile is told at the till, with the price without it",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/create-payment-intent");
    const made = await admin.post("/api/discount-codes", { data: { code: "SIST", percent: 50 } });
    const { id: codeId } = (await made.json()) as { id: number };
    const id = await itemId(page.request, "havskajak");
    await page.goto(`/booking?itemId=${id}&startDate=2027-06-14&endDate=2027-06-16`);
    const code = page.getByRole("group", { name: "Rabattkod" });
    await code.getByRole("button", { name: "Har du en rabattkod?" }).click();
    await code.getByRole("textbox").fill("sist");
    await code.getByRole("button", { name: "Använd" }).click();
    await expect(summary(page)).toContainText("395 kr");
    await fillDetails(page);
    await acceptTerms(page).check();
    const ended = await admin.patch(`/api/discount-codes/${codeId}`, {
      data: { bookTo: "2027-02-01" },
    });
    expect(ended.status()).toBe(200);
    await toPayment(page).click();
    await expect(code).toContainText("Rabattkoden har gått ut.");
    await expect(summary(page)).toContainText("790 kr");
    await toPayment(page).click();
    await expect(payButton(page)).toContainText("790 kr");
  },
);

test(
  "who adds a thing that is rented by other terms reads and accepts both",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const agreements = await admin.post("/api/rental-agreements", {
      data: { name: "Vatten", description: "På sjön", content: "<p>Flytväst på sjön.</p>" },
    });
    expect(agreements.status()).toBe(201);
    const { id: rentalAgreementId } = (await agreements.json()) as { id: number };
    const kayak = await itemId(page.request, "havskajak");
    const link = `/api/rental-items/${kayak}/agreement`;
    const changed = await admin.patch(link, { data: { rentalAgreementId } });
    expect(changed.status()).toBe(200);
    const query = "startDate=2027-06-21&endDate=2027-06-23";
    await page.goto(await checkoutAddress(page, query, ["tunneltalt", "havskajak"]));
    await page.getByRole("button", { name: "Visa hyresvillkor, Havskajak Skärgård" }).click();
    await expect(page.getByRole("dialog")).toContainText("Flytväst på sjön.");
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("button", { name: "Visa hyresvillkor, Tunneltält Fyra" }),
    ).toBeVisible();
    await acceptTerms(page).check();
    await more(page).getByRole("button", { name: "Minska antal Havskajak Skärgård" }).dblclick();
    await expect(
      page.getByRole("button", { name: "Visa hyresvillkor", exact: true }),
    ).toBeVisible();
    await expect(acceptTerms(page)).toBeChecked();
    await admin.patch(link, { data: { rentalAgreementId: null } });
  },
);

test(
  "an extra from stock is offered as far as it is free, and others of the kind where all is taken",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = { startDate: "2027-06-28", endDate: "2027-06-30" };
    const [kayak, box] = [
      await itemId(page.request, "havskajak"),
      await itemId(page.request, "takbox"),
    ];
    const made = await admin.post("/api/addons", {
      data: {
        rentalItemId: kayak,
        name: "Takbox på bilen",
        description: "",
        price: 100,
        priceType: "one-time",
        allowQuantitySelect: true,
        linkedItemId: box,
      },
    });
    expect(made.status()).toBe(201);
    await openPanel(page, "havskajak", "startDate=2027-06-24&endDate=2027-06-26");
    const extra = panel(page).getByRole("checkbox", { name: /^Takbox på bilen/ });
    await extra.check();
    const plus = panel(page).getByRole("button", { name: "Öka antal Takbox på bilen" });
    await plus.click();
    await expect(panel(page)).toContainText("Bara 2 kvar de här dagarna");
    await expect(plus).toHaveAttribute("aria-disabled", "true");
    await takeAll(page, "takbox", stay);
    await extra.uncheck();
    await page.goto(`/p/havskajak?startDate=${stay.startDate}&endDate=${stay.endDate}`);
    await takeAll(page, "havskajak", stay);
    await page.reload();
    const similar = page.getByRole("region", { name: "Ledigt 28–30 juni 2027" });
    // Something to paddle, and no skis in June.
    await expect(similar.getByRole("link", { name: /Kanadensare/ })).toBeVisible();
    await expect(similar.getByRole("link", { name: /skid/i })).toHaveCount(0);
    await expectAccessible(page);
    await similar.getByRole("link", { name: /Kanadensare/ }).click();
    await expect(page.getByRole("region", { name: "Vald period" })).toContainText("onsdag 30 juni");
  },
);
