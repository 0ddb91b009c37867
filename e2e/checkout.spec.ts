import type { Locator, Page } from "@playwright/test";
import {
  acceptTerms,
  bank,
  bankButton,
  bookingsOf,
  CARD,
  cardNumber,
  comeToPayment,
  CUSTOMER,
  dayButton,
  expectThanks,
  fillCard,
  fillDetails,
  openCheckout,
  payButton,
  payWith,
  summary,
  thanks,
  toast,
  toPayment,
} from "./checkout-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

// With what fades and slides, as most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Keeps what the advertising tags of a page are told, whatever is loaded anew. */
async function listenToTags(page: Page): Promise<unknown[][]> {
  const told: unknown[][] = [];
  await page.exposeFunction("tellTest", (...args: unknown[]) => void told.push(args));
  await page.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest: (...args: unknown[]) => void };
    Object.assign(window, {
      fbq: (...args: unknown[]) => tellTest("fbq", ...args),
      gtag: (...args: unknown[]) => tellTest("gtag", ...args),
    });
  });
  return told;
}

async function chooseStay(page: Page): Promise<void> {
  await page.goto("/p/fjallripa-70");
  await dayButton(page, "2027-04-20").click();
  await dayButton(page, "2027-04-23").click();
  const panel = page.getByRole("region", { name: "Boka ditt äventyr" });
  await panel.getByRole("checkbox", { name: /^Sänglinnepaket/ }).check();
  await panel.getByRole("button", { name: "Öka antal sänglinnepaket" }).click();
  await expect(page.getByRole("region", { name: "Pris" })).toContainText("6 975 kr");
  await panel.getByRole("button", { name: "Fortsätt till bokning" }).click();
}

