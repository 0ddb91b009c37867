import { aBooking, anItem } from "./bookings-steps.ts";
import { capture, refund } from "./accounting-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, takenOver, test } from "./fixtures.ts";
import { anAddon, openOwnPage, part } from "./own-page-steps.ts";

const STAY = { startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };
const UNREACHED = "Det gick inte att nå butiken. Kontrollera din uppkoppling och försök igen.";

test.use({ viewport: { width: 390, height: 844 } });

test(
  "in two tabs the second is told what the first has done, with the right sum and what was typed",
  { tag: "@thorough" },
  async ({ page, context, admin, shop, watch }) => {
    test.slow();
    watch.expectStatus(409, "/cancel");
    const itemId = await anItem(admin, "Dubbelbilen");
    const id = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, id);
    const link = await openOwnPage(page, shop, id);
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(link);
    const moved = part(other, "Ändra datum och tillval");
    await moved.getByLabel("Återlämning").fill("2027-07-08");
    await moved.getByRole("button", { name: "Ändra bokningen" }).click();
    await expect(part(other, "Hämtning och återlämning")).toContainText("torsdag 8 juli");

    // The first tab knows of nothing; what is typed there is priced by the booking as it is now.
    const change = part(page, "Ändra datum och tillval");
    await change.getByLabel("Återlämning").fill("2027-07-09");
    await expect(page.locator(".toast")).toContainText("Bokningen har ändrats");
    await expect(change.getByRole("status")).toContainText("Du betalar 1 000 kr till.");
    await expect(change.getByLabel("Återlämning")).toHaveValue("2027-07-09");
    await expect(part(page, "Hämtning och återlämning")).toContainText("torsdag 8 juli");

    await page.getByRole("button", { name: "Avboka bokningen" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("2 000 kr betalas tillbaka till dig.");
    await refund(admin, id, 500);
    await question.getByRole("button", { name: "Avboka", exact: true }).click();
    await expect(question).toContainText(
      "Det som betalas tillbaka är nu 1 500 kr. Se efter att det stämmer och avboka sedan igen.",
    );
    await expect(question).toContainText("1 500 kr betalas tillbaka till dig.");
    await expectFits(page);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Avboka", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("Du avbokade bokningen den");
  },
);

test(
  "what the shop has cancelled meanwhile is told, and the page no longer says that it waits",
  { tag: "@thorough" },
  async ({ page, admin, shop, watch }) => {
    const itemId = await anItem(admin, "Inställda bilen");
    const id = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, id);
    const link = await openOwnPage(page, shop, id);
    const details = part(page, "Dina uppgifter");
    await details.getByLabel("Ort").fill("Åre");
    expect(
      (await admin.patch(`/api/bookings/${id}`, { data: { status: "cancelled" } })).status(),
    ).toBe(200);
    watch.expectStatus(409, new URL(link).pathname.replace("/min-bokning", ""));
    await details.getByRole("button", { name: "Spara uppgifterna" }).click();
    await expect(page.locator(".toast")).toContainText("Uppgifterna går inte att ändra längre.");
    await expect(page.getByRole("main")).toContainText("Vi avbokade bokningen den");
    await expect(details.getByRole("button", { name: "Spara uppgifterna" })).toHaveCount(0);
    await expectFits(page);
  },
);

