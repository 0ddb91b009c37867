import type { Page } from "@playwright/test";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import {
  aPaidStay,
  choose,
  drawSignature,
  fillable,
  LOST,
  protocolsOf,
  sign,
  signAnyway,
  takePhotograph,
  waitingLine,
} from "./hand-over-steps.ts";
import { signInAs } from "./timeline-steps.ts";

const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page, watch }) => {
  await page.setViewportSize(PHONE);
  for (const path of LOST) watch.expectLost(path);
});

const out = (id: number) => `/admin/bookings/${id}/utlamning`;
const odometer = (page: Page) => page.getByLabel("Mätarställning");

/** What is kept on the phone, by what it is. */
function keptOnPhone(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("norrvidd-hand-over");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("no database")));
    });
    const counts: Record<string, number> = {};
    for (const name of database.objectStoreNames)
      counts[name] = await new Promise((resolve) => {
        const counting = database.transaction(name).objectStore(name).count();
        counting.addEventListener("success", () => resolve(counting.result));
      });
    database.close();
    return counts;
  });
}

test(
  "a browser that is killed while somebody types has everything when it is opened again",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Dödade bilen");
    await signIn();
    const killed = await page.context().newPage();
    await killed.setViewportSize(PHONE);
    await killed.goto(out(id));
    await odometer(killed).fill("51 000");
    await choose(killed, "Bränsle", "¾");
    await takePhotograph(killed, "Stenskott");
    await drawSignature(killed);
    await expect.poll(() => keptOnPhone(killed)).toMatchObject({ drafts: 1, files: 2 });
    const remark = killed.getByLabel("Anmärkning 1", { exact: true });
    const typing = remark.pressSequentially(" i vindrutan, längst ner", { delay: 40 });
    await expect(remark).toHaveValue(/ i vind/);
    await killed.close({ runBeforeUnload: false });
    await typing.catch(() => undefined);

    await page.goto(out(id));
    await expect(odometer(page)).toHaveValue("51 000");
    await expect(page.getByLabel("Anmärkning 1", { exact: true })).toHaveValue(/^Stenskott i /);
    await expect(page.locator(".hand-over-picture img")).toHaveAttribute(
      "src",
      /^data:image\/jpeg/,
    );
    await expect(page.getByRole("img", { name: "Underskrift av Maja Storm" })).toBeVisible();
    await signAnyway(page);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([{ kind: "out", odometer: 51_000 }]);
    await expect.poll(() => keptOnPhone(page)).toMatchObject({ drafts: 0, files: 0, protocols: 0 });
  },
);

test("what was signed without network is sent by a page that is opened later, once", async ({
  page,
  request,
  admin,
  signIn,
  watch,
}) => {
  const { id } = await aPaidStay(admin, request, "Väntande bilen");
  await signIn();
  // The page of the day comes ahead of the way back to it; what stands below it does not.
  for (const code of [".js", ".css"]) watch.expectLost(code);
  const ahead = page.waitForResponse((answer) => answer.url().endsWith("/api/dashboard"));
  await page.goto(out(id));
  await ahead;
  await odometer(page).fill("60 000");
  await page.getByLabel("Kunden är inte på plats").check();
  await page.context().setOffline(true);
  await signAnyway(page);
  await expect(waitingLine(page)).toContainText("1 protokoll väntar på nät");
  await page.getByRole("link", { name: "Till Idag" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Idag/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Maja Storm" }).first()).toBeVisible();
  await waitingLine(page).getByRole("button", { name: "Visa" }).click();
  const shown = page.getByRole("dialog", { name: "Inte skickat än" });
  await expect(shown).toContainText("Maja Storm");
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Försök skicka nu" }).click();
  await expect(waitingLine(page)).toContainText("väntar på nät");
  const context = page.context();
  await page.goto("about:blank");
  await context.setOffline(false);
  // Two pages of one phone, opened at the same time.
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([one.goto("/admin"), other.goto("/admin/bookings")]);
  await expect.poll(async () => (await protocolsOf(admin, id)).length).toBe(1);
  await expect(waitingLine(one)).toHaveCount(0);
  await expect(waitingLine(other)).toHaveCount(0);
  expect(await protocolsOf(admin, id)).toHaveLength(1);
});

test(
  "whose session has ended signs in on the spot, and nothing is lost",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn, watch }) => {
    const { id } = await aPaidStay(admin, request, "Utloggade bilen");
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("70 000");
    await takePhotograph(page, "Repa");
    await drawSignature(page);
    await page.context().clearCookies();
    watch.expectSignedOut();
    await signAnyway(page);
    await expect(page.getByText("Skickas när du har loggat in igen.")).toBeVisible();
    await expect(waitingLine(page)).toContainText("1 protokoll väntar på att du loggar in igen");
    await page.getByRole("button", { name: "Logga in igen" }).click();
    await page.getByLabel("Lösenord").fill(ADMIN.password);
    await page.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(waitingLine(page)).toHaveCount(0);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([{ odometer: 70_000 }]);
  },
);

