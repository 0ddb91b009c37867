import type { APIRequestContext, Page } from "@playwright/test";
import { startPostgres } from "#test/postgres-server.ts";
import { startBuiltShop } from "#test/started-shop.ts";
import { card } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import {
  aPaidStay,
  choose,
  drawSignature,
  fillVehicle,
  LOST,
  protocolsOf,
  sign,
  signAnyway,
  takePhotograph,
  waitingLine,
} from "./hand-over-steps.ts";

type Walk = { page: Page; admin: APIRequestContext; id: number };

/** The keys leave while there is no network: it goes in the middle, and what was signed waits for it. */
async function handOut({ page, admin, id }: Walk): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("link", { name: `Lämna ut, bokning #${id}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Utlämning" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Maja Storm" })).toBeVisible();
  await expect(page.getByText("Allt är betalt")).toBeVisible();
  await expect(page.getByText("Enhet 1", { exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await fillVehicle(page, { odometer: "48 120", fuel: "Full" });
  await page.context().setOffline(true);
  await takePhotograph(page, "Repa på vänster bakdörr");
  await choose(page, "Nycklar som lämnas ut", "2");
  await page.getByRole("button", { name: "Lägg till förare" }).click();
  await page.getByLabel("Förare 1", { exact: true }).fill("Maja Storm");
  await page.getByRole("button", { name: "Körkort sett" }).click();
  await drawSignature(page);
  await sign(page).click();
  await expect(page.getByText("Signerat och sparat på telefonen.")).toBeVisible();
  await expect(waitingLine(page)).toContainText("1 protokoll väntar på nät");
  expect(await protocolsOf(admin, id)).toEqual([]);
  await page.context().setOffline(false);
  await expect(waitingLine(page)).toHaveCount(0);
  await expect(page.getByText(/Enhet 1 lämnades ut .*sparat av admin\./)).toBeVisible();
  expect(await protocolsOf(admin, id)).toMatchObject([
    { kind: "out", odometer: 48_120, remarks: [{ text: "Repa på vänster bakdörr" }] },
  ]);
}

/** Everything stands beside how it left; what is new is told, and settled with the deposit. */
async function takeBack({ page, admin, id }: Walk): Promise<void> {
  await page.goto(`/admin/bookings/${id}/aterlamning`);
  await page.getByLabel("Mätarställning").fill("48 520");
  await expect(page.getByText(/400\skm körda sedan utlämningen/)).toBeVisible();
  await choose(page, "Bränsle", "⅝");
  await expect(page.getByText("Vid utlämningen: Full, 3 åttondelar mindre nu")).toBeVisible();
  await page.getByText("Fanns redan vid utlämningen (1)").click();
  await expect(page.getByText("Repa på vänster bakdörr")).toBeVisible();
  await takePhotograph(page, "Buckla i stötfångaren");
  await choose(page, "Nycklar tillbaka", "2");
  await page.getByRole("button", { name: "Resten ok" }).click();
  await expectAccessible(page);
  await drawSignature(page);
  await signAnyway(page);
  await expect(page.getByText(/Enhet 1 togs emot .*400\skm körda\./)).toBeVisible();
  expect((await protocolsOf(admin, id)).map(({ kind }) => kind)).toEqual(["back", "out"]);

  await page.getByRole("link", { name: "Till avräkningen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Avräkning" })).toBeVisible();
  await expect(page.getByText(/Deposition hos butiken: 5\s000\skr/)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  // Whatever is proposed: the damage is charged, and nothing else.
  for (;;) {
    const remove = page.getByRole("button", { name: /^Ta bort rad/ });
    if ((await remove.count()) === 0) break;
    await remove.first().click();
  }
  await page.getByRole("button", { name: "Lägg till rad" }).click();
  await page.getByLabel("Vad", { exact: true }).fill("Buckla i stötfångaren");
  await page.getByLabel("Belopp").fill("1 200");
  await page.getByRole("button", { name: "Skada", exact: true }).click();
  const said = /1\s200\skr av depositionen behålls och 3\s800\skr betalas tillbaka till kunden\./;
  await expect(page.locator(".settlement-sentence")).toHaveText(said);
  await page.getByRole("button", { name: "Gör avräkningen" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(said);
  await page.getByRole("button", { name: "Ja, gör avräkningen" }).click();
  await expect(page.getByText(/har behållits\. 3\s800\skr har betalats tillbaka\./)).toBeVisible();

  await page.getByRole("link", { name: "Till bokningen" }).click();
  const protocols = card(page, "Utlämning och återlämning");
  await expect(protocols.getByText("Ny skada: Buckla i stötfångaren")).toBeVisible();
  await expect(protocols.getByRole("img", { name: "Buckla i stötfångaren" })).toBeVisible();
  await expect(protocols.getByRole("link", { name: /^Protokollet som PDF/ })).toHaveCount(2);
  expect(await (await admin.get(`/api/bookings/${id}`)).json()).toMatchObject({
    status: "returned",
    depositKeptAmount: 1200,
  });
}

test("a motorhome goes out and comes back on a phone, with the network switched off in the middle", async ({
  page,
  request,
  admin,
  signIn,
  watch,
}) => {
  test.slow();
  for (const path of LOST) watch.expectLost(path);
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await aPaidStay(admin, request, "Protokollbilen");
  await signIn();
  await handOut({ page, admin, id });
  await takeBack({ page, admin, id });
  for (const size of [
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/admin/bookings/${id}/aterlamning`);
    await expect(page.getByRole("link", { name: "Till avräkningen" })).toBeVisible();
    await expectFits(page);
  }
});

