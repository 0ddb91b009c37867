import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { anItem, card, question, toast } from "./bookings-steps.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { linkInMail } from "./outbox.ts";

// The setting is the whole shop's, and so is who comes today.
const test = inOwnShop();

test.beforeEach(async ({ signIn }) => signIn());

/** For a customer on the phone, who has accepted nothing. */
async function madeByStaff(admin: APIRequestContext, name: string, days: [number, number]) {
  const { today } = (await (await admin.get("/api/office/today")).json()) as { today: string };
  const day = (offset: number) =>
    new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10);
  const answer = await admin.post("/api/office/bookings", {
    data: {
      key: randomUUID(),
      rentalItemId: await anItem(admin, `Bilen till ${name}`),
      startDate: day(days[0]),
      endDate: day(days[1]),
      customer: { name, email: "kund@example.com", phone: "0701112233" },
      payment: { kind: "later" },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const comesToday = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });

test("the contract is printed and signed at the counter, and nothing is missing then", async ({
  page,
  admin,
}) => {
  const id = await madeByStaff(admin, "Greta Papper", [0, 3]);
  await page.goto("/admin");
  await expect(comesToday(page, "Greta Papper")).toContainText("Hyresavtalet är inte godkänt");

  await page.goto(`/admin/bookings/${id}`);
  const product = card(page, "Produkt");
  await expect(product).toContainText("Inte godkänt");
  const print = product.getByRole("link", { name: "Skriv ut hyresavtal" });
  const file = await page.request.get((await print.getAttribute("href")) ?? "");
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="Hyresavtal-${id}.pdf"`,
  });
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await expectAccessible(page);

  const sign = product.getByRole("button", { name: "Signerat på papper" });
  await sign.click();
  await question(page).getByRole("button", { name: "Tillbaka" }).click();
  await expect(product).toContainText("Inte godkänt");
  await sign.click();
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Ja, det är signerat" }).dblclick();
  await expect(toast(page, "Hyresavtalet är signerat")).toBeVisible();
  await expect(sign).toBeHidden();
  await product.getByRole("button", { name: "Hyresvillkor" }).click();
  await expect(page.getByRole("dialog")).toContainText("Signerat på papper");
  await page.keyboard.press("Escape");
  await expect(card(page, "Historik")).toContainText(
    "Noterade hyresavtalet som signerat på papper",
  );

  await page.goto("/admin");
  await expect(comesToday(page, "Greta Papper")).toBeVisible();
  await expect(comesToday(page, "Greta Papper")).not.toContainText("Hyresavtalet är inte godkänt");
});

test(
  "the owner has the contract go along with the letter that approves a booking",
  { tag: "@thorough" },
  async ({ page, admin, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin/settings");
    const wanted = page.getByRole("switch", { name: "Bifoga hyresavtalet i bekräftelsen" });
    await expect(wanted).toBeEnabled();
    await expect(wanted).not.toBeChecked();
    await wanted.click();
    await expect(toast(page, "Avtalet bifogas")).toBeVisible();
    await expect(wanted).toBeChecked();
    await expectAccessible(page);
    await expectFits(page);
    await page.reload();
    await expect(wanted).toBeChecked();
    const id = await madeByStaff(admin, "Per Post", [10, 12]);
    await linkInMail(shop.dataDir, new RegExp(`Hyresavtal-${id}\\.pdf`), id);
  },
);
