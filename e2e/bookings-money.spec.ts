import type { APIRequestContext, Page } from "@playwright/test";
import {
  aBooking,
  anItem,
  bookingRow,
  card,
  expectStatus,
  openMore,
  question,
  staysOf,
  toast,
} from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

let itemId: number;
const nextStay = staysOf(() => itemId);

test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Pengabilen");
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

/** A booking that nothing stands behind: let go by the shop, and taken up again. */
async function unpaidBooking(calls: APIRequestContext, admin: APIRequestContext): Promise<number> {
  const id = await aBooking(calls, nextStay());
  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
  await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
  return id;
}

/** What the page sends to an address that ends so, from now on. */
function sentTo(page: Page, end: string): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (call) => {
    if (call.method() === "POST" && new URL(call.url()).pathname.endsWith(end))
      sent.push(call.postDataJSON());
  });
  return sent;
}

test("money that came by hand is one payment though pressed twice, and a refusal loses nothing typed", async ({
  page,
  request,
  admin,
  watch,
}) => {
  const id = await unpaidBooking(request, admin);
  await page.goto(`/admin/bookings/${id}`);
  const payment = card(page, "Betalning");
  await expect(payment).toContainText("Att betala 2 000 kr");
  const sent = sentTo(page, `/api/bookings/${id}/payments`);
  const dialog = page.getByRole("dialog", { name: "Registrera betalning" });
  const open = () => payment.getByRole("button", { name: "Registrera betalning" }).click();
  const submit = dialog.getByRole("button", { name: "Registrera" });
  await open();
  await dialog.getByLabel("Betalningssätt").selectOption("Kassan");
  await expect(dialog).toContainText("även Swish vid disken, antecknas bara här");
  await dialog.getByLabel("Betalningssätt").selectOption("Swish");
  await expect(dialog.getByLabel("Belopp")).toHaveValue("2000");
  await dialog.getByLabel("Belopp").fill("2001");
  await dialog.getByLabel("Dagen då pengarna kom").fill("2027-03-02");
  await submit.click();
  await expect(dialog).toContainText("Det går att registrera högst 2 000 kr.");
  await expect(dialog).toContainText("Datumet kan inte ligga i framtiden.");
  await expectAccessible(page);
  await dialog.getByLabel("Belopp").fill("1500");
  await dialog.getByLabel("Dagen då pengarna kom").fill("2027-02-28");
  await dialog.getByLabel("Referens").fill("Swish 4711");
  await submit.dblclick();
  await expect(toast(page, "Betalning registrerad")).toContainText("1 500 kr");
  expect(sent).toHaveLength(1);
  await expect(dialog).toBeHidden();
  await expect(payment).toContainText("Delbetald");
  for (const sum of ["Totalpris2 000 kr", "Betalt1 500 kr", "Att betala500 kr"])
    await expect(payment).toContainText(sum);
  const swish = payment.getByRole("listitem").filter({ hasText: "Swish" });
  await expect(swish).toContainText("28 februari 2027, registrerad av admin");
  await expect(swish.getByRole("link", { name: /^Kvitto 2027-\d{6}$/ })).toHaveAttribute(
    "href",
    new RegExp(`^/admin/receipts/${id}#2027-\\d{6}$`),
  );
  await expect(card(page, "Historik")).toContainText("Registrerade en betalning");

  // A colleague is faster.
  await open();
  await dialog.getByLabel("Betalningssätt").selectOption("Bankgiro eller överföring");
  await dialog.getByLabel("Referens").fill("Bg 55");
  const data = { key: crypto.randomUUID(), method: "till", amount: 500 };
  await admin.post(`/api/bookings/${id}/payments`, { data });
  watch.expectStatus(409, `/api/bookings/${id}/payments`);
  await submit.click();
  await expect(dialog).toContainText(
    /Under tiden, kl \d\d:\d\d, registrerade \S+ en betalning på 500\skr/,
  );
  await expect(dialog.getByLabel("Referens")).toHaveValue("Bg 55");
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await dialog.getByRole("button", { name: "Kasta ändringarna" }).click();
  await expect(payment.getByRole("button", { name: "Registrera betalning" })).toBeHidden();
  await expect(payment).toContainText("Betald");
});

