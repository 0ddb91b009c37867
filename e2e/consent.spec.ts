import {
  answer,
  book,
  consent,
  consentSettings,
  CRISP,
  FACEBOOK,
  GOOGLE,
  googleCalls,
  hostsOf,
  PLAUSIBLE,
  settled,
  test,
} from "./consent-steps.ts";
import { ADMIN, expect, expectAccessible } from "./fixtures.ts";

test("before an answer nobody is asked for anything; after a yes the right ones are", async ({
  page,
  strangers,
  useTools,
}) => {
  await useTools({ ...FACEBOOK, ...GOOGLE, ...CRISP });
  await page.goto("/");
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).toContainText("marknadsföring och chatt");
  await expectAccessible(page);
  // The page behind is not locked.
  await page.getByRole("link", { name: "Om oss" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(consent(page)).toBeVisible();
  await settled(page);
  expect(strangers).toEqual([]);
  const [yes, no] = await Promise.all(
    ["Godkänn alla", "Neka alla"].map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { look: button.className, width: Math.round(width), height };
      }),
    ),
  );
  expect(yes).toEqual(no);

  await answer(page, "Godkänn alla").click();
  await expect(consent(page)).toBeHidden();
  await expect
    .poll(() => hostsOf(strangers))
    .toEqual(["client.crisp.chat", "connect.facebook.net", "www.googletagmanager.com"]);
  expect(strangers.map(({ path }) => path).toSorted()).toEqual([
    "/en_US/fbevents.js",
    "/gtag/js",
    "/l.js",
  ]);
  const calls = await googleCalls(page);
  const denied = expect.objectContaining({ ad_storage: "denied", ad_user_data: "denied" });
  const granted = expect.objectContaining({ ad_storage: "granted", ad_user_data: "granted" });
  expect(calls.slice(0, 2)).toEqual([
    ["consent", "default", denied],
    ["consent", "update", granted],
  ]);

  // Remembered: a new page asks nothing, and loads what was allowed.
  strangers.length = 0;
  await page.goto("/hyr-husbil");
  await expect.poll(() => hostsOf(strangers)).toHaveLength(3);
  await expect(consent(page)).toBeHidden();
});

test(
  "after a no nobody is asked for anything, and the no is remembered",
  { tag: "@thorough" },
  async ({ page, strangers, useTools }) => {
    await useTools({ ...FACEBOOK, ...GOOGLE, ...CRISP });
    await page.goto("/");
    await answer(page, "Neka alla").click();
    await expect(consent(page)).toBeHidden();
    await page.goto("/about");
    await settled(page);
    await expect(consent(page)).toBeHidden();
    expect(strangers).toEqual([]);
    const kept = await page.evaluate(() => localStorage.getItem("cookie-consent"));
    expect(JSON.parse(kept ?? "")).toMatchObject({ version: 1, date: "2027-03-01", allowed: [] });

    // What a script of another tab leaves behind afterwards does not stay.
    await page.evaluate(() => {
      document.cookie = "_fbp=fb.1.2.3; path=/";
      localStorage.setItem("crisp-client/samtal", "1");
    });
    await page.goto("/");
    await expect
      .poll(() => page.evaluate(() => [document.cookie, ...Object.keys(localStorage)]))
      .toEqual(["", "cookie-consent"]);
  },
);

