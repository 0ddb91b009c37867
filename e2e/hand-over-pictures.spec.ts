import { Buffer } from "node:buffer";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  aPaidStay,
  drawSignature,
  LOST,
  protocolsOf,
  sign,
  signAnyway,
  takePhotograph,
  waitingLine,
} from "./hand-over-steps.ts";

test.beforeEach(async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of LOST) watch.expectLost(path);
});

const out = (id: number) => `/admin/bookings/${id}/utlamning`;
const odometer = (page: Page) => page.getByLabel("Mätarställning");
const remark = (page: Page) => page.getByLabel("Anmärkning 1", { exact: true });

/** A phone that has to think over each picture. */
function slow(): void {
  type ToBlob = (this: HTMLCanvasElement, done: BlobCallback, ...how: unknown[]) => void;
  const toBlob = Reflect.get(HTMLCanvasElement.prototype, "toBlob") as ToBlob;
  HTMLCanvasElement.prototype.toBlob = function toBlobLater(done, ...how) {
    toBlob.call(this, (blob) => setTimeout(() => done(blob), 3000), ...how);
  };
}

async function addPicture(page: Page): Promise<void> {
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    return canvas.toDataURL("image/jpeg").split(",")[1]!;
  });
  const file = { name: "mer.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg, "base64") };
  await page
    .locator("#anmarkningar label", { hasText: "Bild till" })
    .locator("input")
    .setInputFiles(file);
}

/** Under the first, so that it is another drawing. */
async function drawOneMoreStroke(page: Page): Promise<void> {
  const pad = page.getByRole("img", { name: "Skriv under här med fingret" });
  const { x, y } = (await pad.boundingBox())!;
  await page.mouse.move(x + 40, y + 130);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 130, { steps: 5 });
  await page.mouse.up();
}

/** Those that are photographs, or those that are drawn. */
function losePictures(page: Page, type: string): Promise<void> {
  return page.evaluate(
    (lost) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("norrvidd-hand-over");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const losing = opening.result.transaction("files", "readwrite");
          const reading = losing.objectStore("files").openCursor();
          reading.addEventListener("success", () => {
            const { result: at } = reading;
            if (!at) return;
            if ((at.value as { blob: Blob }).blob.type === lost) at.delete();
            at.continue();
          });
          losing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    type,
  );
}

test(
  "what is signed has the photograph and the stroke that the phone was still at",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    await page.addInitScript(slow);
    const { id } = await aPaidStay(admin, request, "Långsamma bilen");
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("41 000");
    await takePhotograph(page, "Repa");
    await drawSignature(page);
    await expect(sign(page)).toBeVisible();
    await page.context().setOffline(true);
    await addPicture(page);
    await drawOneMoreStroke(page);
    await sign(page).click();
    await expect(page.getByText("Sparar bilden…")).toBeVisible();
    const question = page.getByRole("alertdialog", { name: "Signera ändå?" });
    await question.getByRole("button", { name: "Ja, signera" }).click();
    await expect(waitingLine(page)).toContainText("1 protokoll väntar på nät");
    await page.context().setOffline(false);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    const files = [expect.any(String), expect.any(String)];
    expect(await protocolsOf(admin, id)).toMatchObject([
      { odometer: 41_000, remarks: [{ text: "Repa", files }] },
    ]);
  },
);

test(
  "a photograph that the phone is still at is there for whoever left its page and comes back",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    await page.addInitScript(slow);
    const { id } = await aPaidStay(admin, request, "Brådskande bilen");
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("43 000");
    await takePhotograph(page, "Repa");
    await addPicture(page);
    await page.locator(".hand-over-back").click();
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
    await page.goBack();
    await expect(page.locator(".hand-over-picture")).toHaveCount(2);
    await expect(remark(page)).toHaveValue("Repa");
    await odometer(page).fill("43 001");
    await page.reload();
    await expect(page.locator(".hand-over-picture")).toHaveCount(2);
    await expect(odometer(page)).toHaveValue("43 001");
  },
);

test(
  "of what was signed and has lost a picture nothing else is lost",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Glömska bilen");
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("42000");
    await takePhotograph(page, "Repa på vänster sida");
    await drawSignature(page);
    await page.context().setOffline(true);
    await signAnyway(page);
    await expect(waitingLine(page)).toContainText("1 protokoll väntar på nät");
    await losePictures(page, "image/jpeg");
    await page.context().setOffline(false);
    await expect(waitingLine(page)).toContainText("1 protokoll behöver ett beslut");
    await expect(page.getByText("Telefonen har inte kvar en av bilderna.")).toBeVisible();
    await page.getByRole("button", { name: "Öppna igen" }).click();
    await expect(waitingLine(page)).toHaveCount(0);
    await expect(odometer(page)).toHaveValue("42000");
    await expect(remark(page)).toHaveValue("Repa på vänster sida");
    await expect(page.locator(".hand-over-picture")).toHaveCount(0);
    // It is kept as a draft is, and signed by the customer anew.
    await page.reload();
    await expect(odometer(page)).toHaveValue("42000");
    await expect(sign(page)).toHaveCount(0);
    await addPicture(page);
    await expect(page.locator(".hand-over-picture")).toHaveCount(1);
    await drawSignature(page);
    await signAnyway(page);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([
      {
        odometer: 42_000,
        remarks: [{ text: "Repa på vänster sida", files: [expect.any(String)] }],
      },
    ]);
  },
);