test("what was recorded in error is taken back, and what came by hand is given back by hand", async ({
  page,
  request,
  admin,
}) => {
  const id = await unpaidBooking(request, admin);
  for (const amount of [1500, 500]) {
    const data = { key: crypto.randomUUID(), method: "swish", amount };
    expect((await admin.post(`/api/bookings/${id}/payments`, { data })).status()).toBe(201);
  }
  await page.goto(`/admin/bookings/${id}`);
  const payment = card(page, "Betalning");
  const row = (sum: string) => payment.getByRole("listitem").filter({ hasText: sum });
  await payment
    .getByRole("button", { name: "Rätta – registrerad av misstag: Swish, 1 500 kr" })
    .click();
  const taking = page.getByRole("dialog", { name: "Rätta – registrerad av misstag" });
  await expect(taking).toContainText("En rättelse med eget kvittonummer bokförs");
  await taking.getByRole("button", { name: "Bokför rättelsen" }).click();
  await expect(taking).toContainText("Skriv vad som blev fel.");
  await taking.getByLabel("Anledning").fill("Fel bokning");
  await taking.getByRole("button", { name: "Bokför rättelsen" }).dblclick();
  await expect(toast(page, "Betalningen är rättad")).toBeVisible();
  await expect(row("1 500 kr")).toContainText("Registrerad av misstag");
  const correction = /^Rättelse – registrerad av misstag 2027-\d{6}, 1 500 kr$/;
  await expect(row("1 500 kr").getByRole("link", { name: correction })).toHaveAttribute(
    "href",
    new RegExp(`^/admin/receipts/${id}#2027-\\d{6}$`),
  );
  await expect(payment).toContainText("Att betala1 500 kr");
  // Its button is gone with what it did.
  await expect(payment.getByRole("heading", { name: "Betalning", exact: true })).toBeFocused();

  await payment.getByRole("button", { name: "Registrera återbetalning: Swish, 500 kr" }).click();
  const giving = page.getByRole("dialog", { name: "Registrera återbetalning: Swish" });
  await giving.getByLabel("Belopp").fill("200");
  await giving.getByLabel("Anledning").fill("Kall värmare");
  await expectAccessible(page);
  await giving.getByRole("button", { name: "Registrera" }).click();
  await expect(toast(page, "Återbetalning registrerad")).toContainText("200 kr");
  await expect(row("200 kr återbetalt")).toContainText("Delvis återbetald");
  await row("200 kr återbetalt")
    .getByRole("link", { name: /^Kreditkvitto 2027-\d{6}, 200 kr$/ })
    .click();
  await expect(page.getByRole("region", { name: /^Kreditkvitto 2027/ })).toBeInViewport();
  await page.goBack();
  const history = card(page, "Historik");
  await expect(history).toContainText("1 500 kr, Swish: Fel bokning");
  await expect(history).toContainText("200 kr, Swish: Kall värmare");
});

