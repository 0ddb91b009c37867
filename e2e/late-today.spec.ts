import { expect, expectAccessible, test } from "./fixtures.ts";
import { openShop } from "./opened-shop.ts";

test(
  "late in the evening nothing is said to be free today, and today cannot be chosen",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    // A second shop is opened for it.
    test.slow();
    watch.expectStatus(400, "/api/calculate-booking-price");
    // 23:17 in Sweden.
    const late = await openShop({ CLOCK_START: "2027-03-01T22:17:00Z" });
    await page.goto(`${late.address}/hyr-husbil`);
    await expect(page.getByText(/ledig från/).first()).toBeVisible();
    await expect(page.getByText("ledig i dag")).toHaveCount(0);

    await page.goto(`${late.address}/p/havskajak`);
    const today = page.locator('[data-day="2027-03-01"]');
    await expect(today).toHaveAttribute(
      "aria-label",
      "måndag 1 mars, i dag, dagens hämtning kl. 14:00 har passerat",
    );
    await expect(page.locator('[data-day="2027-03-02"]')).toHaveAttribute(
      "aria-label",
      "tisdag 2 mars, ledig, möjlig startdag",
    );
    await expectAccessible(page);

    const item = await page.request.get(`${late.address}/api/rental-items/slug/havskajak`);
    const { id } = (await item.json()) as { id: number };
    await page.goto(`${late.address}/booking?itemId=${id}&startDate=2027-03-01&endDate=2027-03-03`);
    await expect(
      page
        .getByRole("main")
        .getByText(
          "Dagens hämtning var klockan 14:00 och har passerat. Välj ett startdatum från och med i morgon.",
        ),
    ).toBeVisible();
    await page.goto("about:blank");
    await late.stop();
  },
);
