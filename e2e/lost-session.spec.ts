import { aBooking, anItem } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { commentDialog, handover, PATH } from "./timeline-steps.ts";

test("whose session has ended is led from the next link to sign in, and on to where it led", async ({
  page,
  signIn,
  watch,
}) => {
  await signIn();
  await page.goto("/admin/bookings");
  await expect(page.getByRole("status").filter({ hasText: "bokning" })).toBeVisible();
  await page.context().clearCookies();
  watch.expectSignedOut();
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel("Användarnamn").fill(ADMIN.username);
  await page.getByLabel("Lösenord").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Inloggad som admin")).toBeVisible();

  await page.context().clearCookies();
  await page
    .getByRole("navigation", { name: "Kontoret", exact: true })
    .getByText("Kalender")
    .click();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel("Användarnamn").fill(ADMIN.username);
  await page.getByLabel("Lösenord").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  await expect(page.getByRole("grid")).toBeVisible();
});

test(
  "a comment that cannot be saved is told once, in its dialog",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn, watch }) => {
    const itemId = await anItem(admin, "Kommentarsbilen");
    const stay = { itemId, startDate: "2027-08-10", endDate: "2027-08-12", price: 2000 };
    const id = await aBooking(request, stay);
    await signIn();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${PATH}?view=day&day=2027-08-10`);
    const card = handover(page, "UTLÄMNING", "Kommentarsbilen");
    await card.getByRole("button", { name: "Lägg till kommentar" }).click();
    const dialog = commentDialog(page);
    await dialog.getByLabel("Kommentar").fill("Min");
    await admin.patch(`/api/bookings/${id}`, { data: { notes: "En annans" } });
    watch.expectStatus(409, `/api/bookings/${id}`);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toContainText("Någon annan har just skrivit en kommentar.");
    await expect(page.getByText(/någon annan/i)).toHaveCount(1);
    await expect(page.getByText("Ett fel uppstod")).toHaveCount(0);

    await page.context().clearCookies();
    watch.expectSignedOut();
    await dialog.getByRole("button", { name: "Spara" }).click();
    const again = page.getByRole("dialog", { name: "Logga in igen" });
    await again.getByRole("button", { name: "Inte nu" }).click();
    await expect(dialog).toContainText("Du är inte inloggad längre.");
    await expect(dialog.getByText(/inte inloggad|logga in först/i)).toHaveCount(1);
    await expect(dialog.getByLabel("Kommentar")).toHaveValue("Min");
    await expect(dialog.getByRole("button", { name: "Spara" })).toBeFocused();
  },
);

test("what is done without a session is done after all, once one has signed in again", async ({
  page,
  request,
  admin,
  signIn,
  watch,
}) => {
  const itemId = await anItem(admin, "Godkännandebilen");
  const stay = { itemId, startDate: "2027-08-16", endDate: "2027-08-18", price: 2000 };
  const id = await aBooking(request, stay);
  await signIn();
  await page.goto(`/admin/bookings/${id}`);
  const approve = page.getByRole("button", { name: `Godkänn bokning #${id}` });
  await expect(approve).toBeVisible();
  await page.context().clearCookies();
  watch.expectSignedOut();
  await approve.click();
  await page.getByRole("button", { name: "Dra beloppet" }).click();
  const again = page.getByRole("dialog", { name: "Logga in igen" });
  await expect(again.getByLabel("Lösenord")).toBeFocused();
  await expectAccessible(page);
  // The passing message would only say what the question says already.
  await expect(page.getByText("Ett fel uppstod")).toHaveCount(0);
  await again.getByLabel("Lösenord").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Betalning genomförd")).toBeVisible();
  await expect(again).toHaveCount(0);
});

test(
  "where one goes on nobody else does, and what was typed stays through it",
  { tag: "@thorough" },
  async ({ page, admin, signIn, watch }) => {
    const colleague = { username: "avlösaren", password: "ett-langt-losenord" };
    const made = await admin.post("/api/users", { data: { ...colleague, role: "staff" } });
    expect(made.status()).toBe(201);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await page.goto("/admin/settings/shop");
    const area = page.getByLabel("Område");
    const before = await area.inputValue();
    await area.fill("Skrivet av admin");
    await page.context().clearCookies();
    watch.expectSignedOut();
    await page.getByRole("region", { name: "Namn" }).getByRole("button", { name: "Spara" }).click();
    const again = page.getByRole("dialog", { name: "Logga in igen" });
    await again.getByLabel("Användarnamn").fill(colleague.username);
    await again.getByLabel("Lösenord").fill(colleague.password);
    await again.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(again).toContainText("Här fortsätter admin med det som är skrivet.");
    await expect(again.getByLabel("Användarnamn")).toBeFocused();
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/admin\/settings\/shop$/);
    await expect(area).toHaveValue("Skrivet av admin");
    // The very same account, however its name is written.
    await again.getByLabel("Användarnamn").fill(" ADMIN");
    await again.getByLabel("Lösenord").fill(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(again).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Namn" })).toContainText("Sparat");
    await expect(area).toHaveValue("Skrivet av admin");
    await admin.patch("/api/settings/shop", { data: { presentation: { area: before } } });
  },
);
