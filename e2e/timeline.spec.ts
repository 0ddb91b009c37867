import { aBooking, anItem, toast, payDeposit } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import {
  commentDialog,
  dayGroup,
  handover,
  lettersSent,
  PATH,
  signInAs,
} from "./timeline-steps.ts";

const SCRIPT = "<script>window.harmed = true</script><img src=x onerror='window.harmed = true'>";

// Days of their own for each journey, so that none meets another's bookings.
const ITEM = "Tidslinjebilen";
let itemId: number;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, ITEM);
  await admin.dispose();
});
test.afterAll(async ({ playwright, shop }) => {
  // Its bookings keep it, hidden: the other journeys' shop window looks as before.
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  expect((await admin.delete(`/api/rental-items/${itemId}`)).status()).toBe(204);
  await admin.dispose();
});

const stay = (startDate: string, endDate: string, price: number) => ({
  itemId,
  startDate,
  endDate,
  price,
});

test("a booking is a pick-up on its first day and a return on its last, with all one needs at the counter", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const added = await admin.post("/api/addons", {
    data: { name: "Sänglinne", description: "", price: 100, rentalItemId: itemId },
  });
  const { id: addonId } = (await added.json()) as { id: number };
  const id = await aBooking(
    request,
    stay("2027-05-03", "2027-05-07", 4200),
    { name: SCRIPT, phone: "070-111 22 33", travelInfo: `Kör till Abisko ${SCRIPT}` },
    [{ id: addonId, quantity: 2 }],
  );
  await lettersSent(admin, id, 2);
  await signIn();
  await page.goto(`${PATH}?day=2027-05-02`);
  await expect(
    page.getByRole("heading", { name: "Utlämningar och återlämningar", level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Tillbaka" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("heading", { name: "2–8 maj 2027" })).toBeVisible();

  const pickup = handover(dayGroup(page, "Måndag 3 maj 2027"), "UTLÄMNING", ITEM);
  const back = handover(dayGroup(page, "Fredag 7 maj 2027"), "ÅTERLÄMNING", ITEM);
  await expect(pickup).toContainText("UTLÄMNING");
  await expect(pickup).toContainText("kl 15:00");
  await expect(back).toContainText("ÅTERLÄMNING");
  await expect(back).toContainText("kl 12:00");
  for (const card of [pickup, back])
    for (const words of [
      ITEM,
      SCRIPT,
      "070-111 22 33",
      "Väntar",
      "Reseinfo",
      "Kör till Abisko",
      "Tillval",
      "Sänglinne (2 st)",
      "2 mejl skickade",
      "Lägg till kommentar",
    ])
      await expect(card).toContainText(words);
  // The deposit is a matter of confirmed bookings, the rent of all.
  await expect(pickup).not.toContainText("Deposition");
  for (const card of [pickup, back]) await expect(card).toContainText("Reserverad, inte dragen");
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);

  const letters = page.getByRole("tooltip");
  await pickup.getByRole("button", { name: "2 mejl skickade" }).hover();
  await expect(letters).toContainText("Bokningsbekräftelse");
  await expect(letters).toContainText("Admin-notifiering");
  await expect(letters).toContainText(/2027-03-01 1\d:\d\d, anna@example\.com/);
  await page.mouse.move(0, 0, { steps: 10 });
  await expect(letters).toHaveCount(0);
  await back.getByRole("button", { name: "Lägg till kommentar" }).focus();
  await page.keyboard.press("Tab");
  await expect(back.getByRole("button", { name: "2 mejl skickade" })).toBeFocused();
  await expect(letters).toContainText("Bokningsbekräftelse");
  await page.keyboard.press("Escape");
  await expect(letters).toHaveCount(0);

  await expectAccessible(page);
  await pickup.getByRole("link", { name: `Bokning #${id}` }).click();
  await expect(page.getByRole("heading", { name: `Bokning #${id}` })).toBeVisible();
  await page.goBack();
  await expect(pickup).toBeVisible();
});

test(
  "day, week and month, forth and back, stand in the address; today is blue",
  { tag: "@thorough" },
  async ({ page, request, signIn }) => {
    await aBooking(request, stay("2027-03-01", "2027-03-31", 30_000), { name: "Idag Idagsson" });
    await signIn();
    await page.goto(PATH);
    const range = (words: string) =>
      page.getByRole("heading", { name: words, exact: true, level: 2 });
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await expect(range("1–7 mars 2027")).toBeVisible();
    await expect(page.getByRole("button", { name: "Vecka" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const today = dayGroup(page, "Måndag 1 mars 2027");
    await expect(today).toContainText("Idag Idagsson");
    await expect(today.getByRole("heading", { level: 3 })).toContainText("Idag");
    const colour = (which: string) =>
      page.evaluate((one) => {
        const { backgroundColor } = getComputedStyle(document.querySelector(one)!);
        const [r = 0, g = 0, b = 0] = backgroundColor.match(/[\d.]+/g)!.map(Number);
        return b > r && b > g;
      }, which);
    expect(await colour(".timeline-today")).toBe(true);
    await expect(page.getByLabel("Teckenförklaring").getByRole("listitem")).toHaveText([
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
    ]);

    await press("Nästa");
    await expect(range("8–14 mars 2027")).toBeVisible();
    await press("Månad");
    await expect(range("8 mars – 6 april 2027")).toBeVisible();
    await press("Föregående");
    await expect(range("6 februari – 7 mars 2027")).toBeVisible();
    await expect(page).toHaveURL(/view=month/);
    await page.reload();
    await expect(range("6 februari – 7 mars 2027")).toBeVisible();
    await press("Idag");
    await expect(range("1–30 mars 2027")).toBeVisible();
    await press("Dag");
    await expect(range("Måndag 1 mars 2027")).toBeVisible();
    await press("Nästa");
    await expect(range("Tisdag 2 mars 2027")).toBeVisible();
    const away = page.getByRole("button", { name: /Ute hela perioden/ });
    await expect(page.getByText("Idag Idagsson")).toBeHidden();
    await away.click();
    await expect(page.getByText("Idag Idagsson")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(range("1–30 mars 2027")).toBeVisible();
  },
);

test(
  "a comment is written in a dialog, changed, and never lost when saving fails",
  { tag: "@thorough" },
  async ({ page, request, admin, watch }) => {
    const id = await aBooking(request, stay("2027-05-10", "2027-05-12", 2000));
    await signInAs(page, admin, "staff");
    await page.goto(`${PATH}?view=day&day=2027-05-10`);
    const card = handover(page, "UTLÄMNING", ITEM);
    await card.getByRole("button", { name: "Lägg till kommentar" }).click();
    const dialog = commentDialog(page);
    const area = dialog.getByPlaceholder("Skriv din kommentar här...");
    await expect(area).toBeFocused();
    expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(100);
    await expectAccessible(page);
    await area.fill(`Ring före ${SCRIPT}`);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Kommentar sparad")).toContainText("Bokningskommentaren har sparats");
    await expect(dialog).toBeHidden();
    await expect(card).toContainText(`Ring före ${SCRIPT}`);

    const again = card.getByRole("button", { name: "Visa/redigera kommentar" });
    await expect(again).toBeFocused();
    await again.click();
    await expect(area).toHaveValue(`Ring före ${SCRIPT}`);
    watch.expectLost(`/api/bookings/${id}`);
    await page.route(`**/api/bookings/${id}`, (route) => route.abort());
    await area.fill("Kommer sent");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText("Det gick inte att nå butiken.");
    await expect(area).toHaveValue("Kommer sent");
    await expect(page.locator("article", { hasText: "Ring före" })).toBeVisible();
    await page.unroute(`**/api/bookings/${id}`);

    await area.fill("å".repeat(20_001));
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toContainText(
      "Kommentaren får vara högst 20 000 tecken. Nu är den 20 001.",
    );
    await area.fill("å".repeat(20_000));
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText("å".repeat(20_000))).toBeVisible();
    // Cut on the card, whole in the dialog.
    expect((await card.boundingBox())?.height).toBeLessThan(800);
    await again.click();
    await area.fill("");
    await dialog.getByRole("button", { name: "Avbryt" }).click();
    await expect(dialog).toContainText("Du har skrivit något som inte är sparat.");
    await dialog.getByRole("button", { name: "Fortsätt redigera" }).click();
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(card.getByRole("button", { name: "Lägg till kommentar" })).toBeVisible();
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  },
);

test(
  "a confirmed booking shows its deposit, first as missing and then as paid",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const id = await aBooking(request, stay("2027-05-17", "2027-05-19", 2000));
    const taken = await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "capture" } });
    expect(taken.status(), await taken.text()).toBe(200);
    await signIn();
    await page.goto(`${PATH}?day=2027-05-17`);
    const pickup = handover(page, "UTLÄMNING", ITEM);
    await expect(pickup).toContainText("Bekräftad");
    await expect(pickup).toContainText("Deposition ej betald, 5 000 kr");
    await expect(pickup).toContainText("Ska vara betald före utlämningen.");
    await expect(handover(page, "ÅTERLÄMNING", ITEM)).not.toContainText("Ska vara betald");
    await payDeposit(request, id);
    await page.reload();
    await expect(pickup).toContainText("Deposition betald, 5 000 kr");
    await expect(pickup).not.toContainText("Ska vara betald");
    await expect(pickup).not.toContainText(/Hyran|Reserv/, { useInnerText: true });
    await admin.post(`/api/bookings/${id}/refund`, {
      data: { kind: "deposit", amount: 5000, reason: "Hel och ren" },
    });
    await page.reload();
    await expect(pickup).toContainText("Deposition återbetald, 5 000 kr");
  },
);

