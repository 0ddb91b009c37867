import type { Page } from "@playwright/test";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { signInAs } from "./timeline-steps.ts";

const PHONE = { width: 390, height: 844 };

const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
/** The rail, or on a phone the bar. */
const office = (page: Page) => page.getByRole("navigation", { name: /^Kontoret/ });

async function register(page: Page, username: string, password: string, again = password) {
  await page.getByLabel("Användarnamn").fill(username);
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await page.getByLabel("Bekräfta lösenordet").fill(again);
  await page.getByRole("button", { name: "Skapa konto" }).click();
}

async function signInHere(page: Page, { username, password }: typeof ADMIN) {
  await page.getByLabel("Användarnamn").fill(username);
  await page.getByLabel("Lösenord").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

for (const [name, size] of [
  ["on a computer", { width: 1280, height: 900 }],
  ["on a phone", PHONE],
] as const)
  test(
    `a visitor registers ${name}, is told what does not work, and changes the password`,
    { tag: size === PHONE ? "@thorough" : [] },
    async ({ page, watch }) => {
      watch.expectStatus(409, "/api/register");
      watch.expectStatus(400, "/api/register");
      await page.setViewportSize(size);
      await page.goto("/auth");
      await expect(page.getByRole("tab")).toHaveText(["Login"]);
      await page.getByRole("link", { name: "Skapa ett konto" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Skapa konto" })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);

      await page.getByRole("button", { name: "Skapa konto" }).click();
      await expect(page.getByText("Välj ett användarnamn")).toBeVisible();
      await expect(page.getByLabel("Användarnamn")).toBeFocused();
      await register(page, "Admin", "en lång promenad", "en kort promenad");
      await expect(page.getByText("Lösenorden matchar inte")).toBeVisible();
      await register(page, "аdmin", "en lång promenad");
      await expect(toast(page, "Registration failed")).toContainText(
        "Användarnamnet är upptaget. Välj ett annat.",
      );
      await expect(page.getByLabel("Användarnamn")).toBeFocused();
      const username = `kund ${crypto.randomUUID()}`;
      await register(page, username, "password1");
      await expect(toast(page, "Registration failed")).toContainText(
        "Lösenordet är ett av de vanligaste och lätt att gissa. Välj ett annat.",
      );
      await expect(page.getByLabel("Lösenord", { exact: true })).toHaveAccessibleDescription(
        /ett av de vanligaste och lätt att gissa/,
      );
      await register(page, username, "en lång promenad");
      await expect(toast(page, "Ditt konto är klart")).toBeVisible();
      await expect(page).toHaveURL(/\/konto$/);
      await expect(page.getByRole("main")).toContainText(`Inloggad som ${username}.`);
      await expectFits(page);

      await page.getByLabel("Nytt lösenord").fill("skogens tystnad");
      await page.getByLabel("Bekräfta lösenordet").fill("skogens tystnad");
      await page.getByRole("button", { name: "Spara lösenordet" }).click();
      await expect(toast(page, "Lösenordet har uppdaterats")).toBeVisible();

      await page.goto("/registrera");
      await expect(page).toHaveURL(/\/$/);
      if (size === PHONE) await page.getByRole("banner").locator("summary").click();
      await page.getByRole("link", { name: size === PHONE ? "Ditt konto" : "Konto" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Ditt konto" })).toBeVisible();
    },
  );

test(
  "whoever signed in a while ago is asked for the present password too",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    watch.expectStatus(400, "/api/auth/update-password");
    await signIn();
    const asked: unknown[] = [];
    await page.route("**/api/auth/update-password", async (route) => {
      const sent = route.request().postDataJSON() as { currentPassword?: string };
      asked.push(Object.keys(sent));
      // As the server answers when the sign-in is older than ten minutes.
      const needed = "Det var en stund sedan du loggade in. Skriv ditt nuvarande lösenord också.";
      if (sent.currentPassword === undefined)
        await route.fulfill({
          status: 400,
          json: {
            code: "auth.current-password-needed",
            message: needed,
            fields: { currentPassword: needed },
          },
        });
      else await route.continue();
    });
    await page.goto("/konto");
    await expect(page.getByLabel("Nuvarande lösenord")).toHaveCount(0);
    await page.getByLabel("Nytt lösenord").fill(ADMIN.password);
    await page.getByLabel("Bekräfta lösenordet").fill(ADMIN.password);
    await page.getByRole("button", { name: "Spara lösenordet" }).click();
    await expect(page.getByLabel("Nuvarande lösenord")).toBeFocused();
    await expect(page.getByText("Skriv ditt nuvarande lösenord också.")).toBeVisible();
    await expect(toast(page, "Fel")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel("Nuvarande lösenord").fill("fel lösenord");
    await page.getByRole("button", { name: "Spara lösenordet" }).click();
    await expect(page.getByText("Det nuvarande lösenordet stämmer inte.")).toBeVisible();
    await expect(toast(page, "Fel")).toContainText("Kunde inte uppdatera lösenordet");
    await page.getByLabel("Nuvarande lösenord").fill(ADMIN.password);
    await page.getByRole("button", { name: "Spara lösenordet" }).click();
    await expect(toast(page, "Lösenordet har uppdaterats")).toBeVisible();
    await expect(page.getByLabel("Nuvarande lösenord")).toHaveCount(0);
    expect(asked).toEqual([
      ["password"],
      ["password", "currentPassword"],
      ["password", "currentPassword"],
    ]);
  },
);

test("an administrator makes an account for a colleague, who signs in and comes to the day at the counter", async ({
  page,
  browser,
  signIn,
  shop,
  watch,
}) => {
  watch.expectStatus(409, "/api/users");
  await signIn();
  await page.goto("/admin/accounts");
  const people = page.getByRole("region", { name: "Alla konton" });
  const dialog = page.getByRole("dialog", { name: "Nytt konto utan mejl" });
  await people.getByRole("button", { name: "Nytt konto utan mejl" }).click();
  await dialog.getByRole("button", { name: "Skapa kontot" }).click();
  await expect(dialog).toContainText("Välj ett användarnamn");
  await dialog.getByLabel("Användarnamn").fill("ADMlN");
  await dialog.getByLabel("Lösenord", { exact: true }).fill("en lång promenad");
  await expect(dialog.getByLabel("Roll")).toHaveValue("staff");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Skapa kontot" }).click();
  await expect(dialog).toContainText("Användarnamnet är upptaget. Välj ett annat.");
  const username = `disken-${crypto.randomUUID()}`;
  await dialog.getByLabel("Användarnamn").fill(username);
  await dialog.getByRole("button", { name: "Skapa kontot" }).click();
  await expect(toast(page, "Kontot är skapat")).toContainText(`${username}: Personal`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Byt lösenord" })).toHaveAttribute("href", "/konto");

  const context = await browser.newContext({ baseURL: shop.address });
  const colleague = await context.newPage();
  await colleague.goto("/auth");
  await signInHere(colleague, { username, password: "en lång promenad" });
  await expect(colleague).toHaveURL(/\/admin$/);
  await expect(colleague.getByRole("heading", { level: 1, name: /^Idag/ })).toBeVisible();
  await context.close();
});

for (const [name, size, sections] of [
  [
    "on a computer",
    { width: 1280, height: 900 },
    [/^Idag/, "Bokningar", "Kalender", "Utlämningar", "Kunder", "Bokföring"],
  ],
  ["on a phone", PHONE, [/^Idag/, "Bokningar", "Kalender", "Utlämningar"]],
] as const)
  test(
    `staff reach all they work with from the frame ${name}, and going back never throws them out`,
    { tag: "@thorough" },
    async ({ page, admin }) => {
      await page.setViewportSize(size);
      await signInAs(page, admin, "staff");
      await page.goto("/auth");
      await expect(page).toHaveURL(/\/admin$/);
      await expect(office(page).getByRole("link")).toHaveText([...sections]);
      await expect(page.getByRole("link", { name: "Tillbaka" })).toHaveCount(0);
      await expectFits(page);
      for (const [link, path, heading] of [
        ["Utlämningar", "/admin/booking-timeline", "Utlämningar och återlämningar"],
        ["Kalender", "/admin/calendar", "Kalender"],
        ["Bokföring", "/admin/accounting", "Bokföringssummering"],
      ] as const) {
        if (link === "Bokföring" && size === PHONE) {
          await page.getByRole("button", { name: "Mer" }).click();
          await page.getByRole("dialog").getByRole("link", { name: link }).click();
          await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
          continue;
        }
        await office(page).getByRole("link", { name: link }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expect(office(page).getByRole("link", { name: link })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await expectAccessible(page);
        await expectFits(page);
        await page.getByRole("link", { name: "Tillbaka" }).click();
        await expect(page).toHaveURL(/\/admin$/);
      }
      await page.goto("/");
      await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveAttribute(
        "href",
        "/admin",
      );
      await expectFits(page);
    },
  );

test(
  "staff book from the calendar and can block nothing in it",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    await signInAs(page, admin, "staff");
    await page.goto("/admin/calendar");
    const grid = page.getByRole("grid");
    await expect(
      page.getByText("Klicka på en bokning för att öppna den, och dra den för att flytta den."),
    ).toBeVisible();
    await expect(page.getByText("för att boka eller blockera dem")).toHaveCount(0);
    await grid.locator('[role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Delete");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/bookings\/new\?item=\d+&start=[\d-]+&end=[\d-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ny bokning");
    await expect(page.getByLabel("Objekt")).not.toHaveValue("");
  },
);

test("after signing in one goes on to where one was going, and never to another site", async ({
  page,
  shop,
}) => {
  await page.goto("/admin/booking-timeline?view=day&day=2027-05-10");
  await expect(page).toHaveURL(/\/auth$/);
  await page.reload();
  await signInHere(page, ADMIN);
  await expect(page).toHaveURL(/\/admin\/booking-timeline\?view=day&day=2027-05-10$/);
  await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(`/auth?next=${encodeURIComponent("//evil.example")}`);
  await expect(page).toHaveURL(/\/auth$/);
  await signInHere(page, ADMIN);
  await expect(page.getByRole("heading", { level: 1, name: /^Idag/ })).toBeVisible();
  expect(page.url()).toBe(`${shop.address}/admin`);
});

test(
  "pressing twice makes one account, and nothing is said to have failed",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/registrera");
    let times = 0;
    await page.route("**/api/register", async (route) => {
      times += 1;
      await route.continue();
    });
    await page.getByLabel("Användarnamn").fill(`kund ${crypto.randomUUID()}`);
    await page.getByLabel("Lösenord", { exact: true }).fill("en lång promenad");
    await page.getByLabel("Bekräfta lösenordet").fill("en lång promenad");
    await page.getByRole("button", { name: "Skapa konto" }).dblclick();
    await expect(page).toHaveURL(/\/konto$/);
    await expect(toast(page, "Ditt konto är klart")).toBeVisible();
    expect(times).toBe(1);
  },
);
