import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

test("an administrator signs in, changes the password back and forth, and signs out", async ({
  page,
  watch,
}) => {
  // What the dashboard was still asking for when its user signed out.
  watch.expectSignedOut();
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Account Access" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Användarnamn").fill(ADMIN.username);
  await page.getByLabel("Lösenord").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
  await expect(page.getByText("Inloggad som admin")).toBeVisible();
  await expect(page.getByRole("link", { name: "Till butiken" })).toHaveAttribute("href", "/");
  await expectAccessible(page);

  const changeTo = async (password: string, confirmation: string) => {
    await page.getByLabel("Nytt lösenord").fill(password);
    await page.getByLabel("Bekräfta lösenordet").fill(confirmation);
    await page.getByRole("button", { name: "Spara lösenordet" }).click();
  };
  await changeTo("ett annat ord", "ett helt annat ord");
  await expect(page.getByText("Lösenorden matchar inte")).toBeVisible();
  await expect(page.getByLabel("Nytt lösenord")).toHaveValue("ett annat ord");
  await changeTo(ADMIN.password, ADMIN.password);
  const toast = page.getByRole("listitem").filter({ hasText: "Lösenordet har uppdaterats" });
  await expect(toast).toBeVisible();
  await expect(page.getByLabel("Nytt lösenord")).toHaveValue("");
  await expectAccessible(page);
  await page.keyboard.press("F8");
  await expect(
    page.getByRole("region", { name: "Meddelanden (F8)" }).getByRole("list"),
  ).toBeFocused();
  await toast.getByRole("button", { name: "Stäng meddelandet" }).click();
  await expect(toast).toBeHidden();

  await page.reload();
  await expect(page.getByText("Inloggad som admin")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("button", { name: "Logga ut" })).toBeHidden();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth$/);
});

test(
  "who cannot be signed out is told so and stays signed in",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    await signIn();
    await page.goto("/admin");
    watch.expectStatus(500, "/api/logout");
    await page.route("**/api/logout", (route) =>
      route.fulfill({
        status: 500,
        json: { code: "unexpected", message: "Något gick fel hos oss." },
      }),
    );
    const signOut = page.getByRole("banner").getByRole("button", { name: "Logga ut" });
    await signOut.click();
    const toast = page.getByRole("listitem").filter({ hasText: "Logout failed" });
    await expect(toast).toContainText("Något gick fel hos oss.");
    await expect(signOut).toBeVisible();
  },
);

test(
  "a wrong password is told in a toast and loses nothing that was typed",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(401, "/api/login");
    await page.goto("/auth");
    await page.getByLabel("Användarnamn").fill("admin");
    await page.getByLabel("Lösenord").fill("fel lösenord");
    await page.getByRole("button", { name: "Sign In" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Login failed" });
    await expect(toast).toContainText("Fel användarnamn eller lösenord.");
    await expect(page.getByLabel("Användarnamn")).toHaveValue("admin");
    await expect(page.getByLabel("Lösenord")).toHaveValue("fel lösenord");
    await expect(page.getByLabel("Lösenord")).toBeFocused();
    await expect(page.getByRole("main")).not.toContainText("Fel användarnamn eller lösenord.");
    await expect(toast).toBeHidden({ timeout: 8000 });
  },
);

test(
  "a refusal goes away with the next try, and does not lie over the administration",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(401, "/api/login");
    await page.goto("/auth");
    await page.getByLabel("Användarnamn").fill(ADMIN.username);
    await page.getByLabel("Lösenord").fill("fel lösenord");
    await page.getByRole("button", { name: "Sign In" }).click();
    const toast = page.locator(".toast").filter({ hasText: "Login failed" });
    await expect(toast).toBeVisible();
    // It stays as long as the pointer rests on it, and would never go by itself.
    await toast.hover();
    await page.getByLabel("Lösenord").fill(ADMIN.password);
    await page.getByLabel("Lösenord").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Idag/ })).toBeVisible();
    await expect(toast).toHaveCount(0);
  },
);

test(
  "a lost connection is told as such",
  { tag: "@thorough" },
  async ({ page, context, watch }) => {
    await page.goto("/auth", { waitUntil: "networkidle" });
    watch.expectErrors();
    await page.getByLabel("Användarnamn").fill("admin");
    await page.getByLabel("Lösenord").fill("något");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").first()).toContainText(
      "Det gick inte att nå butiken. Kontrollera din uppkoppling och försök igen.",
    );
  },
);

test(
  "when it cannot be found out who one is, the page says so and tries again on wish",
  { tag: "@thorough" },
  async ({ page, signIn, watch }) => {
    await signIn();
    watch.expectStatus(503, "/api/user");
    let failing = true;
    await page.route("**/api/user", (route) =>
      failing ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto("/admin");
    await expect(page.getByRole("alert")).toBeVisible();
    failing = false;
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
  },
);

test("username and password are required", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Användarnamn")).toBeFocused();
  await expect(page).toHaveURL(/\/auth$/);
});

test(
  "while it is not yet known who one is, a spinner shows",
  { tag: "@thorough" },
  async ({ page, signIn }) => {
    await signIn();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/user", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/admin");
    await expect(page.getByRole("status")).toContainText("Laddar…");
    answer();
    await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
  },
);
