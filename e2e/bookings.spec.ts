import {
  aBooking,
  anItem,
  bookingRow,
  card,
  changesSent,
  expectStatus,
  question,
  statusChoice,
  toast,
  type Stay,
} from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

// With what fades and slides, as most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const SCRIPT = "<script>window.harmed = true</script><img src=x onerror='window.harmed = true'>";

let stay: Stay;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  const itemId = await anItem(admin, "Journalbilen");
  stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

test("approving charges the card, confirms the booking and leads to receipt and refund", async ({
  page,
  request,
}) => {
  const id = await aBooking(request, stay);
  await page.goto(`/admin/bookings?q=%23${id}`);
  const row = bookingRow(page, id);
  await expect(row).toContainText("Reserverad");
  await expect(row).toContainText(/6 dygn 23 tim kvar|7 dygn kvar/);
  await expectStatus(page, id, "Väntar på bekräftelse");
  await row.getByRole("button", { name: `Godkänn bokning #${id}` }).click();
  await expect(question(page)).toContainText("2 000 kr dras från kundens kort");
  await expectAccessible(page);
  const changes = changesSent(page, id);
  await question(page).getByRole("button", { name: "Dra beloppet" }).dblclick();
  await expect(toast(page, "Betalning genomförd")).toBeVisible();
  await expect(row).toContainText("Betald");
  await expectStatus(page, id, "Bokad och bekräftad");
  await expect(row.getByRole("button", { name: /Godkänn/ })).toHaveCount(0);
  expect(changes).toEqual([{ paymentAction: "capture" }]);

  await row.getByRole("link", { name: `Öppna bokning #${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}`));
  const payment = card(page, "Betalning");
  await expect(payment.getByRole("link", { name: "Visa kvitto" })).toHaveAttribute(
    "href",
    `/admin/receipts/${id}`,
  );
  await expect(card(page, "Historik")).toContainText("Betalning genomförd");

  await payment.getByRole("button", { name: "Betala tillbaka" }).click();
  const dialog = page.getByRole("dialog", { name: "Betala tillbaka" });
  await dialog.getByLabel("Belopp").fill("2001");
  await dialog.getByRole("button", { name: "Betala tillbaka" }).click();
  await expect(dialog).toContainText("Det går att betala tillbaka högst 2 000 kr.");
  await expect(dialog).toContainText("Skriv varför beloppet betalas tillbaka.");
  await dialog.getByLabel("Belopp").fill("500");
  await dialog.getByLabel("Anledning").fill("En natt i regn");
  await dialog.getByRole("button", { name: "Betala tillbaka" }).click();
  await expect(toast(page, "Återbetalning gjord")).toBeVisible();
  await expect(payment).toContainText("Delvis återbetald");
  for (const sum of ["Totalpris2 000 kr", "Eftergett500 kr", "Betalt1 500 kr", "Att betala0 kr"])
    await expect(payment).toContainText(sum);
  await expect(payment.getByRole("listitem")).toContainText("500 kr återbetalt");
  await expect(card(page, "Historik")).toContainText("500 kr: En natt i regn");
});

test("voiding lets the money go and cancels the booking", async ({ page, request }) => {
  const id = await aBooking(request, stay);
  await page.goto(`/admin/bookings/${id}`);
  await card(page, "Betalning")
    .getByRole("button", { name: `Avbryt betalningen för bokning #${id}` })
    .click();
  const changes = changesSent(page, id);
  await question(page).getByRole("button", { name: "Avbryt betalningen" }).dblclick();
  await expect(toast(page, "Betalning avbruten")).toBeVisible();
  await expect(card(page, "Betalning")).toContainText("Avbruten");
  await expectStatus(page, id, "Avbokad");
  expect(changes).toEqual([{ paymentAction: "void" }]);
  await statusChoice(page, id).click();
  await expect(page.getByRole("menuitemradio")).toHaveText([
    "Väntar på bekräftelse",
    "Bokad och bekräftad",
    "Avbokad",
    "Returnerad",
  ]);
  await page.keyboard.press("Escape");
});

