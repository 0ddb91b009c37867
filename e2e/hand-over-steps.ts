import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { aBooking, anItem, payDeposit } from "./bookings-steps.ts";
import { expect } from "./fixtures.ts";

export type Booked = { id: number; itemId: number };

/** A motorhome with two units, booked from today and paid, deposit included. */
export async function aPaidStay(
  admin: APIRequestContext,
  visitor: APIRequestContext,
  itemName: string,
  customer = "Maja Storm",
): Promise<Booked> {
  const itemId = await anItem(admin, itemName, { quantity: 2 });
  const stay = { itemId, startDate: "2027-03-01", endDate: "2027-03-04", price: 3000 };
  const id = await aBooking(visitor, stay, { name: customer });
  const data = { paymentAction: "capture" };
  const charged = await admin.patch(`/api/bookings/${id}`, { data });
  expect(charged.status(), await charged.text()).toBe(200);
  await payDeposit(visitor, id);
  return { id, itemId };
}

/** Of a few values side by side. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await page
    .getByRole("group", { name: label, exact: true })
    .getByRole("button", { name: value, exact: true })
    .click();
}

/** Twenty megapixels of a camera, drawn by the browser: larger than what is sent. */
export async function takePhotograph(page: Page, words: string): Promise<void> {
  const before = await page.locator(".hand-over-picture").count();
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 4000, height: 3000 });
    const context = canvas.getContext("2d")!;
    for (let x = 0; x < 4000; x += 40)
      for (let y = 0; y < 3000; y += 60) {
        context.fillStyle = `hsl(${(x * y) % 360} 60% 50%)`;
        context.fillRect(x, y, 40, 60);
      }
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1]!;
  });
  const file = { name: "skada.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg, "base64") };
  await page
    .locator("#anmarkningar label", { hasText: "Fotografera" })
    .locator("input")
    .setInputFiles(file);
  await expect(page.locator(".hand-over-picture")).toHaveCount(before + 1);
  await page.locator(".hand-over-remarks input.field").last().fill(words);
}

/** As a finger does. */
export async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole("img", { name: "Skriv under här med fingret" });
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox())!;
  await page.mouse.move(x + 40, y + 90);
  await page.mouse.down();
  for (let step = 1; step < 20; step += 1)
    await page.mouse.move(x + 40 + step * 10, y + 90 + Math.sin(step) * 30);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Sudda" })).toBeVisible();
}

export async function fillVehicle(
  page: Page,
  { odometer, fuel }: { odometer: string; fuel: string },
): Promise<void> {
  await page.getByLabel("Mätarställning").fill(odometer);
  await choose(page, "Bränsle", fuel);
  await choose(page, "Gasol", "Full");
  await choose(page, "Färskvatten", "Full");
  await choose(page, "Gråvatten och toalett", "Tom");
  await page.getByRole("button", { name: "Resten ok" }).click();
}

export const sign = (page: Page): Locator =>
  page.getByRole("button", { name: "Signera och spara" });

/** Signs though something is not filled in, which is asked about. */
export async function signAnyway(page: Page): Promise<void> {
  await sign(page).click();
  const question = page.getByRole("alertdialog", { name: "Signera ändå?" });
  await expect(question).toContainText("Det här är inte ifyllt: ");
  await question.getByRole("button", { name: "Ja, signera" }).click();
}

/** What the office's frame says of what this phone has not sent. */
export const waitingLine = (page: Page): Locator => page.locator(".waiting-line");

type Kept = { kind: string; odometer: number | null; correctsId: number | null; remarks: object[] };

export async function protocolsOf(calls: APIRequestContext, id: number): Promise<Kept[]> {
  const answer = await calls.get(`/api/bookings/${id}/protocols`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Kept[];
}

/** What a page asks for by itself while there is no network. */
export const LOST = [
  "/api/user",
  "/api/office/today",
  "/api/oversight",
  "/api/settings/first-day",
  "/api/settings/left-to-set",
  "/api/settings/database-risks",
  "/api/dashboard",
  "/api/rental-items",
  "/api/rental-agreements",
  "/hand-over",
  "/protocols",
  "/protocol-files",
  "/settlement",
];

/** A phone whose storage can be told to be full. */
export function fillable(): void {
  type Put = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest<IDBValidKey>;
  const put = Reflect.get(IDBObjectStore.prototype, "put") as Put;
  IDBObjectStore.prototype.put = function putUnlessFull(...args) {
    if (sessionStorage.getItem("full")) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, args);
  };
}
