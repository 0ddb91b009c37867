import type { Page } from "@playwright/test";
import { expect, expectAccessible, takenOver, test } from "./fixtures.ts";

type Thing = { "@type": string; [key: string]: unknown };

async function thingsOf(page: Page): Promise<Thing[]> {
  const text = await page.locator('script[type="application/ld+json"]').innerText();
  return (JSON.parse(text) as { "@graph": Thing[] })["@graph"];
}

test(
  "the motorhome pages tell three different things, and when each car is free",
  { tag: "@thorough" },
  async ({ page }) => {
    const seen: string[] = [];
    for (const [path, heading, own] of [
      ["/hyr-husbil", "Hyr husbil i Norrland", "Det här ingår"],
      ["/hyr-husbil/sundsvall", "Hyr husbil i Sundsvall", "Turer från Sundsvall"],
      ["/hyr-husbil/timra", "Hyr husbil i Timrå", "Turer från Timrå"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("heading", { name: own })).toBeVisible();
      const fleet = page.getByRole("list").filter({ hasText: "Fjällripa 70" });
      await expect(fleet).toContainText("från 2 195 kr per natt");
      await expect(fleet).toContainText(/ledig (i dag|från \d+ \w+)/);
      // Out of season until its first season begins.
      await expect(fleet.getByRole("listitem").filter({ hasText: "Sommarbussen" })).toContainText(
        "ledig från 25 maj",
      );
      const things = await thingsOf(page);
      expect(things.map((thing) => thing["@type"])).toEqual([
        "LocalBusiness",
        "BreadcrumbList",
        "ItemList",
        "FAQPage",
      ]);
      const asked = page
        .getByRole("group")
        .filter({ has: page.locator("summary") })
        .first();
      await asked.locator("summary").click();
      await expect(asked.locator("p")).toBeVisible();
      seen.push(
        await page.locator('meta[name="description"]').getAttribute("content").then(String),
      );
      await expectAccessible(page);
    }
    expect(new Set(seen).size).toBe(3);
    await page.getByRole("link", { name: "Fjällripa 70" }).click();
    await expect(page).toHaveURL("/p/fjallripa-70");
    // A shared item has a picture of its own, in the size the networks want.
    await page.reload();
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(new URL(picture ?? "").pathname).toMatch(/^\/share\/\d+\/\d+\.jpg$/);
    const answer = await page.request.get(picture ?? "");
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  },
);

test(
  "a fleet that is on its way or did not come is not called empty",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectLost("/api/rental-items/cards");
    await page.goto("/about");
    await takenOver(page);
    await page.route("**/api/rental-items/cards", (route) => route.abort());
    await page.getByRole("link", { name: "Hyr Husbil" }).first().click();
    await expect(page.getByText("Vi kunde inte hämta husbilarna just nu.")).toBeVisible();
    await expect(page.getByText("ingen husbil att hyra ut")).toBeHidden();
    await page.unroute("**/api/rental-items/cards");
    await page.getByRole("main").getByRole("button", { name: "Försök igen" }).click();
    await expect(page.getByRole("list").filter({ hasText: "Fjällripa 70" })).toContainText(
      "från 2 195 kr per natt",
    );
    await expect(page.getByRole("main")).toContainText(
      "Alla priser inkl. moms och grundförsäkring.",
    );
  },
);

test("what the law wants said is linked from every page, and told before paying", async ({
  page,
  request,
}) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Bokningsvillkor" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bokningsvillkor");
  await expect(page.getByText("ingen ångerrätt")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Integritet och kakor" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Integritet och kakor");
  const kept = page.getByRole("list", { name: "Kakor" });
  await expect(kept).toContainText("norrvidd_visitor");
  await expect(kept).not.toContainText("_fbp");
  await expectAccessible(page);

  for (const [slug, sentence] of [
    ["fjallripa-70", "När du hyr en husbil för bestämda datum har du ingen ångerrätt."],
    ["havskajak", "Hyr du som privatperson bara utrustning kan du ångra bokningen inom 14 dagar"],
  ]) {
    const item = await request.get(`/api/rental-items/slug/${slug}`);
    const { id } = (await item.json()) as { id: number };
    await page.goto(`/booking?itemId=${id}&startDate=2027-05-10&endDate=2027-05-12`);
    await expect(page.getByText(sentence ?? "")).toBeVisible();
    await expect(page.getByRole("link", { name: "bokningsvillkoren" })).toHaveAttribute(
      "target",
      "_blank",
    );
  }
});
