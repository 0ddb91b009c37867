import { readFileSync } from "node:fs";
import { aBooking, anItem, payDeposit } from "./bookings-steps.ts";
import { capture } from "./accounting-steps.ts";
import { CARD, fillCard } from "./checkout-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";
import { anAddon, openOwnPage, OWN_LINK, part, steps } from "./own-page-steps.ts";

const STAY = { startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };

test.use({ viewport: { width: 390, height: 844 } });

test("a customer who waits for an answer reads where the booking stands, prints it and cancels for nothing", async ({
  page,
  admin,
  shop,
}) => {
  test.slow();
  const itemId = await anItem(admin, "Väntande bilen");
  const id = await aBooking(admin, { itemId, ...STAY });
  await openOwnPage(page, shop, id);
  await expect(page.getByRole("heading", { level: 1, name: "Väntande bilen" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "2 000 kr är reserverat på ditt kort. Inget dras förrän vi har godkänt bokningen.",
  );
  await expect(steps(page).getByRole("listitem")).toContainText([
    "Bokad, klart",
    "Godkänd av oss, nästa stegVi hör av oss med e-post",
    "Deposition, senare5 000 kr",
    "Hämtning, senaremåndag 5 juli 2027 kl. 15:00",
    "Återlämning, senareonsdag 7 juli 2027 kl. 12:00",
  ]);
  await expectFits(page);
  await expectAccessible(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`Bokning #${id}, 5–7 juli 2027`)).toBeVisible();
  await expect(part(page, "Hämtning och återlämning")).toBeVisible();
  // What was given is read on paper, and nothing asks to be typed there.
  const details = part(page, "Dina uppgifter");
  await expect(details.getByText("070-123 45 67")).toBeVisible();
  await expect(details.getByText("Storgatan 1, 852 30 Sundsvall")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(part(page, "Ändra datum och tillval")).toBeHidden();
  await expect(page.getByRole("button", { name: "Skriv ut" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Avbokningen kostar ingenting. 2 000 kr släpps på ditt kort.",
  );
  await expectAccessible(page);
  // Whoever presses twice cancels once.
  await question.getByRole("button", { name: "Avboka", exact: true }).dblclick();
  await expect(page.getByText("Du avbokade bokningen den 1 mars 2027.")).toBeVisible();
  await expect(question).toHaveCount(0);
  // All of the page is another one by now, and the button was far below its heading.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(steps(page).getByRole("listitem")).toContainText(["Bokad, klart", "Avbokad, klart"]);
  await expect(page.getByRole("button", { name: "Avboka bokningen" })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});

test("a customer mends their address, moves the stay, pays the difference and finds the way back", async ({
  page,
  admin,
  shop,
}) => {
  test.slow();
  const itemId = await anItem(admin, "Sommarkajaken", {
    type: "equipment",
    heroText: "Ut på sjön",
  });
  const id = await aBooking(admin, { itemId, ...STAY });
  await capture(admin, id);
  await openOwnPage(page, shop, id);
  await expect(page.getByText("Bokningen är godkänd och allt är klart. Välkommen!")).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  const details = part(page, "Dina uppgifter");
  await details.getByLabel("Ort").fill("Åre");
  await details.getByRole("button", { name: "Spara uppgifterna" }).click();
  await expect(page.getByText("Uppgifterna är sparade").first()).toBeVisible();

  const change = part(page, "Ändra datum och tillval");
  await change.getByLabel("Återlämning").fill("2027-07-06");
  await expect(change.getByRole("alert")).toHaveText(
    "Du kan flytta eller förlänga bokningen här, men inte korta den. Hör av dig till oss om du vill hyra kortare tid.",
  );
  await expectAccessible(page);
  await change.getByLabel("Återlämning").fill("2027-07-08");
  await expect(change.getByRole("status")).toHaveText(
    "Hämtning måndag 5 juli 2027 kl. 15:00, återlämning torsdag 8 juli 2027 kl. 12:00. Du betalar 1 000 kr till. Hela priset går från 2 000 kr till 3 000 kr. Vi mejlar dig en länk för att betala.",
  );
  await expect(change).toContainText("du kan inte korta hyran själv efteråt");
  await expectFits(page);
  await change.getByRole("button", { name: "Ändra bokningen" }).click();
  await expect(page.locator(".toast")).toContainText(
    "Du betalar 1 000 kr till. Vi har mejlat dig en länk för att betala.",
  );
  await expect(page.getByRole("main")).toContainText(
    "Bokningen är godkänd. 1 000 kr återstår att betala.",
  );

  await page.getByRole("link", { name: "Betala 1 000 kr" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Betala din bokning" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Fri avbokning till 5 juni");
  // Where the card provider's script runs, nothing leads to the key.
  const seen = await page.evaluate(() =>
    [document.documentElement.outerHTML, document.referrer, document.cookie]
      .concat(JSON.stringify(sessionStorage), JSON.stringify(localStorage))
      .join(),
  );
  expect(seen).not.toMatch(/min-bokning\/[\w-]{22}/);
  await fillCard(page, CARD.good);
  await page.getByRole("button", { name: "Betala 1 000 kr" }).click();
  await expect(page.getByRole("heading", { name: "Tack för din betalning!" })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till din bokning" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sommarkajaken" })).toBeVisible();
  await expect(page.getByText("Bokningen är godkänd och allt är klart. Välkommen!")).toBeVisible();
  await expect(part(page, "Pris och betalning")).toContainText("Betalt3 000 kr");
  await expect(details.getByLabel("Ort")).toHaveValue("Åre");
  await expect(part(page, "Hämtning och återlämning")).toContainText("torsdag 8 juli");

  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Avbokningen kostar ingenting. 3 000 kr betalas tillbaka till dig.",
  );
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Du avbokade bokningen den");
  await expect(part(page, "Det här får du tillbaka")).toContainText(
    "Vi har betalat tillbaka 3 000 kr. Det brukar ta 5–10 bankdagar innan pengarna syns på kontot.",
  );
  await expect(page.getByRole("link", { name: "Lägg in i kalendern" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Avboka bokningen" })).toBeHidden();
  await expectFits(page);
  await expectAccessible(page);
});

test(
  "a customer who was to pay later pays from their page all the same, though no link was sent",
  { tag: "@thorough" },
  async ({ page, admin, shop }) => {
    test.slow();
    const itemId = await anItem(admin, "Senarekajaken", { type: "equipment" });
    const id = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, id);
    const { version } = (await (await admin.get(`/api/bookings/${id}`)).json()) as {
      version: number;
    };
    const data = { endDate: "2027-07-08", version, money: "later" };
    const changed = await admin.post(`/api/bookings/${id}/changes`, { data });
    expect(changed.ok(), await changed.text()).toBe(true);
    await openOwnPage(page, shop, id);
    await expect(page.getByRole("main")).toContainText(
      "Bokningen är godkänd. 1 000 kr återstår att betala.",
    );
    const todo = part(page, "Att göra");
    await expect(todo).toContainText(
      "Du betalar med kort. Har vi kommit överens om att du betalar på plats går det lika bra.",
    );
    await expectFits(page);
    await expectAccessible(page);
    await todo.getByRole("button", { name: "Betala 1 000 kr" }).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: "Betala din bokning" })).toBeVisible();
    await fillCard(page, CARD.good);
    await page.getByRole("button", { name: "Betala 1 000 kr" }).click();
    await expect(page.getByRole("heading", { name: "Tack för din betalning!" })).toBeVisible();
    await page.getByRole("link", { name: "Till din bokning" }).click();
    await expect(
      page.getByText("Bokningen är godkänd och allt är klart. Välkommen!"),
    ).toBeVisible();
  },
);

test(
  "extras are added by keyboard, never below what is booked, and what there is too little of is told",
  { tag: "@thorough" },
  async ({ page, admin, shop }) => {
    test.slow();
    const itemId = await anItem(admin, "Tillvalsbilen");
    const kayak = await anItem(admin, "Reservkajaken", { type: "equipment", quantity: 1 });
    const linen = await anAddon(admin, itemId, {
      name: "Sängkläder",
      price: 200,
      allowQuantitySelect: true,
    });
    await anAddon(admin, itemId, { name: "Slutstädning", price: 995 });
    await anAddon(admin, itemId, {
      name: "Kajak",
      price: 300,
      allowQuantitySelect: true,
      linkedItemId: kayak,
    });
    const stay = { itemId, ...STAY, price: 2400 };
    const id = await aBooking(admin, stay, {}, [{ id: linen, quantity: 2 }]);
    await capture(admin, id);
    await openOwnPage(page, shop, id);
    const change = part(page, "Ändra datum och tillval");
    await change.getByText("Lägg till tillval").focus();
    await page.keyboard.press("Enter");
    const booked = change.getByRole("checkbox", { name: /^Sängkläder/ });
    await expect(booked).toBeChecked();
    await expect(booked).toBeDisabled();
    await expect(change).toContainText("2 st ingår i bokningen, fler kostar 200 kr styck");
    await expect(change.getByRole("button", { name: "Minska antal Sängkläder" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expectFits(page);
    await expectAccessible(page);
    await change.getByRole("button", { name: "Öka antal Sängkläder" }).focus();
    await page.keyboard.press("Enter");
    await expect(change.getByRole("status").last()).toHaveText(
      "Du betalar 200 kr till. Hela priset går från 2 400 kr till 2 600 kr. Vi mejlar dig en länk för att betala.",
    );
    await change.getByRole("checkbox", { name: /^Kajak/ }).focus();
    await page.keyboard.press("Space");
    await expect(change).toContainText("Bara 1 kvar de här dagarna");
    await change.getByRole("checkbox", { name: /^Slutstädning/ }).focus();
    await page.keyboard.press("Space");
    await expect(change.getByRole("status").last()).toContainText("Du betalar 1 495 kr till.");
    await change.getByRole("button", { name: "Ändra bokningen" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".toast")).toContainText("Du betalar 1 495 kr till.");
    await expect(part(page, "Hämtning och återlämning")).toContainText(
      "Sängkläder (3 st), Kajak, Slutstädning",
    );
    // The only one is with this booking now: there is none to be had on other days either, if somebody has it then.
    await aBooking(admin, {
      itemId: kayak,
      startDate: "2027-07-12",
      endDate: "2027-07-14",
      price: 2000,
    });
    await change.getByLabel("Hämtning").fill("2027-07-12");
    await change.getByLabel("Återlämning").fill("2027-07-14");
    await expect(change.getByRole("alert")).toContainText("Kajak");
    await expectFits(page);
    await expectAccessible(page);
  },
);

test("close to the stay cancelling has a price, and the deposit goes back in full", async ({
  page,
  admin,
  shop,
}) => {
  test.slow();
  const itemId = await anItem(admin, "Snara bilen");
  const stay = { startDate: "2027-03-20", endDate: "2027-03-22", price: 2000 };
  const id = await aBooking(admin, { itemId, ...stay });
  await capture(admin, id);
  await openOwnPage(page, shop, id);
  await expect(page.getByRole("link", { name: "Betala depositionen, 5 000 kr" })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await payDeposit(admin, id);
  await page.reload();
  await expect(part(page, "Avboka")).toContainText("senast 6 mars 2027: du får tillbaka 50 % av");
  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "1 000 kr betalas tillbaka till dig. 1 000 kr behåller vi enligt avbokningsreglerna. Depositionen, 5 000 kr, betalas tillbaka. Dagarna blir lediga för andra, och det går inte att ångra.",
  );
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect(part(page, "Det här får du tillbaka")).toContainText(
    "Vi har betalat tillbaka 1 000 kr.",
  );
  await expect(
    part(page, "Pris och betalning").getByRole("link", {
      name: /^Kreditkvitto 2027-\d+, 2 000 kr$/,
    }),
  ).toHaveCount(1);
  await expectFits(page);
  await expectAccessible(page);
});

test(
  "an agreement that nobody has accepted is read and accepted on the page",
  { tag: "@thorough" },
  async ({ page, admin, shop }) => {
    const itemId = await anItem(admin, "Avtalsbilen");
    const { price: _price, ...stay } = STAY;
    const booked = await admin.post("/api/office/bookings", {
      data: {
        key: crypto.randomUUID(),
        rentalItemId: itemId,
        ...stay,
        customer: { name: "Nils Lind", email: "nils@example.com" },
        payment: { kind: "later" },
      },
    });
    expect(booked.status(), await booked.text()).toBe(201);
    await openOwnPage(page, shop, ((await booked.json()) as { id: number }).id);
    await expect(page.getByRole("link", { name: "Läs och godkänn hyresavtalet" })).toBeVisible();
    const agreement = part(page, "Hyresavtal");
    await expect(agreement.getByRole("button", { name: "Godkänn hyresavtalet" })).toBeDisabled();
    await expectFits(page);
    await expectAccessible(page);
    await agreement.getByLabel("Jag har läst och godkänner hyresvillkoren").check();
    await agreement.getByRole("button", { name: "Godkänn hyresavtalet" }).click();
    await expect(page.getByText("Tack, hyresavtalet är godkänt").first()).toBeVisible();
    await expect(agreement).toContainText("Du godkände ”Hyresvillkor” den 1 mars 2027");
    await expect(page.getByRole("link", { name: "Läs och godkänn hyresavtalet" })).toHaveCount(0);
  },
);

test(
  "the calendar's file and the receipt open from the page",
  { tag: "@thorough" },
  async ({ page, admin, shop }) => {
    const itemId = await anItem(admin, "Kvittobilen");
    const id = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, id);
    await openOwnPage(page, shop, id);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Lägg in i kalendern" }).click();
    const file = readFileSync(await (await download).path(), "utf8");
    expect(file).toContain("SUMMARY:Hämta Kvittobilen");
    expect(file).toContain("DTSTART;TZID=Europe/Stockholm:20270705T150000");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: /^Kvitto 2027-\d+, 2 000 kr$/ }).click();
    const receipt = await opened;
    await expect(receipt.locator("body")).toContainText("Kvittobilen");
    await expect(receipt.locator("body")).toContainText("2 000");
    await expectAccessible(receipt);
    await receipt.evaluate(() => (window.print = () => (document.title = "Utskrivet")));
    await receipt.getByRole("button", { name: "Skriv ut" }).click();
    await expect(receipt).toHaveTitle("Utskrivet");
    await receipt.emulateMedia({ media: "print" });
    await expect(receipt.getByRole("button", { name: "Skriv ut" })).toBeHidden();
    await expect(receipt.getByRole("link", { name: "Till din bokning" })).toBeHidden();
    await receipt.emulateMedia({ media: "screen" });
    await receipt.getByRole("link", { name: "Till din bokning" }).click();
    await expect(receipt.getByRole("heading", { level: 1, name: "Kvittobilen" })).toBeVisible();
  },
);

test("a link that was exchanged opens nothing, and a lost one is mailed anew", async ({
  page,
  admin,
  shop,
  watch,
}) => {
  test.slow();
  watch.expectStatus(404, "");
  const itemId = await anItem(admin, "Bortappade bilen");
  const id = await aBooking(admin, { itemId, ...STAY });
  const old = await linkInMail(shop.dataDir, OWN_LINK, id);
  const renewed = await admin.post(`/api/bookings/${id}/own-page-link`);
  expect(renewed.status()).toBe(200);
  await page.goto(old);
  await expect(page.getByRole("heading", { name: "Länken gäller inte" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Bokningsnummer").fill(`#${id}`);
  await page.getByLabel("E-post").fill("anna@example.com");
  await page.getByRole("button", { name: "Mejla mig länken" }).click();
  const sent = page.getByRole("status").filter({ hasText: "Titta i din e-post" });
  await expect(sent).toContainText(`#${id} och adressen anna@example.com`);
  await expectFits(page);
  await page.getByRole("button", { name: "Ändra uppgifterna" }).click();
  await expect(page.getByLabel("E-post")).toHaveValue("anna@example.com");
  const anew = await linkInMail(shop.dataDir, OWN_LINK, { about: id, except: old });
  await page.goto(anew);
  await expect(page.getByRole("heading", { level: 1, name: "Bortappade bilen" })).toBeVisible();
});