test(
  "search and filters stand in the address, and the browser's back undoes them",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, stay, {
      name: "Åsa Öhrström",
      email: "asa.ohrstrom@example.com",
      phone: "073-999 88 77",
    });
    await page.goto("/admin/bookings");
    await expect(page.getByRole("link", { name: "Tillbaka" })).toHaveAttribute("href", "/admin");
    const all = page.getByRole("status").filter({ hasText: /bokningar/ });
    await expect(all).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Sök" });
    for (const words of ["åsa ÖHRSTRÖM", "ASA.OHR", "073-999 88 77", String(id)]) {
      await search.fill(words);
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
      await expect(page.getByRole("status").filter({ hasText: "1 bokning" })).toBeVisible();
      await expect(bookingRow(page, id)).toBeVisible();
    }
    await page.getByLabel("Status", { exact: true }).selectOption("Avbokad");
    await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
    await expect(page).toHaveURL(/status=cancelled/);
    await page.goBack();
    await expect(bookingRow(page, id)).toBeVisible();
    await page.getByRole("combobox", { name: "Objekt", exact: true }).selectOption("Journalbilen");
    await page.getByRole("combobox", { name: "Betalning", exact: true }).selectOption("Reserverad");
    await page.getByLabel("Från").fill("2027-06-03");
    await expect(bookingRow(page, id)).toBeVisible();
    await page.getByLabel("Från").fill("2027-06-04");
    await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
    await page.reload();
    await expect(search).toHaveValue(String(id));
    await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
    await page.getByRole("button", { name: "Rensa filter" }).click();
    await expect(search).toHaveValue("");
    await expect(page).toHaveURL(/\/admin\/bookings$/);
  },
);

test(
  "a booking shows all that is known of it, and nothing a customer typed runs",
  { tag: "@thorough" },
  async ({ page, request, admin }) => {
    const addon = await admin.post("/api/addons", {
      data: { name: "Sänglinne", description: "", price: 100, rentalItemId: stay.itemId },
    });
    const { id: addonId } = (await addon.json()) as { id: number };
    const id = await aBooking(
      request,
      { ...stay, price: 2200 },
      { name: SCRIPT, phone: "<script>window.harmed=1</script>", travelInfo: SCRIPT },
      [{ id: addonId, quantity: 2 }],
    );
    await page.goto(`/admin/bookings?q=%23${id}`);
    const name = bookingRow(page, id).getByRole("link", { name: SCRIPT });
    await name.hover();
    const hover = page.locator(".hover-card");
    for (const label of ["Personnummer", "E-post", "Telefon", "Adress", "Reseinfo"])
      await expect(hover).toContainText(label);
    const lines = await hover
      .locator("dt")
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(lines).size, "each label on one line").toBe(1);
    await expect(hover).toContainText(SCRIPT);
    const badge = bookingRow(page, id).getByRole("button", { name: "Hyresvillkor" });
    await badge.hover();
    await expect(
      page.getByRole("tooltip", { name: "Detta hyresavtal godkändes av kunden vid bokningen" }),
    ).toBeVisible();
    await badge.click();
    await expect(page.getByRole("dialog", { name: "Hyresvillkor" })).toContainText(
      "Godkänt av kunden 1 mars 2027",
    );
    await page.keyboard.press("Escape");

    await name.click();
    await expect(page.getByRole("heading", { name: `Bokning #${id}` })).toBeVisible();
    for (const title of ["Produkt", "Kund", "Bokningsstatus", "Betalning", "Anteckningar"])
      await expect(card(page, title)).toBeVisible();
    await expect(card(page, "Valda tillval")).toContainText(`Sänglinne (#${addonId})`);
    await expect(card(page, "Kund")).toContainText(SCRIPT);
    await expectAccessible(page);
    await page.getByRole("tab", { name: "E-posthistorik" }).click();
    await expect(page.getByText("Bokningsbekräftelse")).toBeVisible({ timeout: 45_000 });
    await page.getByRole("button", { name: "Visa innehåll: Bokningsbekräftelse" }).click();
    const letter = page.getByRole("dialog", { name: "Bokningsbekräftelse" });
    for (const words of ["Avsändare", "Mottagare", "Ämne", "anna@example.com"])
      await expect(letter).toContainText(words);
    const frame = letter.locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "");
    const content = (await frame.getAttribute("srcdoc")) ?? "";
    expect(content).toContain(`#${id}`);
    expect(content).not.toContain("<script");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Skicka igen: Bokningsbekräftelse" }).click();
    await expect(toast(page, "Mejlet skickas igen inom kort")).toBeVisible();
    await expect
      .poll(
        async () => ((await (await admin.get(`/api/email-logs/${id}`)).json()) as unknown[]).length,
        { timeout: 30_000 },
      )
      .toBe(3);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  },
);