test("of two phones that sign the same hand-over the second is told, and loses nothing", async ({
  page,
  browser,
  request,
  admin,
  signIn,
  watch,
  baseURL,
}) => {
  test.slow();
  const { id } = await aPaidStay(admin, request, "Dubbla bilen");
  const phone = await browser.newContext({ baseURL: baseURL!, viewport: PHONE });
  const colleague = await phone.newPage();
  await signInAs(colleague, admin, "staff");
  await signIn();
  for (const one of [page, colleague]) await one.goto(out(id));
  await odometer(page).fill("80 001");
  await odometer(colleague).fill("80 000");
  for (const one of [page, colleague]) await one.getByLabel("Kunden är inte på plats").check();
  await page.context().setOffline(true);
  await signAnyway(page);
  await expect(waitingLine(page)).toContainText("väntar på nät");
  await signAnyway(colleague);
  await expect(colleague.getByText(/lämnades ut/)).toBeVisible();
  watch.expectStatus(409, `/api/bookings/${id}/protocols`);
  await page.context().setOffline(false);
  await expect(waitingLine(page)).toContainText("1 protokoll behöver ett beslut");
  await expect(page.locator(".problem-note").first()).toContainText("staff-");
  await expect(page.getByText("Det du har fyllt i finns kvar på telefonen")).toBeVisible();
  await page.getByRole("button", { name: "Kasta", exact: true }).click();
  await page.getByRole("button", { name: "Ja, kasta" }).click();
  await expect(page.getByText("Säkert?")).toBeVisible();
  await page.getByRole("button", { name: "Behåll" }).click();
  await page.getByRole("button", { name: "Skicka som rättelse" }).click();
  await expect(waitingLine(page)).toHaveCount(0);
  const kept = await protocolsOf(admin, id);
  expect(kept.map((one) => one.odometer)).toEqual([80_001, 80_000]);
  expect(kept[0]?.correctsId).not.toBeNull();
  await phone.close();
});

test(
  "where the phone's storage is full it says so, keeps what is entered, and sends it all the same",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    await page.addInitScript(fillable);
    const { id } = await aPaidStay(admin, request, "Fulla bilen");
    await signIn();
    await page.goto(out(id));
    await page.evaluate(() => sessionStorage.setItem("full", "yes"));
    await odometer(page).fill("90 000");
    const told = page.getByText("Telefonens lagring är full.");
    await expect(told).toBeVisible();
    await takePhotograph(page, "Repa");
    await page.getByRole("button", { name: "Ta bort fotografi 1 av anmärkning 1" }).click();
    await expect(page.locator(".hand-over-picture")).toHaveCount(0);
    await expect(odometer(page)).toHaveValue("90 000");
    await expectAccessible(page);
    await page.evaluate(() => sessionStorage.removeItem("full"));
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(told).toHaveCount(0);
    await expect.poll(() => keptOnPhone(page)).toMatchObject({ drafts: 1 });
    await page.evaluate(() => sessionStorage.setItem("full", "yes"));
    await drawSignature(page);
    await signAnyway(page);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([{ odometer: 90_000 }]);
  },
);

test(
  "what was signed on a full phone that is killed before it was sent is signed anew, and kept once",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Överfulla bilen");
    await signIn();
    const killed = await page.context().newPage();
    await killed.setViewportSize(PHONE);
    await killed.addInitScript(fillable);
    await killed.goto(out(id));
    await odometer(killed).fill("91 000");
    await killed.getByLabel("Kunden är inte på plats").check();
    await expect.poll(() => keptOnPhone(killed)).toMatchObject({ drafts: 1 });
    await killed.evaluate(() => sessionStorage.setItem("full", "yes"));
    await killed.context().setOffline(true);
    await signAnyway(killed);
    await expect(killed.getByText("Signerat, men det finns bara i den här sidan")).toBeVisible();
    await expect(killed.getByText("Signerat och sparat på telefonen.")).toHaveCount(0);
    await expect.poll(() => keptOnPhone(killed)).toMatchObject({ drafts: 1, protocols: 0 });
    await killed.close({ runBeforeUnload: false });

    await page.context().setOffline(false);
    await page.goto(out(id));
    await expect(odometer(page)).toHaveValue("91 000");
    await expect(page.getByLabel("Kunden är inte på plats")).toBeChecked();
    await signAnyway(page);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([{ odometer: 91_000 }]);
    await expect.poll(() => keptOnPhone(page)).toMatchObject({ drafts: 0, protocols: 0 });
  },
);

test(
  "a browser that keeps nothing, as in a private window, hands over all the same",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    const { id } = await aPaidStay(admin, request, "Privata bilen");
    await signIn();
    await page.goto(out(id));
    await expect(page.getByText("Webbläsaren sparar inget på telefonen just nu")).toBeVisible();
    await odometer(page).fill("10 000");
    await page.getByLabel("Kunden är inte på plats").check();
    await signAnyway(page);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([{ odometer: 10_000 }]);
  },
);