test("a deposit is left by hand and given back by hand, and nobody is reminded where it cannot be paid", async ({
  page,
  request,
  admin,
}) => {
  const id = await aBooking(request, nextStay());
  await page.goto(`/admin/bookings/${id}`);
  const deposit = card(page, "Deposition");
  await deposit.getByRole("button", { name: "Registrera deposition" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrera deposition" });
  await expect(dialog).toContainText("Hela depositionen, 5 000 kr.");
  await dialog.getByRole("button", { name: "Registrera" }).dblclick();
  await expect(toast(page, "Deposition registrerad")).toContainText("5 000 kr");
  await expect(deposit).toContainText("StatusBetald");
  await expect(page.getByRole("button", { name: "Skicka depositionspåminnelse" })).toHaveCount(0);
  await deposit.getByRole("button", { name: "Registrera återbetald deposition" }).click();
  const giving = page.getByRole("dialog", { name: "Registrera återbetalning: Deposition, Swish" });
  await giving.getByLabel("Anledning").fill("Hel och ren");
  await giving.getByRole("button", { name: "Registrera" }).click();
  await expect(deposit).toContainText("StatusÅterbetald");

  const off = await aBooking(request, nextStay());
  await admin.patch(`/api/bookings/${off}`, { data: { status: "cancelled" } });
  await page.goto(`/admin/bookings/${off}`);
  await expect(deposit).toContainText("Bokningen är avbokad, så det finns ingen deposition");
  await expect(page.getByRole("button", { name: /deposition/i })).toHaveCount(0);
});

test("a paid booking is removed only by the word, and giving back is offered first", async ({
  page,
  request,
  admin,
}) => {
  const id = await aBooking(request, nextStay());
  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "capture" } });
  await page.goto(`/admin/bookings?q=%23${id}`);
  const ask = () => page.getByRole("button", { name: `Ta bort bokning #${id}` }).click();
  const remove = question(page).getByRole("button", { name: "Ta bort", exact: true });
  await openMore(page, id);
  await ask();
  await expect(question(page)).toContainText("2 000 kr av hyran är betalt.");
  await expect(question(page)).toContainText("Pengarna betalas inte tillbaka av sig själva");
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Betala tillbaka först" }).click();
  await expect(page.getByRole("heading", { name: `Bokning #${id}` })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  const giveBack = card(page, "Betalning").getByRole("button", { name: "Betala tillbaka" });
  await expect(giveBack).toBeFocused();
  await expect(giveBack).toBeInViewport();

  await ask();
  await question(page).getByRole("button", { name: "Betala tillbaka först" }).click();
  await expect(giveBack).toBeFocused();
  await expect(giveBack).toBeInViewport();
  await ask();
  await expect(remove).toBeDisabled();
  await question(page)
    .getByLabel(/^Skriv ”ta bort”/)
    .fill("ta bor");
  await expect(remove).toBeDisabled();
  await question(page)
    .getByLabel(/^Skriv ”ta bort”/)
    .fill("Ta bort");
  await remove.click();
  await expect(toast(page, "Bokning borttagen")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings\?q=/);
  await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
});

test("staff run the counter, and are shown nothing that gives money back or removes", async ({
  page,
  request,
  admin,
}) => {
  const id = await aBooking(request, nextStay());
  const unpaid = await unpaidBooking(request, admin);
  const account = { username: `personal-${Date.now()}`, password: "åtta tecken" };
  const made = await page.request.post("/api/register", { data: account });
  const { id: userId } = (await made.json()) as { id: number };
  const raised = await admin.patch(`/api/users/${userId}`, { data: { role: "staff" } });
  expect(raised.status(), await raised.text()).toBe(200);
  await page.request.post("/api/login", { data: account });

  await page.goto(`/admin/bookings?q=%23${id}`);
  await expect(page.getByRole("button", { name: /Ta bort/ })).toHaveCount(0);
  await bookingRow(page, id)
    .getByRole("button", { name: `Godkänn bokning #${id}` })
    .click();
  await question(page).getByRole("button", { name: "Dra beloppet" }).click();
  await expect(toast(page, "Betalning genomförd")).toBeVisible();
  await expectStatus(page, id, "Bokad och bekräftad");
  await page.getByRole("button", { name: `Status för bokning #${id}: ` }).click();
  await expect(page.getByRole("menuitemradio")).toHaveText([
    "Bokad och bekräftad",
    "Avbokad",
    "Returnerad",
  ]);
  await page.keyboard.press("Escape");

  await page.goto(`/admin/bookings/${id}`);
  const payment = card(page, "Betalning");
  await expect(payment.getByRole("listitem")).toContainText(/Kvitto 2027-\d{6}/);
  await expect(payment.getByRole("link")).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: /tillbaka|Återbetala|Behåll|Ta bort/ }),
  ).toHaveCount(0);
  await page.getByLabel("Kommentar").fill("Sett av personalen");
  await page.getByRole("button", { name: "Spara kommentar" }).click();
  await expect(toast(page, "Kommentar sparad")).toBeVisible();

  await page.goto(`/admin/bookings/${unpaid}`);
  await payment.getByRole("button", { name: "Registrera betalning" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrera betalning" });
  await dialog.getByRole("button", { name: "Registrera" }).click();
  await expect(toast(page, "Betalning registrerad")).toBeVisible();
  await expect(payment).toContainText(`registrerad av ${account.username}`);
  await expect(page.getByRole("button", { name: /tillbaka/ })).toHaveCount(0);
});
