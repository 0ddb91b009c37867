import { anItem, counted, dialog, question, row, table, toast } from "./dashboard-steps.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";

// That all is well can only be said where no other journey has left anything undone.
const test = inOwnShop();

test.beforeEach(async ({ signIn }) => signIn());

test("the owner sees at a glance that all is well, and where everything is", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
  const links = page.getByRole("main");
  for (const [name, href] of [
    ["Bokningar", "/admin/bookings"],
    ["Utlämningar och återlämningar", "/admin/booking-timeline"],
    ["Spårning", "/admin/tracking-settings"],
    ["Bokföring", "/admin/accounting"],
    ["Nytt uthyrningsobjekt", "/admin/rental-items/new"],
  ] as const)
    await expect(links.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);

  await expect(page.getByText("Allt stämmer.")).toBeVisible();
  await page.getByRole("button", { name: "Jämför nu" }).click();
  await expect(toast(page, "Jämförelsen är klar")).toContainText("Allt stämmer.");
  await expect(
    page.getByText(/jämfördes senast med kortbolaget 1 mars kl 10:\d\d\./),
  ).toBeVisible();

  const figures = page.getByRole("region", { name: "Läget just nu" });
  await expect(figures).toContainText(/Utlämningari dag\d+i morgon\d+/);
  await expect(figures).toContainText(/Återlämningari dag\d+i morgon\d+/);
  await expect(figures).toContainText(/väntar på svar[1-9]/);
  await expect(figures).toContainText(/Nätter, husbilardenna månad[1-9]\d*nästa månad\d/);
  await expect(figures).toContainText(/Nätter, utrustningdenna månad[1-9]\d*nästa månad\d/);
  for (const [name, href] of [
    ["Utlämningar", "/admin/booking-timeline"],
    ["Nya bokningar", "/admin/bookings?view=to-answer"],
    ["Nätter, husbilar", "/admin/calendar?view=month"],
  ] as const)
    await expect(figures.getByRole("link", { name })).toHaveAttribute("href", href);

  // The demo has nothing left to set.
  const left = await page.request.get("/api/settings/left-to-set");
  expect(await left.json()).toEqual([]);
  await expect(page.getByText("Kvar att ställa in")).toHaveCount(0);
});

test(
  "items stand as in the shop, and one is removed only after a question",
  { tag: "@thorough" },
  async ({ page }) => {
    await anItem(page, "Åtta årors eka");
    await anItem(page, "Ängsvagnen", { type: "rv", peakSeasonOnly: true });
    await page.goto("/admin");
    const items = table(page, "Uthyrningsobjekt");
    await expect(row(page, "Ängsvagnen")).toContainText(/Husbil.*1\s250\skr.*Ja/);
    await expect(row(page, "Åtta årors eka")).toContainText(/Utrustning.*1\s250\skr.*Nej/);
    const kinds = await items.locator("tbody tr td:nth-child(2)").allTextContents();
    expect(kinds).toEqual(kinds.toSorted((one, other) => one.localeCompare(other, "sv")));
    await expect(items.getByRole("rowheader").last()).toHaveText("Åtta årors eka");
    await expect(row(page, "Ängsvagnen").getByRole("link", { name: "Hantera" })).toHaveAttribute(
      "href",
      /^\/admin\/rental-items\/\d+$/,
    );

    const removals = counted(page, "DELETE", "/api/rental-items/");
    const remove = row(page, "Åtta årors eka").getByRole("button", { name: "Ta bort" });
    await remove.click();
    await expect(question(page)).toContainText(
      "Är du säker på att du vill ta bort Åtta årors eka? Detta går inte att ångra.",
    );
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Avbryt" }).click();
    await expect(remove).toBeFocused();
    expect(removals).toHaveLength(0);

    await remove.click();
    await question(page).getByRole("button", { name: "Ta bort" }).dblclick();
    await expect(toast(page, "Uthyrningsobjekt borttaget")).toContainText(
      "Objektet har tagits bort framgångsrikt",
    );
    await expect(row(page, "Åtta årors eka")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Uthyrningsobjekt" })).toBeFocused();
    expect(removals).toHaveLength(1);
  },
);

test(
  "an item that somebody else removed meanwhile is told in the server's words",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    await anItem(page, "Redan borta");
    await page.goto("/admin");
    await row(page, "Redan borta").getByRole("button", { name: "Ta bort" }).click();
    const listed = (await (await page.request.get("/api/rental-items")).json()) as {
      id: number;
      name: string;
    }[];
    const { id } = listed.find(({ name }) => name === "Redan borta") ?? {};
    await page.request.delete(`/api/rental-items/${id}`);
    watch.expectStatus(404, `/api/rental-items/${id}`);
    await question(page).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText("Objektet kunde inte hittas");
  },
);

test(
  "what cannot be fetched says so and is tried again on wish",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    const paths = ["rental-items", "rental-agreements", "dashboard", "oversight"];
    let isFailing = true;
    for (const path of paths) {
      watch.expectStatus(503, `/api/${path}`);
      await page.route(`**/api/${path}`, (route) =>
        isFailing ? route.fulfill({ status: 503, body: "" }) : route.continue(),
      );
    }
    await page.goto("/admin");
    const again = page.getByRole("button", { name: "Försök igen" });
    await expect(again).toHaveCount(paths.length);
    await expectAccessible(page);
    isFailing = false;
    for (let left = paths.length; left > 0; left -= 1) {
      await again.first().click();
      await expect(again).toHaveCount(left - 1);
    }
    await expect(table(page, "Uthyrningsobjekt")).toBeVisible();
  },
);

test("an empty shop says what to do next", { tag: "@thorough" }, async ({ page }) => {
  for (const path of ["rental-items", "rental-agreements"])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: [] }));
  await page.goto("/admin");
  await expect(page.getByText("Inga hyresavtal har skapats ännu.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Lägg till ett objekt" })).toHaveAttribute(
    "href",
    "/admin/rental-items/new",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "tables become cards that are still tables, and nothing is cut off",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.goto("/admin");
      const items = table(page, "Uthyrningsobjekt");
      await expect(items.getByRole("row").nth(1).getByRole("cell")).toHaveCount(4);
      const isCut = await page
        .locator("main")
        .evaluate((main) => main.querySelector(".dashboard")!.scrollWidth > main.clientWidth);
      expect(isCut).toBe(false);
      await page.getByRole("button", { name: "Nytt hyresavtal" }).click();
      await expect(dialog(page).getByRole("button", { name: "Spara avtalet" })).toBeInViewport();
      await expectAccessible(page);
    },
  );
});
