import type { Page } from "@playwright/test";
import { aBooking, anItem, card, toast, type Stay } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

/** As when somebody comes back to a tab that was left alone. */
const wakeUp = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));

let stay: Stay;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  const itemId = await anItem(admin, "Anteckningsbilen");
  stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

test(
  "a comment that is not saved is asked about before the search, a key or signing out leads away",
  { tag: "@thorough" },
  async ({ page, request, watch }) => {
    const id = await aBooking(request, stay);
    const asked = page.getByRole("dialog", { name: "Du har anteckningar som inte är sparade" });
    const comment = page.getByLabel("Kommentar");
    await page.goto(`/admin/bookings/${id}`);
    await comment.fill("Ringer på tisdag");
    const ways = [
      async () => {
        await page.keyboard.press("Control+k");
        await page.keyboard.type("kalender");
        await page.getByRole("option", { name: /Kalender/ }).click();
      },
      async () => {
        await page.getByRole("heading", { level: 1 }).click();
        await page.keyboard.press("g");
        await page.keyboard.press("k");
      },
      async () => page.getByRole("button", { name: "Logga ut" }).click(),
    ];
    for (const leave of ways) {
      await leave();
      await asked.getByRole("button", { name: "Stanna kvar" }).click();
      await expect(asked).toBeHidden();
      await expect(comment).toHaveValue("Ringer på tisdag");
      await expect(page).toHaveURL(`/admin/bookings/${id}`);
    }
    // Who could not leave after all is asked again.
    watch.expectStatus(503, "/api/logout");
    await page.route("**/api/logout", (route) => route.fulfill({ status: 503, json: {} }));
    await ways[2]!();
    await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(toast(page, "Logout failed")).toBeVisible();
    await expect(comment).toHaveValue("Ringer på tisdag");
    await ways[1]!();
    await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL("/admin/calendar");
    // The entry that guarded the page is gone with it.
    await page.goBack();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    await expect(comment).toHaveValue("");
  },
);

test(
  "a comment that is not saved is asked about before it is left, by link and on the way back",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, stay);
    const list = `/admin/bookings?q=%23${id}`;
    const isList = (url: URL) => url.pathname + url.search === list;
    const isBooking = (url: URL) => url.pathname === `/admin/bookings/${id}`;
    const asked = page.getByRole("dialog", { name: "Du har anteckningar som inte är sparade" });
    const comment = page.getByLabel("Kommentar");
    const open = () => page.getByRole("link", { name: `Öppna bokning #${id}` }).click();
    await page.goto(list);
    await open();
    // The address changes within the page, and what is under the guard with it.
    await page.getByRole("tab", { name: "E-posthistorik" }).click();
    await page.getByRole("tab", { name: "Bokningsinformation" }).click();
    await comment.fill("Ringer på tisdag");
    await page.getByRole("link", { name: "Alla bokningar" }).click();
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Stanna kvar" }).click();
    await expect(page).toHaveURL(isBooking);
    // Reading the letters in between neither loses the comment nor the question.
    await page.getByRole("tab", { name: "E-posthistorik" }).click();
    await expect(comment).toBeHidden();
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => window.history.back());
      await asked.getByRole("button", { name: "Stanna kvar" }).click();
      await expect(asked).toBeHidden();
      await expect(page).toHaveURL(isBooking);
    }
    await page.getByRole("tab", { name: "Bokningsinformation" }).click();
    await expect(comment).toHaveValue("Ringer på tisdag");
    await page.evaluate(() => window.history.back());
    await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL(isList);

    await open();
    await expect(comment).toHaveValue("");
    await comment.fill("Ringer på onsdag");
    await page.getByRole("link", { name: "Alla bokningar" }).click();
    await asked.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL(isList);

    // What is saved is not asked about, and one step back is one step back.
    await open();
    await comment.fill("Ringer på fredag");
    await page.getByRole("button", { name: "Spara kommentar" }).click();
    await expect(toast(page, "Kommentar sparad")).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(isList);
    await expect(asked).toHaveCount(0);
  },
);