test("a family books a motorhome with its card, is thanked, and the nights are theirs", async ({
  page,
}) => {
  const told = await listenToTags(page);
  await chooseStay(page);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slutför din bokning");
  await expect(page).toHaveTitle("Slutför din bokning | Norrvidd");
  const booked = summary(page);
  await expect(booked).toContainText("Fjällripa 70");
  await expect(booked).toContainText("tisdag 20 april, kl. 16:00");
  await expect(booked).toContainText("fredag 23 april, kl. 11:00");
  await expect(booked).toContainText("3 nätter");
  await expect(booked).toContainText("Sänglinnepaket (2 st)");
  await expect(booked).toContainText("6 975 kr");
  await expect(booked).toContainText("inkl. moms och grundförsäkring");
  await expect(booked).toContainText("varav moms 25 %: 1 395 kr");

  await fillDetails(page);
  await page.getByLabel("Reseinfo").fill("Två vuxna och två barn till Abisko.");
  await acceptTerms(page).check();
  await expectAccessible(page);
  await toPayment(page).click();

  await expect(page.getByRole("heading", { name: "Betala för din bokning" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeHidden();
  await expect(page.getByRole("timer")).toContainText(
    /Vi håller nätterna åt dig i (20:00|19:\d\d)/,
  );
  await expect(payButton(page)).toHaveText("Betala och boka 6 975 kr");
  await fillCard(page, CARD.good);
  await expectAccessible(page);

  // The answer waits until the first message has been read.
  let letThrough = () => {};
  const isRead = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/api/bookings", async (route) => {
    await isRead;
    await route.continue();
  });
  await payButton(page).click();
  await expect(toast(page, "Betalning auktoriserad")).toContainText(
    "Pengarna dras först när vi har godkänt bokningen.",
  );
  letThrough();
  await expect(toast(page, "Bokning skickad")).toContainText(
    "Vi behandlar din bokning. Beloppet är reserverat på ditt kort.",
  );

  const id = await expectThanks(page);
  expect(id).toBeGreaterThanOrEqual(1_000_000);
  await expectThankYouPage(page, id);
  const purchase = { value: 6975, currency: "SEK" };
  const once = [
    ["fbq", "track", "Purchase", purchase, { eventID: String(id) }],
    ["gtag", "event", "purchase", { ...purchase, transaction_id: String(id) }],
  ];
  expect(told).toEqual(once);

  await page.reload();
  await expectThankYouPage(page, id);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Slutför din bokning" })).toBeVisible();
  await expect(page.getByText("Du har nyss bokat de här dagarna.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Visa bokningen" }).click();
  await expectThankYouPage(page, id);
  expect(told).toEqual(once);

  await page.goto("/p/fjallripa-70");
  for (const [date, label] of [
    ["2027-04-20", "tisdag 20 april, fullt"],
    ["2027-04-22", "torsdag 22 april, fullt"],
    ["2027-04-23", "fredag 23 april, ledig, möjlig startdag, 2\u00a0195\u00a0kr per natt"],
  ] as const)
    await expect(dayButton(page, date)).toHaveAttribute("aria-label", label);
});

async function expectThankYouPage(page: Page, id: number): Promise<void> {
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle("Tack för din bokning! | Norrvidd");
  const booked = page.getByRole("region", { name: "Din bokning" });
  await expect(booked).toContainText(`Bokningsnummer#${id}`);
  await expect(booked).toContainText("ProduktFjällripa 70");
  await expect(booked).toContainText("Hämtning2027-04-20 (tisdag 20 april)");
  await expect(booked).toContainText("Återlämning2027-04-23 (fredag 23 april)");
  await expect(booked).toContainText("Reserverat belopp6 975 kr");
  await expect(
    booked.getByRole("heading", { name: "Betalningen är bara reserverad" }),
  ).toBeVisible();
  await expect(booked).toContainText(
    "Pengarna dras från ditt kort först när vi har godkänt bokningen.",
  );
}

test("a declined card and a no to the bank are told under the form, nothing is booked, and who then approves is booked", async ({
  page,
  watch,
  admin,
}) => {
  const stay = { slug: "hoga-kusten-platis", startDate: "2027-05-03", endDate: "2027-05-05" };
  await comeToPayment(page, stay);
  watch.expectStatus(402, "/confirm");
  await payWith(page, CARD.declined);
  const problem = page.getByRole("alert");
  await expect(problem).toHaveText("Kortet nekades. Prova ett annat kort eller kontakta din bank.");
  await expect(problem).toBeFocused();
  const [message, button] = [await problem.boundingBox(), await payButton(page).boundingBox()];
  const form = await cardNumber(page).boundingBox();
  expect(message!.y).toBeGreaterThan(form!.y);
  expect(message!.y).toBeLessThan(button!.y);
  await expect(payButton(page)).toBeEnabled();
  expect(await bookingsOf(admin, stay)).toEqual([]);
  await expectAccessible(page);

  await payWith(page, CARD.asksTheBank);
  await expect(bank(page)).toBeVisible();
  await expect(bank(page).locator("iframe").contentFrame().getByRole("heading")).toContainText(
    "2 790 kr",
  );
  await expectAccessible(page);
  await bankButton(page, "Avbryt").click();
  await expect(problem).toHaveText(
    "Betalningen godkändes inte hos banken. Försök igen eller använd ett annat kort.",
  );
  await expect(bank(page)).toHaveCount(0);
  expect(await bookingsOf(admin, stay)).toEqual([]);

  await payWith(page, CARD.asksTheBank);
  await bankButton(page, "Godkänn").click();
  const id = await expectThanks(page);
  expect(await bookingsOf(admin, stay)).toEqual([id]);
});

/** Goes forward with the tab key, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test(
  "the whole way is gone on a phone with nothing but the keyboard",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = { slug: "kanadensare", startDate: "2027-05-03", endDate: "2027-05-05" };
    await page.setViewportSize({ width: 390, height: 844 });
    await openCheckout(page, stay);
    for (const [label, value] of Object.entries(CUSTOMER)) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(value);
    }
    await tabTo(page, acceptTerms(page));
    await page.keyboard.press("Space");
    await tabTo(page, toPayment(page));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Betala för din bokning" })).toBeFocused();
    await expect(payButton(page)).toBeEnabled();
    for (const [label, value] of [
      ["Kortnummer", "4242424242424242"],
      ["Utgångsdatum (MM / ÅÅ)", "1234"],
      ["Säkerhetskod (CVC)", "123"],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(value);
    }
    await tabTo(page, payButton(page));
    await page.keyboard.press("Enter");
    const id = await expectThanks(page);
    expect(await bookingsOf(admin, stay)).toEqual([id]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
