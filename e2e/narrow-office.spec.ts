import { capture } from "./accounting-steps.ts";
import { aBooking, anItem, card, openMore, payDeposit } from "./bookings-steps.ts";
import { expectFits } from "./fits.ts";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { walkOfficePages } from "./office-walk.ts";
import { enlargeLetters, expectReadable } from "./readable.ts";

const STAY = { startDate: "2027-03-10", endDate: "2027-03-12", price: 2000 };

// Each page is read as a screen reader does once, on the narrowest phone.
for (const { name, width, isEnlarged, tag } of [
  { name: "on the narrowest phone", width: 320, isEnlarged: false, tag: [] },
  {
    name: "on a phone with letters twice the size",
    width: 390,
    isEnlarged: true,
    tag: "@thorough",
  },
])
  test(
    `every page of the office can be read and used ${name}, without scrolling sideways`,
    { tag },
    async ({ page, admin, signIn }) => {
      // A dozen pages.
      test.setTimeout(300_000);
      const itemId = await anItem(admin, "Husbilen med det långa namnet");
      const bookingId = await aBooking(admin, { itemId, ...STAY });
      await capture(admin, bookingId);
      await signIn();
      // So high that the days of the timeline are drawn which stand far below.
      await page.setViewportSize({ width, height: 6000 });
      if (isEnlarged) await enlargeLetters(page);
      const look = async (what: string) => {
        await expectReadable(page, what);
        if (!isEnlarged) await expectAccessible(page);
      };
      await walkOfficePages({ page, itemId, bookingId, look });

      await page.setViewportSize({ width, height: 844 });
      for (const view of ["week", "month"]) {
        await page.goto(`/admin/calendar?view=${view}`);
        await expect(page.getByRole("rowheader").first()).toBeVisible();
        await expectFits(page);
      }
      const bar = page.getByRole("navigation", { name: "Kontoret, snabbt" });
      const names = bar.getByRole("listitem").locator("a > span:first-of-type");
      const tooWide = await names.evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().width > one.parentElement!.clientWidth)
          .map((one) => one.textContent),
      );
      expect(tooWide, "each name fits its place in the bar").toEqual([]);
    },
  );

/** Every button of a dialog can be pressed without looking for it: none is cut off, or below the edge. */
async function expectWithinReach(page: Page, dialog: Locator, name: string): Promise<void> {
  await expect(dialog).toBeVisible();
  // It rises into its place.
  await dialog.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const outside = await dialog.evaluate((box) =>
    [...box.querySelectorAll(".edit-buttons button")]
      .map((button) => ({ said: button.textContent, place: button.getBoundingClientRect() }))
      .filter(
        ({ place: { left, right, top, bottom } }) =>
          left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight,
      )
      .map(({ said }) => said),
  );
  expect(outside, name).toEqual([]);
  await expectReadable(page, name);
}

for (const { name, width, height, isEnlarged } of [
  { name: "on the narrowest phone", width: 320, height: 640, isEnlarged: false },
  { name: "on a phone with letters twice the size", width: 390, height: 844, isEnlarged: true },
])
  test(
    `the dialogs about money keep their buttons within reach ${name}`,
    { tag: "@thorough" },
    async ({ page, admin, signIn }) => {
      const itemId = await anItem(admin, "Husbilen med det långa namnet");
      const paid = await aBooking(admin, { itemId, ...STAY });
      await capture(admin, paid);
      await payDeposit(admin, paid);
      const unpaid = await aBooking(admin, { itemId, ...STAY }, { email: "bo@example.com" });
      for (const data of [{ paymentAction: "void" }, { status: "confirmed" }])
        await admin.patch(`/api/bookings/${unpaid}`, { data });
      await signIn();
      await page.setViewportSize({ width, height });
      if (isEnlarged) await enlargeLetters(page);
      for (const [id, where, button] of [
        [unpaid, "Betalning", "Registrera betalning"],
        [unpaid, "Betalning", "Be om kortet igen"],
        [paid, "Betalning", "Betala tillbaka"],
        [paid, "Deposition", "Återbetala depositionen"],
      ] as const) {
        await page.goto(`/admin/bookings/${id}`);
        await card(page, where).getByRole("button", { name: button }).click();
        await expectWithinReach(page, page.getByRole("dialog"), button);
      }
      await page.goto(`/admin/bookings?q=${paid}&payment=to-give-back`);
      const filter = page.getByLabel("Betalning", { exact: true });
      await expect(filter).toHaveValue("to-give-back");
      const isWhole = await filter.evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = font;
        const said = select.selectedOptions[0]!.label;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(said).width <= room;
      });
      expect(isWhole, "the filter can be read whole").toBe(true);
      await page.goto(`/admin/bookings?q=${paid}`);
      await openMore(page, paid);
      await page.getByRole("button", { name: `Ta bort bokning #${paid}` }).click();
      await expectWithinReach(page, page.getByRole("alertdialog"), "Ta bort");
    },
  );

test(
  "a name without a space does not make a booking wider than a phone",
  { tag: "@thorough" },
  async ({ page, admin, signIn }) => {
    const itemId = await anItem(admin, "Husbilen");
    const name = `Wolfeschlegelstein${"hausenbergerdorff".repeat(3)}`.slice(0, 62);
    const id = await aBooking(admin, { itemId, ...STAY }, { name });
    await signIn();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/admin/bookings/${id}`);
      await expect(page.getByText(name).first()).toBeVisible();
      await expectFits(page);
    }
  },
);
