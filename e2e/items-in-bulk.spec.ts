import { expect } from "./fixtures.ts";
import { test } from "./item-editor-steps.ts";
import { dialog, row, table, toast } from "./dashboard-steps.ts";

test.use({ viewport: { width: 390, height: 844 } });

test(
  "an owner duplicates, hides and moves items, raises prices and copies seasons",
  { tag: "@thorough" },
  async ({ page, makeItem, removeLater, watch }) => {
    const first = await makeItem({ name: "Bulkvagn Ett", type: "rv", pricePerDay: 1000 });
    const second = await makeItem({ name: "Bulkvagn Två", type: "rv", pricePerDay: 1195 });
    for (const { id } of [first, second]) {
      const season = {
        rentalItemId: id,
        startDate: "2027-06-15",
        endDate: "2027-08-15",
        price: 1500,
      };
      expect((await page.request.post("/api/seasonal-prices", { data: season })).status()).toBe(
        201,
      );
    }

    await page.goto("/admin/rental-items");
    const names = () => table(page, "Uthyrningsobjekt").getByRole("rowheader").allTextContents();
    const ofJourney = async () => (await names()).filter((name) => name.startsWith("Bulkvagn"));
    await expect.poll(ofJourney).toEqual(["Bulkvagn Ett", "Bulkvagn Två"]);

    // A copy, hidden at first: two presses make one.
    await row(page, "Bulkvagn Två").getByRole("button", { name: "Duplicera" }).dblclick();
    await expect(toast(page, "Kopia av Bulkvagn Två skapad")).toBeVisible();
    await expect(row(page, "Kopia av Bulkvagn Två")).toHaveCount(1);
    await expect(row(page, "Kopia av Bulkvagn Två")).toContainText("Dold");
    const all = (await (await page.request.get("/api/rental-items")).json()) as {
      id: number;
      name: string;
    }[];
    const copy = all.find(({ name }) => name === "Kopia av Bulkvagn Två");
    removeLater(copy?.id ?? 0);

    // Moved by the keyboard; the button keeps the focus, and the message takes it back.
    const up = page.getByRole("button", { name: "Flytta upp: Bulkvagn Två", exact: true });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect.poll(ofJourney).toEqual(["Bulkvagn Två", "Bulkvagn Ett"]);
    await expect(up).toBeFocused();
    await toast(page, "Ordningen ändrad").getByRole("button", { name: "Ångra" }).click();
    await expect.poll(ofJourney).toEqual(["Bulkvagn Ett", "Bulkvagn Två"]);
    await up.click();
    await expect.poll(ofJourney).toEqual(["Bulkvagn Två", "Bulkvagn Ett"]);

    // Hidden and shown again.
    const hide = page.getByRole("button", { name: "Dölj: Bulkvagn Ett" });
    await hide.click();
    await expect(toast(page, "Bulkvagn Ett är dold")).toBeVisible();
    await expect(row(page, "Bulkvagn Ett")).toContainText("Dold");
    watch.expectStatus(404, `/p/${first.slug}`);
    expect((await page.request.get(`/p/${first.slug}`)).status()).toBe(404);
    await toast(page, "Bulkvagn Ett är dold").getByRole("button", { name: "Ångra" }).click();
    await expect(row(page, "Bulkvagn Ett")).not.toContainText("Dold");

    // Prices, seen before they are changed.
    await page.getByRole("button", { name: "Ändra priser" }).click();
    const show = dialog(page).getByRole("button", { name: "Visa vad som ändras" });
    await show.click();
    await expect(dialog(page)).toContainText("Välj minst ett objekt.");
    for (const name of ["Bulkvagn Ett", "Bulkvagn Två"])
      await dialog(page).getByRole("checkbox", { name, exact: true }).check();
    await dialog(page).getByLabel("Så mycket").fill("5");
    await dialog(page).getByLabel("Avrunda till").selectOption("5");
    // A slip of the hand throws nothing away, before the prices are shown or after.
    const goOn = dialog(page).getByRole("button", { name: "Fortsätt" });
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toContainText("Det du har valt är inte gjort än.");
    await expect(goOn).toBeFocused();
    await goOn.click();
    await expect(dialog(page).getByLabel("Så mycket")).toHaveValue("5");
    await show.click();
    const prices = dialog(page).getByRole("table", { name: "Priser före och efter" });
    await expect(prices).toBeVisible();
    await page.keyboard.press("Escape");
    await goOn.click();
    await expect(prices.getByRole("row").filter({ hasText: "per dygn" })).toContainText([
      /Bulkvagn Två.*1\s195\skr.*1\s255\skr/,
      /Bulkvagn Ett.*1\s000\skr.*1\s050\skr/,
    ]);
    await dialog(page).getByRole("button", { name: "Ändra 4 priser" }).dblclick();
    await expect(toast(page, "4 priser ändrade")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Ändra priser" })).toBeFocused();
    await expect(row(page, "Bulkvagn Ett")).toContainText(/1\s050\skr/);
    await toast(page, "4 priser ändrade").getByRole("button", { name: "Ångra" }).click();
    await expect(toast(page, "Ångrat, priserna är som förut")).toBeVisible();
    await expect(row(page, "Bulkvagn Ett")).toContainText(/1\s000\skr/);
    await page.getByRole("button", { name: "Ändra priser" }).click();
    for (const name of ["Bulkvagn Ett", "Bulkvagn Två"])
      await dialog(page).getByRole("checkbox", { name, exact: true }).check();
    await dialog(page).getByLabel("Så mycket").fill("5");
    await dialog(page).getByLabel("Avrunda till").selectOption("5");
    await show.click();
    // The answer is lost on its way back: pressed again, nothing is raised twice.
    watch.expectStatus(409, "/api/rental-items/prices");
    watch.expectLost("/api/rental-items/prices");
    await page.route(
      "**/api/rental-items/prices",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await dialog(page).getByRole("button", { name: "Ändra 4 priser" }).click();
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Ändra 4 priser" }).click();
    await expect(toast(page, "4 priser ändrade")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, "Bulkvagn Ett")).toContainText(/1\s050\skr/);

    // The seasons of next year.
    await page.getByRole("button", { name: "Kopiera till nästa år" }).click();
    await dialog(page).getByRole("checkbox", { name: "Bulkvagn Ett", exact: true }).check();
    await dialog(page).getByLabel("År", { exact: true }).selectOption("2027");
    await dialog(page).getByLabel("Ändra säsongspriserna med").fill("2");
    await show.click();
    await expect(dialog(page).getByRole("table", { name: "Vad som kopieras" })).toContainText(
      "15 juni – 15 augusti 2028",
    );
    await dialog(page).getByRole("button", { name: "Kopiera 1 till 2028" }).click();
    await expect(toast(page, "1 kopierade till 2028")).toBeVisible();
    await page.getByRole("button", { name: "Kopiera till nästa år" }).click();
    await dialog(page).getByRole("checkbox", { name: "Bulkvagn Ett", exact: true }).check();
    await dialog(page).getByLabel("År", { exact: true }).selectOption("2027");
    await show.click();
    await expect(dialog(page)).toContainText("Inget att kopiera: allt finns redan för 2028.");
    await dialog(page).getByRole("button", { name: "Tillbaka" }).click();
    await dialog(page).getByRole("button", { name: "Avbryt" }).click();
    await dialog(page).getByRole("button", { name: "Kasta mina val" }).click();
    await expect(dialog(page)).toHaveCount(0);

    // And in the shop.
    await page.goto("/");
    const cards = page
      .getByRole("article")
      .or(page.locator(".card"))
      .filter({ hasText: "Bulkvagn" });
    await expect(cards.first()).toContainText("Bulkvagn Två");
    await expect(cards.first()).toContainText(/1\s255\skr/);
    await expect(page.getByText("Kopia av Bulkvagn Två")).toHaveCount(0);
  },
);