test(
  "a comment that is refused is still there to be sent again",
  { tag: "@thorough" },
  async ({ page, request, watch }) => {
    const id = await aBooking(request, stay);
    await page.goto(`/admin/bookings/${id}`);
    watch.expectStatus(500, `/api/bookings/${id}`);
    await page.route(`**/api/bookings/${id}`, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { message: "Det gick inte.", code: "x" } })
        : route.fallback(),
    );
    await page.getByLabel("Kommentar").fill("Lång och väl vald");
    const save = page.getByRole("button", { name: "Spara kommentar" });
    await save.click();
    await expect(card(page, "Anteckningar")).toContainText("Det gick inte.");
    await expect(page.getByLabel("Kommentar")).toHaveValue("Lång och väl vald");
    await page.unrouteAll();
    await save.click();
    await expect(toast(page, "Kommentar sparad")).toBeVisible();
  },
);

test(
  "two who comment at once lose nothing: the second sees both texts, keeps both, and finds them again",
  { tag: "@thorough" },
  async ({ page, request, admin, watch }) => {
    const id = await aBooking(request, stay);
    await page.goto(`/admin/bookings/${id}`);
    const comment = page.getByLabel("Kommentar");
    await comment.fill("Hämtar sent");
    await admin.patch(`/api/bookings/${id}`, { data: { notes: "Ring före" } });
    watch.expectStatus(409, `/api/bookings/${id}`);
    await page.getByRole("button", { name: "Spara kommentar" }).click();
    const notes = card(page, "Anteckningar");
    await expect(notes).toContainText(
      "Någon annan hann spara en kommentar medan du skrev. Din text är inte sparad än, men finns kvar här.",
    );
    await expect(notes).toContainText("Ring före");
    await expect(comment).toHaveValue("Hämtar sent");
    await expectAccessible(page);
    await notes.getByRole("button", { name: "Behåll båda" }).click();
    await expect(comment).toBeFocused();
    await expect(comment).toHaveValue("Ring före\n\nHämtar sent");
    await page.getByRole("button", { name: "Spara kommentar" }).click();
    await expect(toast(page, "Kommentar sparad")).toContainText("Bokningskommentaren har sparats");
    const kept = (await (await admin.get(`/api/bookings/${id}`)).json()) as { notes: string };
    expect(kept.notes).toBe("Ring före\n\nHämtar sent");
    await expect(card(page, "Historik")).toContainText("Hämtar sent");
    await page.reload();
    await expect(comment).toHaveValue("Ring före\n\nHämtar sent");
  },
);

test(
  "whose session ends while a comment is written keeps the comment and is asked to sign in",
  { tag: "@thorough" },
  async ({ page, request, watch }) => {
    const id = await aBooking(request, stay);
    await page.goto(`/admin/bookings/${id}`);
    await page.getByLabel("Kommentar").fill("Lång och väl vald");
    await expect(card(page, "Historik")).toContainText("Inget har hänt med bokningen än.");
    watch.expectSignedOut();
    await page.request.post("/api/logout");
    await wakeUp(page);
    await expect(page.getByText("Du är inte inloggad längre.").first()).toBeVisible();
    await expect(page.getByText("Något gick fel hos oss")).toHaveCount(0);
    await expect(page.getByLabel("Kommentar")).toHaveValue("Lång och väl vald");

    // Signed in again by any of the notes, all that could not be read is read.
    await page.getByRole("button", { name: "Logga in igen" }).first().click();
    const again = page.getByRole("dialog", { name: "Logga in igen" });
    await again.getByLabel("Lösenord").fill(ADMIN.password);
    await again.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(page.getByText("Du är inte inloggad längre.")).toHaveCount(0);
    await expect(card(page, "Historik")).toContainText("Inget har hänt med bokningen än.");
    await expect(page.getByLabel("Kommentar")).toHaveValue("Lång och väl vald");
  },
);
