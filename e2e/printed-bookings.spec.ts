import { aBooking, anItem } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";

test("the list of bookings is printed also by who has looked at an item before", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const itemId = await anItem(admin, "Utskriftsbilen");
  const id = await aBooking(request, {
    itemId,
    startDate: "2027-06-01",
    endDate: "2027-06-03",
    price: 2000,
  });
  await signIn();
  await page.goto("/p/havskajak");
  await expect(page.locator("[data-offered]").first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
  await page.getByRole("link", { name: "Bokningar", exact: true }).first().click();
  const link = page.getByRole("link", { name: `Öppna bokning #${id}` });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(link).toBeVisible();
});
