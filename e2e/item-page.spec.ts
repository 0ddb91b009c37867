import { expect, expectAccessible, test } from "./fixtures.ts";

const MOTORHOME = "/p/fjallripa-70";
const PHONE = { width: 390, height: 844 };

test("an item's page tells what it is, what it costs and what belongs to it", async ({ page }) => {
  await page.goto(MOTORHOME);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Varmt inne när fjället är kallt",
  );
  await expect(
    main.getByText("Helintegrerad husbil för fyra, byggd för att bo i året om."),
  ).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "Fjällripa 70" })).toBeVisible();
  await expect(main.getByText("Från 2 195 kr per natt")).toBeVisible();
  await expect(main.getByText("inkl. moms och grundförsäkring", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Fyra sovplatser, vattenburen/ })).toBeVisible();
  await expect(main.getByText(/^Helintegrerad husbil på 6,99 meter/)).toBeVisible();
  await expect(main.getByText(/^Två fulla gasolflaskor följer med\./)).toBeVisible();
  for (const name of ["Mått och körning", "Sova och bo", "Byggd för vintern"])
    await expect(main.getByRole("heading", { level: 3, name })).toBeVisible();
  await expect(main.getByText("Två långbäddar, 2,00 × 0,80 m")).toBeVisible();
  await expect(main.getByRole("link", { name: "Visa hämtningsplatsen på karta" })).toHaveAttribute(
    "href",
    /^https:\/\//,
  );
  await expect(page.getByRole("heading", { name: "Boka ditt äventyr" })).toBeVisible();
  // The extras with their prices; those per day say so.
  const addons = page.getByRole("region", { name: "Tillval" });
  await expect(addons.getByRole("heading", { level: 3 })).toHaveText([
    "Självriskreducering",
    "Sänglinnepaket",
    "Snökedjor",
    "Mobilt bredband",
    "Slutstädning",
  ]);
  await expect(addons.getByRole("listitem").first()).toContainText("149 kr per dygn");
  const cleaning = addons.getByRole("listitem").last();
  await expect(cleaning).toContainText("1 495 kr");
  await expect(cleaning).not.toContainText("per dygn");
});

test("the server's page can be read before any script has come, also by search engines", async ({
  page,
}) => {
  for (const path of [MOTORHOME, "/item/1"]) {
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? "";
    expect(html).toContain("Varmt inne när fjället är kallt");
    expect(html).toContain("Två fulla gasolflaskor följer med.");
    expect(html).toContain("Laddar kalendern");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/p\/fjallripa-70$/,
    );
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text ?? "")).toMatchObject({
      "@type": ["Product", "Vehicle"],
      name: "Fjällripa 70",
      sku: "1",
      offers: {
        price: 2195,
        priceCurrency: "SEK",
        availability: "https://schema.org/InStock",
        url: expect.stringMatching(/^http.*\/p\/fjallripa-70$/) as unknown,
      },
    });
  }
});

test(
  "a motorhome's deposit is told before it is booked, on its page and in the checkout",
  { tag: "@thorough" },
  async ({ page, request }) => {
    await page.goto(MOTORHOME);
    await expect(page.getByRole("main")).toContainText(
      "Deposition 7 500 kr, betalas före hämtningen och återbetalas inom 7 dagar efter återlämningen",
    );
    const { id } = (await (await request.get("/api/rental-items/slug/fjallripa-70")).json()) as {
      id: number;
    };
    await page.goto(`/booking?itemId=${id}&startDate=2027-04-05&endDate=2027-04-08`);
    const summary = page.getByRole("complementary", { name: "Din bokning" });
    await expect(summary).toContainText("Deposition");
    await expect(summary).toContainText("7 500 kr, betalas före resan");
    await page.goto("/p/havskajak");
    await expect(page.getByRole("main")).not.toContainText("Deposition");
  },
);

test(
  "on paper the page has neither bar nor panel and says whose it is, and the agreement stands alone",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(MOTORHOME);
    const book = page.getByRole("link", { name: "Boka", exact: true });
    await expect(book).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(book).toBeHidden();
    await expect(page.locator("#boka")).toBeHidden();
    await expect(page.getByText(/^Två fulla gasolflaskor följer med\./)).toBeVisible();
    const whose = page.getByText("Norrvidd · Hamngatan 1, 852 29 Sundsvall · 060-00 00 00");
    await expect(whose).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(whose).toBeHidden();

    // The agreement prints over as many sheets as it needs.
    await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
    await expect(page.getByRole("heading", { name: "10. Ångerrätt" })).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main")).toBeHidden();
    await expect(page.getByRole("button", { name: "Stäng" })).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: "screen" });
  },
);

test(
  "the panel stands beside the text on a desktop, and is one tap away on a phone, by a bar that leaves",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto(MOTORHOME);
    const book = page.getByRole("link", { name: "Boka", exact: true });
    await expect(page.getByRole("heading", { name: "Boka ditt äventyr" })).toBeVisible();
    const panel = await page.locator("#boka").boundingBox();
    const text = await page.getByText(/^Helintegrerad husbil på 6,99 meter/).boundingBox();
    expect(panel?.width).toBeCloseTo(420, 0);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
    await expect(book).toHaveCount(0);

    await page.setViewportSize(PHONE);
    await expect(book).toBeInViewport();
    expect((await book.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await book.click();
    await expect(page.getByRole("heading", { name: "Boka ditt äventyr" })).toBeInViewport();
    await expect(book).toHaveCount(0);
    await expect(page.locator("#boka")).toBeFocused();
    await page.getByRole("heading", { name: "Detaljer" }).scrollIntoViewIfNeeded();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
  },
);

test(
  "a stay that is chosen beside the text does not move it",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/p/snoskor");
    const details = page.getByRole("heading", { name: "Detaljer" });
    const introduction = page.getByRole("heading", { name: /^Lätta att gå i/ });
    const distance = async () =>
      (await details.boundingBox())!.y - (await introduction.boundingBox())!.y;
    await page.locator('[data-day="2027-03-10"]').click();
    const before = await distance();
    await page.locator('[data-day="2027-03-12"]').click();
    await expect(page.locator("#boka").getByText("Totalt")).toBeVisible();
    expect(await distance()).toBeCloseTo(before, 0);
  },
);

test(
  "a panel whose code does not come says so, and the page stays",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectErrors();
    await page.route(/booking-panel.*\.js$/, (route) => route.abort());
    await page.goto(MOTORHOME);
    await expect(page.locator("#boka").getByRole("alert")).toContainText(
      "Kalendern kunde inte laddas.",
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test("an item that does not exist is told, by address and by number", async ({ page, watch }) => {
  for (const path of ["/p/finns-inte", "/item/999999"]) {
    watch.expectStatus(404, path);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Objektet kunde inte hittas");
    await expect(page.locator("#boka")).toHaveCount(0);
  }
});
