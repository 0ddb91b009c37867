import type { Browser, Page } from "@playwright/test";
import { dialog, question, table, toast } from "./dashboard-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { linkInMail } from "./outbox.ts";

const PHONE = { width: 390, height: 844 };
const INVITATION = /http:[^\s"]+\/inbjudan\/[\w-]{43}/;
const RESET = /http:[^\s"]+\/aterstall\/[\w-]{43}/;

const aName = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Bjud in kollega" }).click();
  await dialog(page).getByLabel("Kollegans e-post").fill(email);
  await dialog(page).getByRole("button", { name: "Skicka inbjudan" }).click();
}

async function choose(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Användarnamn").fill(username);
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await page.getByLabel("Bekräfta lösenordet").fill(password);
  await page.getByRole("button", { name: "Skapa konto och logga in" }).click();
}

async function signInHere(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Användarnamn").fill(username);
  await page.getByLabel("Lösenord").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Another person's browser. */
async function elsewhere(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
}

/** An office is a phone in one hand, or a computer on the desk. */
async function expectFitsBothWays(page: Page): Promise<void> {
  for (const size of [{ width: 1280, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
}

test("a colleague is invited, accepts, works as staff, and comes back in after losing the password", async ({
  page,
  browser,
  signIn,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  await signIn();
  await page.goto("/admin/accounts");
  await expect(page.getByText("Ingen inbjudan väntar på svar.")).toBeVisible();
  await expectAccessible(page);
  await expectFitsBothWays(page);
  await page.getByRole("button", { name: "Bjud in kollega" }).click();
  await dialog(page).getByLabel("Kollegans e-post").fill("kajsa");
  await dialog(page).getByRole("button", { name: "Skicka inbjudan" }).click();
  await expect(dialog(page)).toContainText(
    "Skriv en hel e-postadress, till exempel namn@exempel.se.",
  );
  await expect(dialog(page).getByLabel("Kollegans e-post")).toBeFocused();
  await expectAccessible(page);
  const username = aName("kajsa");
  const email = `${username}@exempel.se`;
  await dialog(page).getByLabel("Kollegans e-post").fill(email);
  await dialog(page).getByRole("button", { name: "Skicka inbjudan" }).dblclick();
  await expect(toast(page, "Inbjudan är skriven")).toContainText(email);
  const invited = table(page, "Inbjudningar").getByRole("row").filter({ hasText: email });
  await expect(invited).toHaveCount(1);
  await expect(invited).toContainText(/Inbjuden av admin.*Personal.*Gäller till 1 mars kl/);
  await expectFitsBothWays(page);

  const link = await linkInMail(shop.dataDir, INVITATION, { to: email });
  const colleague = await elsewhere(browser, shop.address);
  const answer = await colleague.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "strict-origin",
  });
  await expect(colleague.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(colleague.getByRole("main")).toContainText("admin har bjudit in dig som personal.");
  await expectAccessible(colleague);
  await expectFits(colleague);
  await choose(colleague, "ADMIN", "en lång promenad");
  await expect(colleague.getByLabel("Användarnamn")).toHaveAccessibleDescription(
    /Användarnamnet är upptaget\. Välj ett annat\./,
  );
  await choose(colleague, username, "password1");
  await expect(colleague.getByLabel("Lösenord", { exact: true })).toHaveAccessibleDescription(
    /ett av de vanligaste och lätt att gissa/,
  );
  await choose(colleague, username, "en lång promenad");
  await expect(colleague).toHaveURL(/\/admin$/);
  await expect(colleague.getByRole("heading", { level: 1, name: /^Idag/ })).toBeVisible();
  await colleague.goto("/admin/accounts");
  await expect(colleague).not.toHaveURL(/accounts/);

  const late = await elsewhere(browser, shop.address);
  await late.goto(link);
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("Inbjudan är redan använd");
  await late.getByRole("link", { name: "Logga in" }).click();
  await late.getByRole("link", { name: "Glömt lösenordet?" }).click();
  await late.getByLabel("E-post").fill("kajsa");
  await late.getByRole("button", { name: "Skicka länken" }).click();
  await expect(late.getByText("Skriv en hel e-postadress")).toBeVisible();
  await late.getByLabel("E-post").fill(email.toUpperCase());
  await late.getByRole("button", { name: "Skicka länken" }).click();
  await expect(late.getByRole("heading", { level: 1, name: "Titta i din e-post" })).toBeFocused();
  await expectAccessible(late);
  await expectFits(late);
  await late.goto(await linkInMail(shop.dataDir, RESET, { to: email }));
  await expect(late.getByLabel("Användarnamn")).toHaveValue(username);
  await late.getByLabel("Nytt lösenord", { exact: true }).fill("skogens tystnad");
  await late.getByLabel("Bekräfta lösenordet").fill("skogens tystnad");
  await expectAccessible(late);
  await expectFits(late);
  await late.getByRole("button", { name: "Spara lösenordet" }).dblclick();
  await expect(late.getByRole("heading", { level: 1, name: "Lösenordet är bytt" })).toBeFocused();
  await late.reload();
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("Länken gäller inte längre");
  await colleague.goto("/admin");
  await expect(colleague).toHaveURL(/\/auth$/);
  await late.getByRole("link", { name: "Logga in" }).click();
  await signInHere(late, username, "skogens tystnad");
  await expect(late).toHaveURL(/\/admin$/);
  await Promise.all([colleague, late].map((one) => one.context().close()));
});

test(
  "an invitation is sent again and taken back; the letters of before say what to do",
  { tag: "@thorough" },
  async ({ page, signIn, shop, watch }) => {
    watch.expectStatus(409, "/api/users/invitations");
    await signIn();
    await page.goto("/admin/accounts");
    const email = `${aName("olle")}@exempel.se`;
    await invite(page, email);
    const invited = table(page, "Inbjudningar").getByRole("row").filter({ hasText: email });
    const to = { to: email };
    const first = await linkInMail(shop.dataDir, INVITATION, to);
    await invited.getByRole("button", { name: "Skicka igen" }).click();
    await expect(toast(page, "En ny inbjudan är skriven")).toContainText(email);
    const second = await linkInMail(shop.dataDir, INVITATION, { ...to, except: first });

    const visitor = await page.context().newPage();
    await visitor.goto(first);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Inbjudan gäller inte");
    await visitor.goto(second);
    await expect(visitor.getByRole("main")).toContainText("Du är inloggad som admin");

    await invited.getByRole("button", { name: "Ta bort" }).click();
    await expect(question(page)).toContainText(`ta bort inbjudan till ${email}?`);
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Inbjudan är borttagen")).toBeVisible();
    await expect(invited).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Inbjudningar" })).toBeFocused();

    await choose(visitor, aName("olle"), "en lång promenad");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Inbjudan gäller inte");
    await visitor.goto(`/aterstall/${"x".repeat(43)}`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Länken gäller inte");
    await visitor.getByRole("link", { name: "Be om en ny länk" }).click();
    await expect(visitor).toHaveURL(/\/glomt-losenord$/);
    await visitor.close();
  },
);

test("one sees where one is signed in, ends it there, and gives the account an address", async ({
  page,
  browser,
  admin,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  const [username, password] = [aName("lisa"), "en lång promenad"];
  const made = await admin.post("/api/users", { data: { username, password, role: "staff" } });
  const { id } = (await made.json()) as { id: number };
  const forgotten = await elsewhere(browser, shop.address);
  for (const one of [page, forgotten]) {
    await one.goto("/auth");
    await signInHere(one, username, password);
    await expect(one).toHaveURL(/\/admin$/);
  }
  await page.goto("/konto");
  const devices = page.getByRole("list", { name: "Dina enheter" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").filter({ hasText: "den här" })).toContainText(
    /Chrome, Linux.*Används nu/,
  );
  await expectAccessible(page);
  await expectFits(page);
  await devices.getByRole("button", { name: "Logga ut Chrome, Linux" }).click();
  await expect(toast(page, "Enheten är utloggad")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices).toBeFocused();
  await forgotten.goto("/admin");
  await expect(forgotten).toHaveURL(/\/auth$/);
  await forgotten.context().close();

  await page.getByLabel("E-postadress").fill("lisa");
  await page.getByRole("button", { name: "Spara adressen" }).click();
  await expect(page.getByText("Skriv en hel e-postadress")).toBeVisible();
  await page.getByLabel("E-postadress").fill(`${username}@exempel.se`);
  await page.getByRole("button", { name: "Spara adressen" }).click();
  await expect(toast(page, "Adressen är sparad")).toContainText(`${username}@exempel.se`);
  await page.reload();
  await expect(page.getByLabel("E-postadress")).toHaveValue(`${username}@exempel.se`);
  expect((await admin.delete(`/api/users/${id}`)).status()).toBe(204);
  await page.goto("/");
});