test(
  "rent that nobody has paid is told on both cards, on the screen and on paper",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const id = await aBooking(request, stay("2027-06-14", "2027-06-16", 2000));
    // Let go, and taken up again: nothing stands behind it.
    await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
    await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
    await signIn();
    await page.goto(`${PATH}?day=2027-06-14`);
    const cards = (["UTLÄMNING", "ÅTERLÄMNING"] as const).map((kind) => handover(page, kind, ITEM));
    for (const card of cards) await expect(card).toContainText("Hyran obetald: 2 000 kr");
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    for (const card of cards) await expect(card.getByText("Hyran obetald: 2 000 kr")).toBeVisible();
    await page.emulateMedia({ media: null });
  },
);

test(
  "the page says that it is loading, that nothing was found, and what went wrong",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    await signIn();
    let answer = () => {};
    const waited = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/timeline?*", async (route) => {
      await waited;
      await route.continue();
    });
    await page.goto(`${PATH}?day=2025-06-02`);
    await expect(page.getByText("Laddar bokningar...")).toBeVisible();
    answer();
    await expect(page.getByText("Inga bokningar hittades för vald period.")).toBeVisible();
    await expectAccessible(page);

    await page.unroute("**/api/timeline?*");
    watch.expectLost("/api/timeline");
    await page.route("**/api/timeline?*", (route) => route.abort());
    await page.getByRole("button", { name: "Nästa" }).click();
    await expect(page.getByRole("alert")).toContainText("Det gick inte att nå butiken.");
    await page.unroute("**/api/timeline?*");
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(page.getByText("Inga bokningar hittades för vald period.")).toBeVisible();
  },
);

