import { aBooking, anItem } from "./bookings-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

const SECTIONS = [
  "Idag",
  "Bokningar",
  "Kalender",
  "Utlämningar",
  "Kunder",
  "Objekt",
  "Rabattkoder",
  "Bokföring",
  "Konton",
  "Inställningar",
];

test.describe("on a computer", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the rail leads everywhere and stays while pages change, without the shop's header and footer", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto("/admin/bookings");
    const rail = page.getByRole("navigation", { name: "Kontoret", exact: true });
    await expect(rail.getByRole("link")).toHaveText(SECTIONS.map((name) => new RegExp(name)));
    await expect(rail.getByRole("link", { name: "Bokningar" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toHaveCount(0);
    await rail.evaluate((element) => element.setAttribute("data-same", "yes"));
    for (const [name, heading] of [
      ["Kalender", "Kalender"],
      ["Utlämningar", "Utlämningar och återlämningar"],
      ["Kunder", "Kunder"],
      ["Objekt", "Objekt"],
      ["Rabattkoder", "Rabattkoder"],
      ["Bokföring", "Bokföringssummering"],
      ["Konton", "Konton"],
      ["Inställningar", "Inställningar"],
    ] as const) {
      await rail.getByRole("link", { name }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      await expect(rail).toHaveAttribute("data-same", "yes");
      await expect(page.getByRole("main")).toBeFocused();
      await expectAccessible(page);
      await expectFits(page);
    }
  });

  test(
    "everything is found from anywhere by keyboard alone",
    { tag: "@thorough" },
    async ({ page, signIn }) => {
      await signIn();
      await page.goto("/admin/bookings");
      await page
        .getByRole("navigation", { name: "Kontoret", exact: true })
        .getByRole("link", { name: "Kalender" })
        .click();
      await expect(page.getByRole("grid")).toBeVisible();
      await page.keyboard.press("Control+k");
      const field = page.getByRole("combobox", {
        name: "Sök bokning, kund, objekt, kvitto eller sida",
      });
      await expect(field).toBeFocused();
      // The search lies over the page it was opened on, and goes with it.
      await page.goBack();
      await expect(page).toHaveURL("/admin/bookings");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole("grid")).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();
      await expect(page.getByRole("option").first()).toContainText("Idag");
      await field.fill("fjallripa");
      await expect(page.getByRole("option").first()).toContainText("Fjällripa 70");
      await expectAccessible(page);
      await field.press("Enter");
      await expect(page).toHaveURL(/\/admin\/rental-items\/1$/);

      await page.keyboard.press("/");
      await expect(field).toBeFocused();
      await field.fill("ingenting heter så");
      await expect(page.getByRole("status").filter({ hasText: "Inget hittades." })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(field).toHaveCount(0);

      await page.keyboard.press("g");
      await page.keyboard.press("f");
      await expect(page).toHaveURL(/\/admin\/accounting$/);
    },
  );

  test(
    "the keys are told at ?, and can be switched off",
    { tag: "@thorough" },
    async ({ page, signIn }) => {
      await signIn();
      await page.goto("/admin/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("?");
      const help = page.getByRole("dialog", { name: "Kortkommandon" });
      await expect(help).toContainText("Bokföring");
      await help.getByRole("switch", { name: "Kortkommandon utan Ctrl" }).click();
      await help.getByRole("button", { name: "Stäng" }).click();
      await page.keyboard.press("/");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeFocused();
    },
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "the bar has the four that matter, and 'Mer' the rest and the way out",
    { tag: "@thorough" },
    async ({ page, signIn }) => {
      await signIn();
      await page.goto("/admin/bookings");
      const bar = page.getByRole("navigation", { name: "Kontoret, snabbt" });
      await expect(bar.getByRole("link")).toHaveText(
        SECTIONS.slice(0, 4).map((name) => new RegExp(name)),
      );
      for (const link of await bar.getByRole("link").all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await bar.getByRole("link", { name: "Kalender" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Kalender" })).toBeVisible();
      await bar.getByRole("button", { name: "Mer" }).click();
      const more = page.getByRole("dialog", { name: "Mer" });
      for (const name of [
        "Kunder",
        "Objekt",
        "Rabattkoder",
        "Bokföring",
        "Konton",
        "Inställningar",
        "Konto",
        "Till butiken",
      ])
        await expect(more.getByRole("link", { name, exact: true })).toBeVisible();
      await expectAccessible(page);
      await more.getByRole("link", { name: "Inställningar" }).click();
      await expect(page).toHaveURL(/\/admin\/settings$/);
      await expect(more).toHaveCount(0);
      await expectFits(page);
      await bar.getByRole("button", { name: "Mer" }).click();
      await more.getByRole("button", { name: "Sök" }).click();
      await page.getByRole("combobox").fill("kajak");
      await page.getByRole("option").filter({ hasText: "Utrustning" }).first().click();
      await expect(page).toHaveURL(/\/admin\/rental-items\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
});

const PAGES = [
  "/admin",
  "/admin/bookings",
  "/admin/calendar",
  "/admin/booking-timeline",
  "/admin/customers",
  "/admin/rental-items",
  "/admin/rental-items/1",
  "/admin/accounting",
  "/admin/settings",
  "/admin/tracking-settings",
];

for (const [name, viewport] of [
  ["on a computer", { width: 1280, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
] as const)
  test(
    `a newcomer finds bookings, calendar, an item's price and the books from any page within two presses ${name}`,
    { tag: "@thorough" },
    async ({ page, request, admin, signIn, watch }) => {
      test.slow();
      const itemId = await anItem(admin, `Vägvisarbilen ${name}`);
      const stay = { itemId, startDate: "2027-08-20", endDate: "2027-08-22", price: 2000 };
      const id = await aBooking(request, stay);
      await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "capture" } });
      watch.expectStatus(404, "/admin/finns-inte");
      await page.setViewportSize(viewport);
      await signIn();
      const ofOneBooking = [`/admin/bookings/${id}`, `/admin/receipts/${id}`];
      for (const path of [...PAGES, ...ofOneBooking, "/admin/finns-inte"])
        for (const [section, found] of [
          ["Bokningar", page.getByRole("heading", { name: "Alla bokningar" })],
          ["Kalender", page.getByRole("grid")],
          [
            "Objekt",
            page
              .getByRole("table", { name: "Uthyrningsobjekt" })
              .getByText(/\d\skr$/)
              .first(),
          ],
          ["Bokföring", page.getByRole("heading", { name: "Bokföringssummering" })],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          const link = page
            .getByRole("navigation", { name: /^Kontoret/ })
            .getByRole("link", { name: section, exact: true });
          const presses = (await link.isVisible())
            ? [link]
            : [
                page.getByRole("button", { name: "Mer", exact: true }),
                page.getByRole("dialog", { name: "Mer" }).getByRole("link", { name: section }),
              ];
          for (const press of presses) await press.click();
          await expect(found, `${section} from ${path}`).toBeInViewport();
        }
    },
  );