test(
  "a visitor chooses by purpose, and takes a yes back from the footer",
  { tag: "@thorough" },
  async ({ page, strangers, useTools }) => {
    await useTools({ ...FACEBOOK, ...CRISP });
    await page.goto("/");
    await answer(page, "Välj själv").click();
    await expect(page.getByRole("switch", { name: "Nödvändiga" })).toBeDisabled();
    await expect(page.getByRole("switch", { name: "Marknadsföring" })).not.toBeChecked();
    await expect(page.getByRole("switch", { name: "Chatt" })).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole("switch", { name: "Marknadsföring" }).check();
    await answer(page, "Spara mina val").click();
    await expect.poll(() => hostsOf(strangers)).toEqual(["connect.facebook.net"]);

    await page.evaluate(() => {
      document.cookie = "_fbp=fb.1.2.3; path=/";
    });
    const footer = page
      .getByRole("contentinfo")
      .getByRole("button", { name: "Inställningar för kakor" });
    await footer.click();
    await expect(consentSettings(page)).toBeFocused();
    await expect(page.getByRole("switch", { name: "Marknadsföring" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(consentSettings(page)).toBeHidden();
    await expect(footer).toBeFocused();
    await footer.click();
    await answer(page, "Stäng utan att ändra").click();
    await expect(consentSettings(page)).toBeHidden();
    await footer.click();
    await expect(page.getByRole("switch", { name: "Marknadsföring" })).toBeChecked();
    await page.getByRole("switch", { name: "Marknadsföring" }).uncheck();
    await page.getByRole("switch", { name: "Chatt" }).check();
    strangers.length = 0;
    await answer(page, "Spara mina val").click();
    // The page is loaded anew without the script that was allowed before.
    await expect.poll(() => hostsOf(strangers)).toEqual(["client.crisp.chat"]);
    expect(await page.evaluate(() => document.cookie)).not.toContain("_fbp");
  },
);

test(
  "a shop with nothing to ask about does not ask, and says so in the footer",
  { tag: "@thorough" },
  async ({ page, strangers }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Inställningar för kakor" }).click();
    await expect(consentSettings(page)).toContainText(
      "Vi använder bara kakor som behövs för att webbplatsen ska fungera",
    );
    await answer(page, "Stäng").click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(strangers).toEqual([]);
  },
);

test(
  "who asks for the choices while they cannot be fetched is told, and tries again",
  { tag: "@thorough" },
  async ({ page, watch, useTools }) => {
    await useTools(FACEBOOK);
    watch.expectStatus(503, "/api/tracking-settings");
    await page.route("**/api/tracking-settings", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await page.goto("/about");
    await page.getByRole("button", { name: "Inställningar för kakor" }).click();
    const told = page.getByRole("alert").filter({ hasText: "Försök igen om en stund." });
    await expect(told).toBeVisible();
    await page.unroute("**/api/tracking-settings");
    await told.getByRole("button", { name: "Försök igen" }).click();
    await expect(consentSettings(page)).toBeVisible();
  },
);

test(
  "visits are counted without consent and without cookies, step by step, on an own server too",
  { tag: "@thorough" },
  async ({ page, context, strangers, useTools }) => {
    await useTools({ ...PLAUSIBLE, plausibleServerUrl: "https://stat.norrvidd.example/matning" });
    await page.goto("/?utm_source=blad&namn=anna");
    const events = () =>
      strangers
        .filter(({ host }) => host === "stat.norrvidd.example")
        .map(({ path, body }) => ({ path, ...(JSON.parse(body ?? "{}") as object) }));
    const view = (path: string) =>
      expect.objectContaining({
        path: "/matning/api/event",
        n: "pageview",
        d: "norrvidd.example",
        u: expect.stringMatching(new RegExp(`^http://norrvidd\\.example:\\d+${path}$`)),
      });
    await expect.poll(events).toEqual([view("/\\?utm_source=blad")]);
    await page.getByRole("link", { name: "Om oss" }).first().click();
    await expect.poll(events).toEqual([view("/\\?utm_source=blad"), view("/about")]);
    await page.goBack();
    await expect.poll(events).toHaveLength(3);
    expect(await context.cookies()).toEqual([]);
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

test(
  "a link that leads away is told and waits a moment; one in a new tab does not",
  { tag: "@thorough" },
  async ({ page, context, strangers, useTools }) => {
    await useTools(PLAUSIBLE);
    await page.goto("/");
    const events = () =>
      strangers
        .filter(({ host }) => host === "plausible.io")
        .map(({ body }) => JSON.parse(body ?? "{}") as { n: string; p?: { url: string } });
    await expect.poll(events).toHaveLength(1);

    await context.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Visa hämtningsplatsen på karta" }).click();
    await (await opened).close();
    await expect.poll(() => events().at(-1)?.n).toBe("Outbound Link: Click");
    expect(events().at(-1)?.p?.url).toContain("https://www.openstreetmap.org/");

    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "https://granne.example/hit";
      document.querySelector("main")?.append(link);
      const clicked = performance.now();
      window.addEventListener("beforeunload", () => {
        sessionStorage.setItem("waited", String(performance.now() - clicked));
      });
      link.click();
    });
    await expect(page).toHaveURL("https://granne.example/hit");
    expect(events().at(-1)).toMatchObject({
      n: "Outbound Link: Click",
      p: { url: "https://granne.example/hit" },
    });
    await page.goto("/");
    const waited = await page.evaluate(() => Number(sessionStorage.getItem("waited")));
    expect(waited).toBeGreaterThanOrEqual(149);
  },
);

test(
  "nobody is counted who asked not to be, nor on the shop's own machine",
  { tag: "@thorough" },
  async ({ page, named, strangers, useTools }) => {
    await useTools(PLAUSIBLE);
    await page.addInitScript(() => localStorage.setItem("plausible_ignore", "true"));
    await page.goto("/");
    await settled(page);
    expect(strangers).toEqual([]);
    for (const host of ["127.0.0.1", "localhost"]) {
      await page.goto(named.local.replace("127.0.0.1", host));
      await page.evaluate(() => localStorage.setItem("plausible_ignore", "false"));
      await page.getByRole("link", { name: "Om oss" }).first().click();
      await expect(page).toHaveURL(/\/about$/);
      await settled(page);
    }
    expect(strangers).toEqual([]);
  },
);

test(
  "in the administration there is nobody else, also for who comes from an open page",
  { tag: "@thorough" },
  async ({ page, strangers, useTools }) => {
    await useTools({ ...FACEBOOK, ...GOOGLE, ...CRISP, ...PLAUSIBLE });
    await page.goto("/");
    await answer(page, "Godkänn alla").click();
    await expect.poll(() => hostsOf(strangers)).toHaveLength(4);
    await settled(page);
    strangers.length = 0;
    await page.getByRole("contentinfo").getByRole("link", { name: "Administratör" }).click();
    await expect(page.getByLabel("Användarnamn")).toBeVisible();
    // The page loads itself anew on the way, and cannot be asked just then.
    await expect
      .poll(() => page.evaluate(() => "fbq" in window || "$crisp" in window).catch(() => true))
      .toBe(false);
    await expect.poll(() => hostsOf(strangers)).toEqual(["plausible.io"]);
    await page.getByLabel("Användarnamn").fill(ADMIN.username);
    await page.getByLabel("Lösenord").fill(ADMIN.password);
    strangers.length = 0;
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
    for (const path of ["/admin", "/admin/bookings", "/admin/tracking-settings"]) {
      const loaded = await page.goto(path);
      await settled(page);
      const policy = loaded?.headers()["content-security-policy"] ?? "";
      expect(policy).not.toMatch(/facebook|google|crisp|plausible/);
    }
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(strangers).toEqual([]);
  },
);

test("a booking is told once, with value and number, and nothing about who or what", async ({
  page,
  admin,
  strangers,
  useTools,
}) => {
  await useTools({ ...FACEBOOK, ...GOOGLE, ...CRISP });
  await page.goto("/about");
  await answer(page, "Godkänn alla").click();
  await expect.poll(() => hostsOf(strangers)).toHaveLength(3);
  await settled(page);
  strangers.length = 0;
  // An address that somebody wrote is no purchase, and tells nobody of one.
  const asked = page.waitForResponse(/\/api\/bookings\/1234567\/own$/);
  await page.goto(
    "/booking/thank-you?itemName=Slott&startDate=2027-06-01&endDate=2027-06-02&bookingId=1234567&totalAmount=99999",
  );
  await asked;
  await settled(page);
  expect(strangers).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("told-purchases"))).toBeNull();

  const id = await book(page, admin, {
    slug: "tunneltalt",
    startDate: "2027-06-07",
    endDate: "2027-06-09",
  });
  const value = Number(new URL(page.url()).searchParams.get("totalAmount"));
  expect(value).toBeGreaterThan(0);
  const pictures = () => strangers.filter(({ host }) => host === "www.facebook.com");
  await expect.poll(pictures).toHaveLength(1);
  const { origin } = new URL(page.url());
  expect(Object.fromEntries(pictures()[0]?.url.searchParams ?? [])).toEqual({
    id: "123456789012345",
    ev: "Purchase",
    dl: `${origin}/booking/thank-you`,
    "cd[value]": String(value),
    "cd[currency]": "SEK",
    eid: String(id),
  });
  const purchase = { value, currency: "SEK", transaction_id: String(id) };
  expect(await googleCalls(page)).toContainEqual(["event", "purchase", purchase]);
  // Neither the chat nor Facebook's script is where a card is typed, or where the address tells of it.
  await expect
    .poll(() => hostsOf(strangers))
    .toEqual(["www.facebook.com", "www.googletagmanager.com"]);
  expect(JSON.stringify(await googleCalls(page))).not.toContain("itemName");

  strangers.length = 0;
  await page.reload();
  await expect.poll(() => hostsOf(strangers)).toEqual(["www.googletagmanager.com"]);
  expect(JSON.stringify(await googleCalls(page))).not.toContain("purchase");
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => document.referrer)).toBe(`${origin}/`);
});

test(
  "a yes that comes on the thank-you page still counts the booking",
  { tag: "@thorough" },
  async ({ page, admin, strangers, useTools }) => {
    await useTools({ ...FACEBOOK, ...GOOGLE });
    const id = await book(page, admin, {
      slug: "tunneltalt",
      startDate: "2027-06-14",
      endDate: "2027-06-16",
    });
    await expect(consent(page)).toBeVisible();
    await settled(page);
    expect(strangers).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("told-purchases"))).toBeNull();
    await answer(page, "Godkänn alla").click();
    await expect
      .poll(() =>
        strangers
          .filter(({ host }) => host === "www.facebook.com")
          .map(({ url }) => url.searchParams.get("eid")),
      )
      .toEqual([String(id)]);
    expect(JSON.stringify(await googleCalls(page))).toContain(`"transaction_id":"${id}"`);
  },
);