test(
  "two browsers agree within half a minute, and what is being written survives it",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const id = await aBooking(request, stay("2027-05-24", "2027-05-26", 2000));
    await signIn();
    await page.clock.install();
    await page.goto(`${PATH}?view=day&day=2027-05-24`);
    const card = handover(page, "UTLÄMNING", ITEM);
    await card.getByRole("button", { name: "Lägg till kommentar" }).click();
    const area = commentDialog(page).getByLabel("Kommentar");
    await area.fill("Halvskrivet");
    await admin.patch(`/api/bookings/${id}`, { data: { notes: "Skrivet av någon annan" } });
    await page.clock.runFor(31_000);
    await expect(commentDialog(page)).toContainText("Skrivet av någon annan");
    await admin.patch(`/api/bookings/${id}`, { data: { status: "cancelled" } });
    await page.clock.runFor(31_000);
    await page.clock.runFor(31_000);
    await expect(area).toHaveValue("Halvskrivet");
    await commentDialog(page).getByRole("button", { name: "Spara" }).click();
    await page.clock.runFor(1000);
    await expect(card).toHaveCount(0);
    const kept = (await (await admin.get(`/api/bookings/${id}`)).json()) as { notes: string };
    expect(kept.notes).toBe("Halvskrivet");
  },
);

test(
  "on paper the day is a list to hand over by: phones, times, addons, a box and a line, no buttons",
  { tag: "@thorough" },
  async ({ page, request, signIn }) => {
    await aBooking(request, stay("2027-05-31", "2027-06-02", 2000), { name: "Papper Andersson" });
    await signIn();
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { wasPrinted: true });
    });
    await page.goto(`${PATH}?view=day&day=2027-05-31`);
    const card = handover(page, "UTLÄMNING", ITEM);
    await expect(card).toBeVisible();
    await page.getByRole("button", { name: "Skriv ut" }).click();
    expect(await page.evaluate(() => "wasPrinted" in window)).toBe(true);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Måndag 31 maj 2027", level: 2 })).toBeVisible();
    for (const words of ["UTLÄMNING", "kl 15:00", ITEM, "Papper Andersson", "070-123 45 67"])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const ink = await card.evaluate((element) => ({
      words: getComputedStyle(element.querySelector("h4")!).color,
      tick: getComputedStyle(element, "::before").borderTopStyle,
      line: getComputedStyle(element, "::after").content,
    }));
    expect(ink).toEqual({ words: "rgb(0, 0, 0)", tick: "solid", line: '"Underskrift"' });
    await page.emulateMedia({ media: null });
  },
);

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    "on a phone the cards fit the screen, and a tap shows the letters",
    { tag: "@thorough" },
    async ({ page, request, admin, signIn }) => {
      const id = await aBooking(request, stay("2027-06-07", "2027-06-09", 2000), {
        name: "En Kund Med Ett Mycket Långt Namn Som Inte Får Plats På En Rad",
        travelInfo: "x".repeat(300),
      });
      await lettersSent(admin, id, 2);
      await signIn();
      await page.goto(`${PATH}?day=2027-06-07`);
      const card = handover(page, "UTLÄMNING", ITEM);
      await card.getByRole("button", { name: "2 mejl skickade" }).tap();
      await expect(page.getByRole("tooltip")).toContainText("Bokningsbekräftelse");
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(page.getByRole("tooltip")).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    },
  );
});
