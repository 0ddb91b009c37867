import type { Locator, Page } from "@playwright/test";
import { anItem } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };

const card = (page: Page, title: string): Locator => page.getByRole("region", { name: title });
const motorhomes = (page: Page) => card(page, "Husbilar");
const typed = (page: Page) => page.getByRole("textbox", { name: "Kontrolleras på husbilar" });
const asked = (place: Locator, check: string) =>
  place.getByRole("listitem").filter({ hasText: check });

test(
  "an owner writes what is looked at on a phone, takes it back, and puts back the usual list",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    await page.setViewportSize(PHONE);
    await signIn();
    await page.goto("/admin/settings");
    const way = page.getByRole("link", { name: /^Checklistor/ });
    await expect(way).toContainText("14 kontroller för husbilar, 4 för utrustning");
    await way.click();
    await expect(page.getByRole("heading", { name: "Checklistor" })).toBeVisible();
    await expect(asked(motorhomes(page), "Däcken är hela")).toBeVisible();
    await typed(page).fill("Däcken\n\nMarkisen är torr\ndäcken");
    await expect(motorhomes(page).getByRole("listitem")).toHaveText(["Däcken", "Markisen är torr"]);
    await expectFits(page);
    await expectAccessible(page);
    await motorhomes(page).getByRole("button", { name: "Spara" }).click();
    await expect(motorhomes(page).getByRole("status")).toHaveText("Sparat");

    await motorhomes(page).getByRole("button", { name: "Ångra" }).click();
    await expect(asked(motorhomes(page), "Däcken är hela")).toBeVisible();

    await typed(page).fill(`Däcken\n${"å".repeat(121)}`);
    await motorhomes(page).getByRole("button", { name: "Spara" }).click();
    await expect(motorhomes(page)).toContainText(
      "Rad 2 är för lång. Skriv högst 120 tecken per rad.",
    );
    await expect(typed(page)).toHaveValue(`Däcken\n${"å".repeat(121)}`);
    await motorhomes(page).getByRole("button", { name: "Återställ standardlistan" }).click();
    await expect(asked(motorhomes(page), "Däcken är hela")).toBeVisible();
    await expect(
      motorhomes(page).getByRole("button", { name: "Återställ standardlistan" }),
    ).toBeHidden();
    const { checklists } = (await (await admin.get("/api/settings/shop")).json()) as {
      checklists: { rv: string[] };
    };
    expect(checklists.rv).toHaveLength(14);
  },
);

test(
  "a thing has a checklist of its own, and follows its kind again",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    const itemId = await anItem(admin, "Checkbilen");
    const own = async () =>
      ((await (await admin.get(`/api/rental-items/${itemId}`)).json()) as { checklist: unknown })
        .checklist;
    await page.setViewportSize(PHONE);
    await signIn();
    await page.goto(`/admin/rental-items/${itemId}#checklista`);
    const section = card(page, "Checklista");
    await expect(section.getByRole("listitem").first()).toBeVisible();
    await section.getByRole("radio", { name: "Egen lista" }).check();
    await section.getByRole("textbox", { name: "Egen checklista" }).fill("Cykelstället är låst");
    await expect(section.getByRole("listitem")).toHaveText(["Cykelstället är låst"]);
    await expectFits(page);
    await page.getByRole("button", { name: "Spara", exact: true }).click();
    await expect.poll(own).toEqual(["Cykelstället är låst"]);

    await section.getByRole("button", { name: "Återställ till butikens lista" }).click();
    await expect(section.getByRole("listitem").first()).toContainText("Karossen runt om");
    await section.getByRole("radio", { name: "Som alla husbilar" }).check();
    await page.getByRole("button", { name: "Spara", exact: true }).click();
    await expect.poll(own).toBeNull();
  },
);
