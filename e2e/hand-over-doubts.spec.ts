import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  aPaidStay,
  drawSignature,
  fillVehicle,
  LOST,
  sign,
  signAnyway,
  takePhotograph,
} from "./hand-over-steps.ts";

test.beforeEach(async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of LOST) watch.expectLost(path);
});

const out = (id: number) => `/admin/bookings/${id}/utlamning`;
const odometer = (page: Page) => page.getByLabel("Mätarställning");
const bar = (page: Page) => page.locator(".hand-over-bar");

test(
  "what is wrong is counted, led to and told at its field, and the button that signs stays",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Feltypade bilen");
    await signIn();
    await page.goto(out(id));
    await fillVehicle(page, { odometer: "15O", fuel: "Full" });
    await page.getByRole("button", { name: "2", exact: true }).click();
    await page.getByRole("button", { name: "Lägg till förare" }).click();
    await page.getByLabel("Förare 1", { exact: true }).fill("Maja Storm");
    await page.getByRole("button", { name: "Körkort sett" }).click();
    await drawSignature(page);
    const agreement = page.getByLabel("Kunden har läst och godkänner");
    if (await agreement.isVisible()) await agreement.check();

    for (const typed of ["15O", "abc", "-5", "9999999999"]) {
      await odometer(page).fill(typed);
      await expect(bar(page).getByRole("status")).toHaveText("1 sak kvar");
      await expect(odometer(page)).toHaveAttribute("aria-invalid", "true");
      await expect(odometer(page)).toHaveAccessibleDescription(/bara siffror/);
      await expect(sign(page)).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await bar(page).getByRole("button", { name: "Mätare" }).click();
    await expect(odometer(page)).toBeFocused();
    await sign(page).click();
    await expect(odometer(page)).toBeInViewport();
    await expectAccessible(page);
    await odometer(page).fill("48 200");
    await expect(odometer(page)).not.toHaveAttribute("aria-invalid");
    await expect(bar(page).getByRole("status")).toHaveText("Allt är ifyllt");

    await takePhotograph(page, "");
    await expect(bar(page).getByRole("status")).toHaveText("1 sak kvar");
    await bar(page).getByRole("button", { name: "Anmärkningar" }).click();
    const remark = page.getByLabel("Anmärkning 1", { exact: true });
    await expect(remark).toHaveAttribute("aria-invalid", "true");
    await expect(remark).toHaveAccessibleDescription("Skriv vad fotografiet visar.");
    await remark.fill("Repa");
    await sign(page).click();
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
  },
);

test("an odometer with a digit too many is asked about before it is signed, and charges nothing", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const { id } = await aPaidStay(admin, request, "Felräknade bilen");
  await signIn();
  await page.goto(out(id));
  await odometer(page).fill("58 000");
  await page.getByLabel("Kunden är inte på plats").check();
  await signAnyway(page);
  await expect(page.getByText(/lämnades ut/)).toBeVisible();

  await page.goto(`/admin/bookings/${id}/aterlamning`);
  await odometer(page).fill("5 810");
  await page.getByLabel("Kunden är inte på plats").check();
  const question = page.getByRole("alertdialog");
  await sign(page).click();
  await expect(question).toContainText(/5\s810\skm, lägre än 58\s000\skm vid utlämningen/);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Ändra" }).click();
  await expect(page.locator("#matare")).toBeFocused();
  await odometer(page).fill("581 000");
  await sign(page).click();
  await expect(question).toContainText(/523\s000\skm på 3 dagar/);
  await question.getByRole("button", { name: "Ja, signera" }).click();
  await expect(page.getByText(/togs emot/)).toBeVisible();

  await page.getByRole("link", { name: "Till avräkningen" }).click();
  await expect(page.getByText(/Körsträckan 523\s000\skm ser fel ut/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Rätta protokollet" }).click();
  await page.getByRole("button", { name: "Gör en rättelse" }).click();
  await odometer(page).fill("58 100");
  await signAnyway(page);
  await expect(page.getByText(/100\skm körda/)).toBeVisible();
});

test(
  "what was signed for a unit that the office exchanges goes along to the new one",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn, watch }) => {
    const { id, itemId } = await aPaidStay(admin, request, "Bytta bilen");
    const units = (await (await admin.get(`/api/rental-items/${itemId}/units`)).json()) as {
      id: number;
      name: string;
    }[];
    const booking = (await (await admin.get(`/api/bookings/${id}`)).json()) as {
      units: { id: number }[];
    };
    const other = units.find((unit) => unit.id !== booking.units[0]!.id)!;
    watch.expectStatus(409, `/api/bookings/${id}/protocols`);
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("33 000");
    await drawSignature(page);
    await page.context().setOffline(true);
    await signAnyway(page);
    await expect(page.getByText("Signerat och sparat på telefonen.")).toBeVisible();
    const given = await admin.post(`/api/bookings/${id}/units`, { data: { unitIds: [other.id] } });
    expect(given.status(), await given.text()).toBe(200);
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Bokningen har fått en annan enhet").first()).toBeVisible();
    const refused = page.getByRole("region", { name: "Inte sparat" });
    await expect(refused).toContainText("Ge bokningen enheten tillbaka och försök igen");
    await expectAccessible(page);
    await refused.getByRole("button", { name: `Flytta över till ${other.name}` }).click();
    await expect(refused).toHaveCount(0);
    await expect(odometer(page)).toHaveValue("33000");
    await expect(bar(page).getByRole("status")).not.toHaveText("Allt är ifyllt");
    await drawSignature(page);
    await signAnyway(page);
    await expect(page.getByText(`${other.name} lämnades ut`)).toBeVisible();
  },
);

test(
  "what was signed for a booking that the office called off meanwhile says so, and leads out",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn, watch }) => {
    const { id } = await aPaidStay(admin, request, "Avbokade bilen");
    watch.expectStatus(409, `/api/bookings/${id}/protocols`);
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("34 000");
    await drawSignature(page);
    await page.context().setOffline(true);
    await signAnyway(page);
    await expect(page.getByText("Signerat och sparat på telefonen.")).toBeVisible();
    const called = await admin.patch(`/api/bookings/${id}`, { data: { status: "cancelled" } });
    expect(called.status(), await called.text()).toBe(200);
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Bokningen är avbokad").first()).toBeVisible();
    await page.reload();
    const off = page.getByRole("region", { name: "Avbokad" });
    await expect(off).toContainText("Det du har fyllt i finns kvar på telefonen");
    await expect(off.getByRole("link", { name: "Till bokningen" })).toBeVisible();
    await expectAccessible(page);
    await off.getByRole("button", { name: "Kasta" }).click();
    await off.getByRole("button", { name: "Ja, kasta" }).click();
    await off.getByRole("button", { name: "Kasta för gott" }).click();
    await expect(off.getByRole("button")).toHaveCount(0);
    await expect(off).toContainText("Inget lämnas ut på den");
  },
);

test(
  "a protocol that is full of photographs says so",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Fotograferade bilen");
    await signIn();
    await page.goto(out(id));
    const data = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 8, height: 8 });
      return canvas.toDataURL("image/jpeg").split(",")[1]!;
    });
    const file = { name: "bild.jpg", mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
    const camera = page.locator("#anmarkningar label", { hasText: "Fotografera" });
    for (let taken = 1; taken <= 30; taken += 1) {
      await camera.locator("input").setInputFiles(file);
      await expect(page.locator(".hand-over-picture")).toHaveCount(taken);
    }
    await expect(camera).toHaveCount(0);
    await expect(page.getByText("Protokollet rymmer 30 bilder, och de är tagna.")).toBeVisible();
  },
);
