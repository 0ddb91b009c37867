import {
  acceptTerms,
  bookingsOf,
  CARD,
  comeToPayment,
  CUSTOMER,
  expectThanks,
  fillDetails,
  itemId,
  openCheckout,
  payButton,
  payWith,
  summary,
  toast,
  toPayment,
} from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const MISSING = "Vänligen fyll i alla obligatoriska fält";
const UNACCEPTED = "Du måste godkänna hyresvillkoren för att fortsätta";

test(
  "nobody goes on without the terms and every field, and nothing typed is lost",
  { tag: "@thorough" },
  async ({ page }) => {
    await openCheckout(page, {
      slug: "tunneltalt",
      startDate: "2027-05-03",
      endDate: "2027-05-05",
    });
    await expect(page.getByLabel("Personnummer")).toHaveAttribute("placeholder", "ÅÅÅÅMMDD-XXXX");
    await expect(page.getByLabel("Telefon")).toHaveAttribute("placeholder", "07X-XXX XX XX");
    await expect(page.getByLabel("Postnummer")).toHaveAttribute("placeholder", "123 45");
    await expect(page.getByLabel("Reseinfo"), "a tent goes nowhere by itself").toHaveCount(0);
    await expect(toPayment(page)).toBeDisabled();
    await summary(page).getByText("Så räknas priset").click();
    await toPayment(page).scrollIntoViewIfNeeded();
    for (const end of ["Totalt", "Ändra datum eller tillval"])
      await expect(summary(page).getByText(end)).toBeInViewport({ ratio: 1 });

    await acceptTerms(page).check();
    await expect(toPayment(page)).toBeEnabled();
    await page.getByLabel("Namn").fill(CUSTOMER.Namn);
    await toPayment(page).click();
    await expect(toast(page, "Saknad information")).toContainText(MISSING);
    await expect(page.getByLabel("Personnummer")).toBeFocused();
    await expect(page.getByLabel("Personnummer")).toHaveAccessibleDescription(
      "Skriv ditt personnummer.",
    );
    await expect(page.getByLabel("Namn")).toHaveValue(CUSTOMER.Namn);
    await expectAccessible(page);

    await fillDetails(page);
    await page.getByLabel("E-post").fill("anna");
    await toPayment(page).click();
    await expect(page.getByLabel("E-post")).toHaveAccessibleDescription(
      "Skriv en hel e-postadress, till exempel namn@exempel.se.",
    );
    await page.getByLabel("E-post").fill(CUSTOMER["E-post"]);
    await acceptTerms(page).uncheck();
    await expect(toPayment(page)).toBeDisabled();
    // It takes a press all the same, as one that asks why.
    await toPayment(page).click({ force: true });
    await expect(toast(page, "Saknad information")).toContainText(UNACCEPTED);
    await expect(acceptTerms(page)).toBeFocused();
    await page.getByLabel("Namn").focus();
    await toPayment(page).click({ force: true });
    await expect(acceptTerms(page)).toBeFocused();
    await expect(acceptTerms(page)).toHaveAccessibleDescription(
      "Kryssa i rutan för att gå vidare.",
    );

    await page.reload();
    for (const [label, value] of Object.entries(CUSTOMER))
      await expect(page.getByLabel(label)).toHaveValue(label === "Personnummer" ? "" : value);
  },
);

test(
  "details that look wrong are asked about beside the field, and never refused",
  { tag: "@thorough" },
  async ({ page }) => {
    await openCheckout(page, {
      slug: "tunneltalt",
      startDate: "2027-05-24",
      endDate: "2027-05-26",
    });
    await fillDetails(page);
    await acceptTerms(page).check();
    const email = page.getByLabel("E-post");
    await email.fill("anna@gmial");
    await email.blur();
    await expect(email).toHaveAccessibleDescription(
      "Menade du gmail.com? Ändra till anna@gmail.com",
    );
    await page.getByRole("button", { name: "Ändra till anna@gmail.com" }).click();
    await expect(email).toHaveValue("anna@gmail.com");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("");

    await page.getByLabel("Personnummer").fill("abc");
    await page.getByLabel("Telefon").fill("x");
    await page.getByLabel("Namn").focus();
    await expect(page.getByLabel("Personnummer")).toHaveAccessibleDescription(
      "Stämmer numret? Ett personnummer skrivs ÅÅÅÅMMDD-XXXX.",
    );
    await expect(page.getByLabel("Telefon")).toHaveAccessibleDescription(
      "Stämmer numret? Vi behöver kunna nå dig om något händer.",
    );
    await expectAccessible(page);
    await toPayment(page).click();
    await expect(payButton(page)).toBeEnabled();
  },
);