test(
  "without network nothing that is typed or chosen is lost, and one press goes on where it stopped",
  { tag: "@thorough" },
  async ({ page, context, admin, shop, watch }) => {
    test.slow();
    const itemId = await anItem(admin, "Funkbilen");
    await anAddon(admin, itemId, { name: "Slutstädning", price: 995 });
    const id = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, id);
    await openOwnPage(page, shop, id);
    const change = part(page, "Ändra datum och tillval");
    await change.getByText("Lägg till tillval").click();
    watch.expectLost("");
    await takenOver(page);
    await context.setOffline(true);
    await change.getByLabel("Återlämning").fill("2027-07-08");
    await expect(change.getByRole("alert")).toContainText(UNREACHED);
    await change.getByRole("checkbox", { name: /^Slutstädning/ }).check();
    await expect(change.getByRole("alert")).toContainText(UNREACHED);
    await expectFits(page);
    await expectAccessible(page);
    await context.setOffline(false);
    await change.getByRole("button", { name: "Försök igen" }).click();
    const price = change.getByRole("status").filter({ hasText: "Du betalar 1 995 kr till." });
    await expect(price).toBeVisible();
    await context.setOffline(true);
    await change.getByRole("button", { name: "Ändra bokningen" }).click();
    await expect(change.getByRole("alert")).toContainText(UNREACHED);
    await expect(change.getByLabel("Återlämning")).toHaveValue("2027-07-08");
    await expect(change.getByRole("checkbox", { name: /^Slutstädning/ })).toBeChecked();

    const drivers = part(page, "Förare");
    await drivers.getByLabel("Körkort sedan").fill("2009-06");
    await drivers.getByRole("button", { name: "Spara förare" }).click();
    await expect(drivers.getByRole("alert")).toContainText(UNREACHED);
    await expect(drivers.getByLabel("Körkort sedan")).toHaveValue("2009-06");

    await context.setOffline(false);
    await drivers.getByRole("button", { name: "Spara förare" }).click();
    await expect(drivers.getByRole("listitem")).toHaveText(["Anna Berg, körkort sedan juni 2009"]);
    // What was chosen beside it is priced anew by itself.
    await expect(price).toBeVisible();
    await change.getByRole("button", { name: "Ändra bokningen" }).click();
    await expect(part(page, "Hämtning och återlämning")).toContainText("torsdag 8 juli 2027");
    await expect(part(page, "Hämtning och återlämning")).toContainText("Slutstädning");

    const pay = part(page, "Att göra").getByRole("link", { name: "Betala 1 995 kr" });
    await expect(pay).toBeVisible();
  },
);

test(
  "an agreement and a payment that no network carried are said to be undone, and done by the next press",
  { tag: "@thorough" },
  async ({ page, context, admin, shop, watch }) => {
    const itemId = await anItem(admin, "Avtalskajaken", { type: "equipment" });
    const { price: _price, ...stay } = STAY;
    const data = {
      key: crypto.randomUUID(),
      rentalItemId: itemId,
      ...stay,
      customer: { name: "Nils Lind", email: "nils@example.com" },
      payment: { kind: "later" },
    };
    const booked = await admin.post("/api/office/bookings", { data });
    expect(booked.status(), await booked.text()).toBe(201);
    await openOwnPage(page, shop, ((await booked.json()) as { id: number }).id);
    const agreement = part(page, "Hyresavtal");
    const todo = part(page, "Att göra");
    await agreement.getByLabel("Jag har läst och godkänner hyresvillkoren").check();
    watch.expectLost("");
    await takenOver(page);
    await context.setOffline(true);
    await agreement.getByRole("button", { name: "Godkänn hyresavtalet" }).click();
    await expect(agreement.getByRole("alert")).toContainText(UNREACHED);
    await todo.getByRole("button", { name: "Betala 2 000 kr" }).click();
    await expect(todo.getByRole("alert")).toContainText(UNREACHED);
    await expectFits(page);
    await context.setOffline(false);
    await expect(agreement.getByLabel("Jag har läst och godkänner hyresvillkoren")).toBeChecked();
    await agreement.getByRole("button", { name: "Godkänn hyresavtalet" }).click();
    await expect(page.getByText("Tack, hyresavtalet är godkänt").first()).toBeVisible();
    await todo.getByRole("button", { name: "Betala 2 000 kr" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Betala din bokning" })).toBeVisible();
  },
);

test(
  "a lost link is asked for again where the network failed, once however often one presses",
  { tag: "@thorough" },
  async ({ page, context, watch }) => {
    await page.goto("/min-bokning");
    await page.getByLabel("Bokningsnummer").fill("#1234567");
    await page.getByLabel("E-post").fill("anna@example.com");
    watch.expectLost("");
    await takenOver(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Mejla mig länken" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(UNREACHED);
    await expect(page.getByLabel("Bokningsnummer")).toHaveValue("#1234567");
    await expect(page.getByLabel("E-post")).toHaveValue("anna@example.com");
    await expectFits(page);
    await expectAccessible(page);
    await context.setOffline(false);
    let asked = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/api/my-booking/find", async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    const again = page.getByRole("button", { name: "Försök igen" });
    await again.dblclick();
    await expect(page.getByRole("button", { name: "Skickar…" })).toBeVisible();
    letGo();
    await expect(page.getByRole("status").filter({ hasText: "Titta i din e-post" })).toBeVisible();
    expect(asked).toBe(1);
  },
);