test("the same on PostgreSQL", { tag: "@thorough" }, async ({ browser, playwright }) => {
  test.setTimeout(400_000);
  const postgres = await startPostgres();
  const shop = await startBuiltShop({
    environment: {
      DATABASE_URL: postgres.url,
      DEMO: "false",
      RATE_LIMIT_FACTOR: "100",
      CLOCK_START: "2027-03-01T09:00:00Z",
    },
  });
  const baseURL = shop.address;
  const admin = await playwright.request.newContext({ baseURL });
  const visitor = await playwright.request.newContext({ baseURL });
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  try {
    await admin.post("/api/login", { data: ADMIN });
    const { id } = await aPaidStay(admin, visitor, "Protokollbilen");
    const page = await phone.newPage();
    await page.request.post("/api/login", { data: ADMIN });
    await handOut({ page, admin, id });
    await takeBack({ page, admin, id });
  } finally {
    await phone.close();
    await admin.dispose();
    await visitor.dispose();
    await shop.stop();
    await postgres.stop();
  }
});

/** Counted on every page from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    window.addEventListener("pointerdown", () =>
      sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1)),
    ),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem("presses")));
}

/** What is pressed while somebody stands beside a vehicle, and is lower than a thumb is wide: itself and its label. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator(".hand-over :is(button, summary, input, textarea, a)").evaluateAll((all) =>
    all
      .map((one) => [one, ...((one as HTMLInputElement).labels ?? [])])
      .filter((parts) => parts.some((part) => part.checkVisibility()))
      .filter((parts) => parts.every((part) => part.getBoundingClientRect().height < 44))
      .map(([one]) => one!.outerHTML.slice(0, 80)),
  );
}

test(
  "from 'Idag' to signed is a few presses with one thumb: well under two minutes",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await aPaidStay(admin, request, "Snabba bilen");
    await signIn();
    const presses = await countPresses(page);
    await page.goto("/admin");
    await page.getByRole("link", { name: `Lämna ut, bokning #${id}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Utlämning" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Maja Storm" })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await fillVehicle(page, { odometer: "48 120", fuel: "Full" });
    await choose(page, "Nycklar som lämnas ut", "2");
    await page.getByRole("button", { name: "Lägg till förare" }).click();
    await page.getByLabel("Förare 1", { exact: true }).fill("Maja Storm");
    await page.getByRole("button", { name: "Körkort sett" }).click();
    await drawSignature(page);
    await sign(page).click();
    await expect(page.getByText(/Enhet 1 lämnades ut/)).toBeVisible();
    // The odometer and the driver's name are typed, everything else is pressed once.
    expect(await presses()).toBeLessThanOrEqual(12);
  },
);