test(
  "who comes for days that are taken is told before filling anything in",
  { tag: "@thorough" },
  async ({ page }) => {
    const stay = { slug: "familjen-alkov", startDate: "2027-03-04", endDate: "2027-03-06" };
    await openCheckout(page, stay);
    const notice = page.getByRole("status").filter({ hasText: "ser inte ut att vara lediga" });
    await expect(notice).toContainText(
      "De här dagarna ser inte ut att vara lediga. Har du själv börjat boka dem i en annan flik kan du gå vidare här.",
    );
    await expectAccessible(page);
    await notice.getByRole("link", { name: "Välj andra datum" }).click();
    await expect(page).toHaveURL(/\/p\/familjen-alkov/);
  },
);

test(
  "who has begun to book and reloads is not told that the days are taken",
  { tag: "@thorough" },
  async ({ page }) => {
    const stay = { slug: "familjen-alkov", startDate: "2027-04-05", endDate: "2027-04-07" };
    await comeToPayment(page, stay);
    await page.reload();
    await expect(summary(page)).toContainText("kr");
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("ser inte ut att vara lediga")).toBeHidden();
  },
);

test("the terms can be read before they are accepted", { tag: "@thorough" }, async ({ page }) => {
  await openCheckout(page, {
    slug: "tunneltalt",
    startDate: "2027-05-03",
    endDate: "2027-05-05",
  });
  await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
  const dialog = page.getByRole("dialog", { name: "Hyresvillkor" });
  await expect(dialog.getByRole("heading").nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(acceptTerms(page)).not.toBeChecked();
});

test(
  "what is no longer for rent is told, with the way back to the start page",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(404, "/booking");
    watch.expectStatus(404, "/api/rental-items/999999");
    await page.goto("/booking?itemId=999999&startDate=2027-05-03&endDate=2027-05-05");
    await expect(page.getByRole("heading", { name: "Bokning kunde inte laddas" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Till startsidan" }).click();
    await expect(page).toHaveURL("/");
  },
);

test("a price that changes while the form is filled is shown before anybody pays it", async ({
  page,
  watch,
  admin,
}) => {
  const stay = { slug: "elcykel", startDate: "2027-05-03", endDate: "2027-05-05" };
  await openCheckout(page, stay);
  await expect(summary(page)).toContainText("990 kr");
  await fillDetails(page);
  await acceptTerms(page).check();
  const rentalItemId = await itemId(admin, stay.slug);
  const season = await admin.post("/api/seasonal-prices", {
    data: { rentalItemId, startDate: "2027-05-04", endDate: "2027-05-04", price: 595 },
  });
  expect(season.status()).toBe(201);

  watch.expectStatus(409, "/api/create-payment-intent");
  await toPayment(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Priset har ändrats" })).toContainText(
    "Priset har ändrats till 1 090 kr. Kontrollera det nya priset och gå vidare om du vill boka.",
  );
  await expect(summary(page)).toContainText("Priset har ändrats. Här ser du det nya.");
  await expect(summary(page).getByText("1 090 kr").last()).toBeVisible();
  await expect(page.getByLabel("Namn")).toHaveValue(CUSTOMER.Namn);
  await expectAccessible(page);

  await toPayment(page).click();
  await expect(payButton(page)).toHaveText("Betala och boka 1 090 kr");
  await payWith(page, CARD.good);
  const id = await expectThanks(page);
  expect(await bookingsOf(admin, stay)).toEqual([id]);
});

test(
  "terms that change while the form is filled are accepted anew before anybody pays",
  { tag: "@thorough" },
  async ({ page, watch, admin }) => {
    const stay = { slug: "lagerkok", startDate: "2027-05-03", endDate: "2027-05-05" };
    const item = await itemId(admin, stay.slug);
    const terms = {
      name: "Kökets villkor",
      description: "För lägerköket",
      content: "<p>Diska.</p>",
    };
    const made = await admin.post("/api/rental-agreements", { data: terms });
    const { id: agreement } = (await made.json()) as { id: number };
    const link = `/api/rental-items/${item}/agreement`;
    await admin.patch(link, { data: { rentalAgreementId: agreement } });

    await openCheckout(page, stay);
    await fillDetails(page);
    await acceptTerms(page).check();
    const changed = await admin.patch(`/api/rental-agreements/${agreement}`, {
      data: { content: "<p>Diska och torka.</p>" },
    });
    expect(changed.status()).toBe(200);
    watch.expectStatus(409, "/api/create-payment-intent");
    await toPayment(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Hyresvillkoren" })).toContainText(
      "Hyresvillkoren har ändrats. Läs dem igen och godkänn dem för att gå vidare.",
    );
    await expect(acceptTerms(page)).not.toBeChecked();
    await expect(toPayment(page)).toBeDisabled();
    await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
    await expect(page.getByRole("dialog")).toContainText("Diska och torka.");
    await page.getByRole("button", { name: "Stäng", exact: true }).click();

    await acceptTerms(page).check();
    await toPayment(page).click();
    await payWith(page, CARD.good);
    await expectThanks(page);
    await admin.patch(link, { data: { rentalAgreementId: null } });
  },
);

test("whoever made a booking is thanked with the shop's facts, whatever the address says", async ({
  page,
  browser,
  baseURL,
}) => {
  await comeToPayment(page, {
    slug: "hoga-kusten-platis",
    startDate: "2027-05-24",
    endDate: "2027-05-26",
  });
  await payWith(page, CARD.good);
  const id = await expectThanks(page);
  const wrong = `/booking/thank-you?itemName=Slott&startDate=2030-01-01&endDate=2030-01-02&bookingId=${id}&totalAmount=1`;
  await page.goto(wrong);
  const card = page.getByRole("region", { name: "Din bokning" });
  await expect(card).toContainText("Hämtning2027-05-24 (måndag 24 maj) kl. 15:00");
  await expect(card).toContainText(/Återlämning2027-05-26 \(onsdag 26 maj\) kl\.\s\d\d:\d\d/);
  await expect(card).toContainText("Reserverat belopp2 790 kr");
  await expect(card).not.toContainText("Slott");
  await expect(card.getByRole("link", { name: "Visa hämtningsplatsen på karta" })).toBeVisible();
  await expect(page.getByText("skickat en bekräftelse till anna@example.com.")).toBeVisible();
  await expect(page.getByText("betalar depositionen på 5 000 kr")).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto(wrong);
  await expect(other.getByText("Slott")).toBeVisible();
  await other.waitForLoadState("networkidle");
  await expect(other.getByText("anna@example.com")).toHaveCount(0);
  await other.context().close();
});

test(
  "an address that lacks its item, its dates or its booking leads home, and what stands in one is only text",
  { tag: "@thorough" },
  async ({ page }) => {
    const item = await itemId(page.request, "tunneltalt");
    for (const query of [
      "startDate=2027-05-03&endDate=2027-05-05",
      `itemId=${item}&endDate=2027-05-05`,
      `itemId=${item}&startDate=2027-05-03`,
      "",
    ]) {
      await page.goto(`/booking?${query}`);
      await expect(page).toHaveURL("/");
      await expect(toast(page, "Ogiltig bokning")).toContainText(
        "Viktig information saknas för att slutföra bokningen",
      );
    }
    for (const query of [
      "",
      "itemName=Ripa&startDate=2027-05-03&endDate=2027-05-05",
      "itemName=Ripa&startDate=2027-05-03&bookingId=1234567",
      "itemName=Ripa&endDate=2027-05-05&bookingId=1234567",
      "startDate=2027-05-03&endDate=2027-05-05&bookingId=1234567",
    ]) {
      await page.goto(`/booking/thank-you?${query}`);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }

    const name = "<script>window.hacked=1</script><img src=x onerror=window.hacked=1>";
    const query = new URLSearchParams({
      itemName: name,
      startDate: "2027-05-03",
      endDate: "2027-05-05",
      bookingId: "1234567",
      totalAmount: "990",
    });
    await page.goto(`/booking/thank-you?${query}`);
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText("#1234567")).toBeVisible();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  },
);
