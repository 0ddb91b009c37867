import type { APIRequestContext, Page } from "@playwright/test";
import { aBooking, anItem } from "./bookings-steps.ts";
import {
  acceptTerms,
  CARD,
  expectThanks,
  fillDetails,
  payButton,
  payWith,
  thanks,
  toPayment,
} from "./checkout-steps.ts";
import { expect } from "./fixtures.ts";
import { linkInMail } from "./outbox.ts";

type Walk = {
  page: Page;
  admin: APIRequestContext;
  dataDir: string;
  /** Called on each page when it is whole, with what it is called. */
  look: (name: string) => Promise<void>;
};

const STAY = { startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
const PLAIN_PAGES = [
  "/",
  "/about",
  "/hyr-husbil",
  "/hyr-husbil/sundsvall",
  "/hyr-husbil/timra",
  "/bokningsvillkor",
  "/integritet",
  "/angra",
  "/auth",
  "/registrera",
  "/glomt-losenord",
  "/finns-inte",
];

/** Comes to every page that a visitor may see, as a visitor would. */
export async function walkPublicPages(walk: Walk): Promise<void> {
  await plainPages(walk);
  await chooseAStay(walk, "havskajak");
  await checkOut(walk);
  await chooseAStay(walk, "midnattssol-66");
  await mailedLinks(walk);
}

async function plainPages({ page, look }: Walk): Promise<void> {
  for (const path of PLAIN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await look(path);
  }
}

/** The first days that can be had, with an extra. */
async function chooseAStay({ page, look }: Walk, slug: string): Promise<void> {
  await page.goto(`/p/${slug}`);
  await expect(page.locator("[data-offered]").first()).toBeVisible();
  await look(`/p/${slug}`);
  await page.locator("[data-offered]").first().click();
  await expect(page.getByText("Välj nu sista dagen.").first()).toBeVisible();
  await look(`/p/${slug}, a start chosen`);
  while ((await page.locator("[data-offered]").count()) === 0)
    await page.getByRole("button", { name: "Nästa månad" }).click();
  await page.locator("[data-offered]").first().click();
  await page.locator(".addon-label input").first().check();
  await expect(page.locator(".stay-foot strong")).toBeVisible();
  await look(`/p/${slug}, a stay chosen`);
}

async function checkOut({ page, look }: Walk): Promise<void> {
  await page.getByRole("button", { name: "Fortsätt till bokning" }).click();
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await look("checkout, details");
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).click();
  await expect(payButton(page)).toBeEnabled();
  await look("checkout, payment");
  await payWith(page, CARD.good);
  await expect(thanks(page)).toBeVisible();
  await expectThanks(page);
  await look("thank you");
}

async function mailedLinks({ page, admin, dataDir, look }: Walk): Promise<void> {
  const itemId = await anItem(admin, "Husbilen med det långa namnet som ingen kortar av");
  const id = await aBooking(admin, { itemId, ...STAY });
  await page.goto(`/deposit-payment/${id}`);
  await expect(page.getByRole("button", { name: /^Betala 5/ })).toBeEnabled();
  await look("deposit");
  await page.goto("/deposit-payment/999999");
  await expect(page.getByText("Bokning hittades inte")).toBeVisible();
  await look("deposit of no booking");

  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "void" } });
  await admin.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } });
  const sendLink = async () => {
    const answer = await admin.post(`/api/bookings/${id}/payment-link`);
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await sendLink();
  await page.goto(await linkInMail(dataDir, /\/betala\/[\w-]{43}/, id));
  await expect(page.getByRole("button", { name: /^(Godkänn|Betala) \d/ })).toBeEnabled();
  await look("pay again");
  await sendLink();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Det finns en nyare länk" })).toBeVisible();
  await look("an older link");
}
