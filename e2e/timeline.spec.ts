import { aBooking, anItem } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { commentDialog, dayGroup, handover, lettersSent, PATH } from "./timeline-steps.ts";

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