test(
  "signing out empties the phone, and nobody else sees what was begun",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Tömda bilen");
    await signIn();
    await page.goto(out(id));
    await odometer(page).fill("20 000");
    await expect.poll(() => keptOnPhone(page)).toMatchObject({ drafts: 1 });

    // Another signs in on the same phone without the first having signed out.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await signInAs(page, admin, "staff");
    await page.goto(out(id));
    await expect(odometer(page)).toHaveValue("");
    await odometer(page).fill("1");
    await expect.poll(() => keptOnPhone(page)).toMatchObject({ drafts: 2 });

    await page.goto("about:blank");
    await page.context().clearCookies();
    await signIn();
    await page.goto(out(id));
    await expect(odometer(page)).toHaveValue("20 000");
    // Until the office has come to rest, today's hand-overs read ahead: nothing is asked for while one leaves.
    const readAhead = page.waitForResponse((answer) => answer.url().includes("/hand-over?"));
    await page.goto("/admin");
    await readAhead;
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Mer" }).click();
    await page.getByRole("button", { name: "Logga ut" }).click();
    const asked = page.getByRole("dialog", { name: "Logga ut ändå?" });
    await expect(asked).toContainText("ett påbörjat protokoll");
    await asked.getByRole("button", { name: "Stanna inloggad" }).click();
    await expect(asked).toHaveCount(0);
    await page.getByRole("button", { name: "Mer" }).click();
    await page.getByRole("button", { name: "Logga ut" }).click();
    await asked.getByRole("button", { name: "Logga ut och kasta" }).click();
    await expect(page).toHaveURL(/\/$/);
    // What the colleague began is theirs.
    await expect.poll(() => keptOnPhone(page)).toMatchObject({ drafts: 1, files: 0, protocols: 0 });
  },
);

test("what was handed out on the wrong booking is annulled on the phone, and goes out again later", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const { id } = await aPaidStay(admin, request, "Förväxlade bilen");
  await signIn();
  await page.goto(out(id));
  await odometer(page).fill("30 000");
  await page.getByLabel("Kunden är inte på plats").check();
  await signAnyway(page);
  await expect(page.getByText(/lämnades ut/)).toBeVisible();

  await page.getByRole("button", { name: "Makulera utlämningen" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Behåll" }).click();
  await expect(page.getByLabel("Varför?")).toHaveCount(0);
  await page.getByRole("button", { name: "Makulera utlämningen" }).click();
  await page.getByLabel("Varför?").fill("Fel bokning");
  await page.getByRole("button", { name: "Makulera utlämningen" }).dblclick();
  await expect(page.getByText("Utlämningen är makulerad", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}`));
  const card = page.getByRole("region", { name: "Utlämning och återlämning" });
  await expect(card.getByText(/^Makulerad: utlämnad/)).toBeVisible();
  await expect(card.getByText("Fel bokning")).toBeVisible();
  await expect(card.getByText("Makulerad: gäller inte.")).toBeVisible();

  await card.getByRole("link", { name: "Lämna ut" }).click();
  await expect(odometer(page)).toHaveValue("");
  await odometer(page).fill("30 100");
  await page.getByLabel("Kunden är inte på plats").check();
  await signAnyway(page);
  await expect(page.getByText(/lämnades ut/)).toBeVisible();
  const signed = await protocolsOf(admin, id);
  expect(signed.map((one) => [one.odometer, one.correctsId === null])).toEqual([
    [30_100, true],
    [30_000, false],
    [30_000, true],
  ]);
});

test(
  "a tap is no signature, and what is drawn is whole when the phone is turned",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id } = await aPaidStay(admin, request, "Vridna bilen");
    await signIn();
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await page.goto(out(id));
    await odometer(page).fill("33 000");
    const pad = page.getByRole("img", { name: "Skriv under här med fingret" });
    await pad.scrollIntoViewIfNeeded();
    await pad.click();
    await expect(page.getByText("En prick räcker inte")).toBeVisible();
    await expect(sign(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Sudda" }).click();
    // From end to end of the wide sheet: more than fits when the phone is upright.
    const { x, y, width } = (await pad.boundingBox())!;
    await page.mouse.move(x + 20, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + width - 20, y + 40, { steps: 20 });
    await page.mouse.move(x + width - 20, y + 150, { steps: 10 });
    await page.mouse.up();
    await expect(sign(page)).toBeVisible();
    await page.setViewportSize(PHONE);
    // Where the line turns down at its end is still on the sheet.
    const inkAtEnd = () =>
      pad.evaluate((canvas: HTMLCanvasElement) => {
        const { width: wide, height } = canvas;
        const from = Math.round(wide * 0.8);
        const { data } = canvas.getContext("2d")!.getImageData(from, 0, wide - from, height);
        const rows: number[] = [];
        for (let at = 0; at < data.length; at += 4)
          if (data[at]! < 128) rows.push(Math.floor(at / 4 / (wide - from)) / height);
        return rows.length > 0 ? Math.max(...rows) : 0;
      });
    await expect(async () => expect(await inkAtEnd()).toBeGreaterThan(0.3)).toPass();
    await expect(page.getByRole("button", { name: "Sudda" })).toBeVisible();
  },
);
