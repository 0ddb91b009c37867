import type { Locator, Page } from "@playwright/test";
import { aBooking, anItem, question, statusChoice, toast } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, inOwnShop } from "./fixtures.ts";
import { openShop } from "./opened-shop.ts";

// That nobody comes tomorrow can only be said where no other journey has booked.
const test = inOwnShop();

/** A list of the day, by its heading. */
const list = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: new RegExp(`^${title}(?: \\(\\d+\\))?$`) });
const entry = (page: Page, title: string, customer: string): Locator =>
  list(page, title)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: customer }) });
const step = (row: Locator): Locator =>
  row.locator(".today-step").getByRole("button").or(row.locator(".today-step").getByRole("link"));

const isFocused = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement);

/** As somebody without a mouse comes to it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

async function expectThumbSized(page: Page): Promise<void> {
  const pressed = page
    .locator(".today-lists")
    .getByRole("link")
    .or(page.locator(".today-lists").getByRole("button"));
  for (const one of await pressed.all())
    expect(
      (await one.boundingBox())?.height,
      (await one.textContent()) ?? "",
    ).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
}

test(
  "a day at the counter on a phone: staff answer a booking and take one back",
  { tag: "@thorough" },
  async ({ page, playwright }) => {
    // A second shop is opened for it, a week later: the demo's customers come and go.
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const sunday = await openShop({ CLOCK_START: "2027-03-07T09:00:00Z" });
    const admin = await playwright.request.newContext({ baseURL: sunday.address });
    await admin.post("/api/login", { data: ADMIN });
    const account = { username: "disken", password: "åtta tecken" };
    const made = await playwright.request.newContext({ baseURL: sunday.address });
    const { id } = (await (await made.post("/api/register", { data: account })).json()) as {
      id: number;
    };
    expect((await admin.patch(`/api/users/${id}`, { data: { role: "staff" } })).status()).toBe(200);

    await page.goto(`${sunday.address}/auth`);
    await page.getByLabel("Användarnamn").fill(account.username);
    await page.getByLabel("Lösenord").fill(account.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`${sunday.address}/admin`);
    await expect(page.getByRole("heading", { level: 1, name: "Idag söndag 7 mars" })).toBeVisible();
    await expect(page).toHaveTitle(/^Idag/);

    const today = list(page, "Kommer idag")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(today).toHaveCount(2);
    await expect(today.nth(0)).toContainText(/12:00Återlämning.*Erik Demo.*Familjen Alkov.*Betald/);
    await expect(today.nth(1)).toContainText(/16:00Utlämning.*Maja Demo.*Fjällripa 70/);
    await expect(today.nth(1)).toContainText(/Deposition saknas: 7\s500\skr/);
    await expect(today.nth(1).getByRole("link", { name: "000-000 00 00" })).toHaveAttribute(
      "href",
      "tel:0000000000",
    );
    await expect(step(today.nth(1))).toHaveText("Ta emot depositionen");
    await expect(step(today.nth(1))).toHaveAttribute(
      "href",
      /^\/admin\/bookings\/\d{7}#deposition$/,
    );
    await expect(entry(page, "Kommer imorgon", "Paddelklubben Demo")).toContainText("Återlämning");
    // Nothing of the administration, and no money out.
    await expect(page.getByRole("heading", { name: "Administration" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /Att åtgärda/ })).toHaveCount(0);
    const bar = page.getByRole("navigation", { name: "Kontoret, snabbt" });
    await expect(bar.getByRole("link", { name: "Idag 5 att ta hand om" })).toBeVisible();
    await expectThumbSized(page);
    await expectAccessible(page);

    const scrolled = () => page.evaluate(() => window.scrollY);
    // By keyboard: a click may scroll what stands behind the bar a little further.
    await step(today.nth(1)).focus();
    const left = await scrolled();
    // Where somebody stands is kept by the browser a moment after they have scrolled there.
    await page.waitForTimeout(1000);
    await page.keyboard.press("Enter");
    const deposit = page.getByRole("heading", { name: "Deposition", exact: true });
    await expect(deposit).toBeFocused();
    await expect(deposit).toBeInViewport();
    // Also once all that stands above it has come.
    await expect.poll(async () => (await deposit.boundingBox())?.y).toBeLessThan(120);
    await page.goBack();
    await expect(
      page.getByRole("heading", { level: 1, name: "Idag söndag 7 mars" }),
    ).toBeAttached();
    await expect.poll(scrolled).toBe(left);

    await page
      .getByRole("navigation", { name: "Dagens listor" })
      .getByRole("link", { name: "Väntar 5" })
      .click();
    await expect(page.getByRole("heading", { name: "Väntar på svar (5)" })).toBeInViewport();
    const olle = entry(page, "Väntar på svar", "Olle Demo");
    await expect(olle).toContainText(/9–16 mars 2027.*Midnattssol 66.*\d\skr reserverat/);
    await olle.getByRole("button", { name: /^Godkänn, bokning #\d{7}$/ }).click();
    await expect(question(page)).toContainText(
      /dras från kundens kort och bokning #\d{7} \(Olle Demo\) bekräftas/,
    );
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Dra beloppet" }).click();
    await expect(toast(page, "Betalning genomförd")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Väntar på svar (4)" })).toBeFocused();
    await expect(olle).toHaveCount(0);
    await expect(bar.getByRole("link", { name: "Idag 4 att ta hand om" })).toBeVisible();

    await step(entry(page, "Kommer idag", "Erik Demo")).click();
    await expect(question(page)).toContainText("Har Erik Demo lämnat tillbaka Familjen Alkov?");
    await question(page).getByRole("button", { name: "Markera som returnerad" }).click();
    await expect(toast(page, "Bokningen är returnerad")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kommer idag (1)" })).toBeFocused();
    await expect(page.getByText("Erik Demo")).toHaveCount(0);

    await page.goto("about:blank");
    await admin.dispose();
    await made.dispose();
    await sunday.stop();
  },
);

test("at the desk, by keyboard alone: who comes today is approved, leaves the deposit, and brings it back", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const itemId = await anItem(admin, "Dagsbilen");
  const stay = { itemId, startDate: "2027-03-01", endDate: "2027-03-03", price: 2000 };
  const id = await aBooking(request, stay, { name: "Vera Visning", phone: "070-765 43 21" });
  await signIn();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Idag måndag 1 mars" })).toBeVisible();
  // What the specification puts there stands below.
  await expect(page.getByRole("heading", { name: "Administration", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Uthyrningsobjekt" })).toBeVisible();
  const vera = entry(page, "Kommer idag", "Vera Visning");
  await expect(vera).toContainText(
    /15:00Utlämning.*Dagsbilen.*Väntar på svar2\s000\skr reserverat/,
  );
  await expect(list(page, "Kommer imorgon")).toContainText("Ingen kommer imorgon.");
  // Nobody is asked for twice.
  await expect(entry(page, "Väntar på svar", "Vera Visning")).toHaveCount(0);

  await tabTo(page, vera.getByRole("button", { name: `Godkänn, bokning #${id}` }));
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText(/2\s000\skr dras från kundens kort/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(vera.getByRole("button", { name: `Godkänn, bokning #${id}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Betalning genomförd")).toBeVisible();
  await expect(vera).toContainText(/Deposition saknas: 5\s000\skr/);
  await expect(vera).not.toContainText("Väntar på svar");
  await expect(step(vera)).toHaveText("Ta emot depositionen");
  await expectThumbSized(page);

  await tabTo(page, step(vera));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Deposition", exact: true })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Registrera deposition" }));
  await page.keyboard.press("Enter");
  const deposit = page.getByRole("dialog", { name: "Registrera deposition" });
  await tabTo(page, deposit.getByRole("button", { name: "Registrera" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Deposition registrerad")).toBeVisible();

  // Back to the day, and the same stay is taken back by keys.
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page.getByRole("heading", { level: 1, name: "Idag måndag 1 mars" })).toBeVisible();
  await tabTo(page, vera.getByRole("link", { name: "Vera Visning" }));
  await page.keyboard.press("Enter");
  await tabTo(page, statusChoice(page, id));
  await page.keyboard.press("Enter");
  const returned = page.getByRole("menuitemradio", { name: "Returnerad" });
  await expect(returned).toBeVisible();
  for (let presses = 0; presses < 5 && !(await isFocused(returned)); presses += 1)
    await page.keyboard.press("ArrowDown");
  await expect(returned).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveAccessibleName("Markera som returnerad");
  await tabTo(page, question(page).getByRole("button", { name: "Markera som returnerad" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Status ändrad")).toContainText("Returnerad");
  await expectAccessible(page);
  // As from a kept address, before anything has been read.
  await page.goto("about:blank");
  await page.goto("/admin#att-atgarda");
  await expect(page.getByRole("heading", { name: /^Att åtgärda/ })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Att åtgärda/ })).toBeInViewport();
  expect((await admin.delete(`/api/rental-items/${itemId}`)).status()).toBe(204);
});
