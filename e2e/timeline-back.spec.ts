import { aBooking, anItem } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";
import { PATH } from "./timeline-steps.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test(
  "who opens a booking far down the month and goes back stands where they left",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const itemId = await anItem(admin, "Månadsbilen");
    const ids: number[] = [];
    const travelInfo = "Vi kommer sent. ".repeat(20);
    for (const day of [11, 13, 15, 17, 19, 21, 23, 25]) {
      const nights = { startDate: `2027-11-${day}`, endDate: `2027-11-${day + 1}`, price: 1000 };
      ids.push(await aBooking(request, { itemId, ...nights }, { travelInfo }));
    }
    await signIn();
    await page.goto(`${PATH}?view=month&day=2027-11-01`);
    const link = page.getByRole("link", { name: `Bokning #${ids[5]}` }).first();
    // By the wheel, as a finger does: every day above is seen on the way.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(link).toBeInViewport({ timeout: 100 });
    }).toPass({ timeout: 30_000 });
    await link.evaluate((one) => one.scrollIntoView({ block: "center" }));
    const top = async () => (await link.boundingBox())?.y ?? NaN;
    const left = await top();
    await link.click();
    await expect(page).toHaveURL(`/admin/bookings/${ids[5]}`);
    await expect(page.getByRole("heading", { name: `Bokning #${ids[5]}` })).toBeVisible();
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(200);
  },
);
