import { capture } from "./accounting-steps.ts";
import { aBooking, anItem } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { walkOfficePages } from "./office-walk.ts";
import { enlargeLetters, expectReadable } from "./readable.ts";

const STAY = { startDate: "2027-03-10", endDate: "2027-03-12", price: 2000 };

for (const { name, width, isEnlarged } of [
  { name: "on the narrowest phone", width: 320, isEnlarged: false },
  { name: "on a phone with letters twice the size", width: 390, isEnlarged: true },
])
  test(`every page of the office can be read and used ${name}, without scrolling sideways`, async ({
    page,
    admin,
    signIn,
  }) => {
    // A dozen pages.
    test.setTimeout(120_000);
    const itemId = await anItem(admin, "Husbilen med det långa namnet");
    const bookingId = await aBooking(admin, { itemId, ...STAY });
    await capture(admin, bookingId);
    await signIn();
    // So high that the days of the timeline are drawn which stand far below.
    await page.setViewportSize({ width, height: 6000 });
    if (isEnlarged) await enlargeLetters(page);
    const look = (what: string) => expectReadable(page, what);
    await walkOfficePages({ page, itemId, bookingId, look });

    await page.setViewportSize({ width, height: 844 });
    for (const view of ["week", "month"]) {
      await page.goto(`/admin/calendar?view=${view}`);
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      await expectFits(page);
    }
    const logo = page.getByRole("banner").getByRole("link", { name: "Norrvidd" });
    const lines = await logo.evaluate((link) => {
      const letters = document.createRange();
      letters.selectNodeContents(link);
      return letters.getClientRects().length;
    });
    expect(lines, "the shop's name stands on one line").toBe(1);
  });
