import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, inOwnShop } from "./fixtures.ts";

const test = inOwnShop();

test.use({ viewport: { width: 390, height: 844 }, ownShop: "saved-over" });
test.beforeEach(async ({ signIn }) => signIn());

const closed = (date: string) => ({ date, closed: true });
const days = (page: Page) => page.getByRole("region", { name: "Avvikande dagar" });
const REFUSED = "De avvikande dagarna har ändrats sedan du öppnade sidan. Inget har sparats över.";

test(
  "closed days of two windows: the later one is asked, and nothing is lost meanwhile",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/settings/shop");
    const stored = async () => {
      const { opening } = await (await admin.get("/api/settings/shop")).json();
      return (opening.exceptions as { date: string }[]).map(({ date }) => date);
    };
    const colleague = (...dates: string[]) =>
      admin.patch("/api/settings/shop", { data: { opening: { exceptions: dates.map(closed) } } });
    await page.goto("/admin/settings/hours");
    await days(page).getByRole("button", { name: "Lägg till dagar" }).click();
    await days(page).getByLabel("Första dagen").fill("2027-12-24");
    await colleague("2027-06-06");
    await days(page).getByRole("button", { name: "Spara" }).click();
    await expect(days(page)).toContainText(REFUSED);
    await expect(days(page).getByLabel("Första dagen")).toHaveValue("2027-12-24");
    expect(await stored()).toEqual(["2027-06-06"]);
    await expectFits(page);
    await expectAccessible(page);

    await days(page).getByRole("button", { name: "Visa det som är sparat" }).click();
    await expect(days(page).getByLabel("Första dagen")).toHaveValue("2027-06-06");
    await expect(days(page)).not.toContainText("har ändrats");
    await days(page).getByRole("button", { name: "Lägg till dagar" }).click();
    await days(page).getByLabel("Första dagen").last().fill("2027-12-24");
    await days(page).getByRole("button", { name: "Spara" }).click();
    await expect(days(page)).toContainText("Sparat");
    expect(await stored()).toEqual(["2027-06-06", "2027-12-24"]);

    // What a colleague has saved since is not what 'Ångra' is about.
    await colleague("2027-06-06", "2027-12-24", "2027-12-31");
    await days(page).getByRole("button", { name: "Ångra" }).click();
    await expect(page.getByText(REFUSED, { exact: true })).toBeVisible();
    await expect(days(page)).not.toContainText("Sparat");
    expect(await stored()).toEqual(["2027-06-06", "2027-12-24", "2027-12-31"]);
    await expect(days(page).getByLabel("Första dagen").last()).toHaveValue("2027-12-31");

    // Knowingly one may still replace it.
    await days(page).getByLabel("Första dagen").last().fill("2028-01-01");
    await colleague("2027-06-06");
    await days(page).getByRole("button", { name: "Spara" }).click();
    await days(page).getByRole("button", { name: "Spara mitt i stället" }).click();
    await expect(days(page)).toContainText("Sparat");
    expect(await stored()).toEqual(["2027-06-06", "2027-12-24", "2028-01-01"]);
  },
);

test(
  "of a letter only what was written is saved, and a colleague's opening stays",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/settings/shop");
    const colleague = (opening: string) =>
      admin.patch("/api/settings/shop", {
        data: { letters: { booking_confirmed: { opening } } },
      });
    const stored = async () =>
      (await (await admin.get("/api/settings/shop")).json()).letters.booking_confirmed;
    await page.goto("/admin/settings/letters/booking_confirmed");
    await page.getByLabel("Avslutning").fill("Väl mött!");
    await colleague("Hej från kollegan.");
    await page.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(page.getByText("Sparat. Gäller från nästa brev", { exact: true })).toBeVisible();
    expect(await stored()).toMatchObject({ opening: "Hej från kollegan.", closing: "Väl mött!" });

    await expect(page.getByLabel("Inledning")).toHaveValue("Hej från kollegan.");
    await page.getByLabel("Inledning").fill("Tjena!");
    await colleague("Hej igen.");
    await page.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(
      page.getByText("Brevet har ändrats sedan du öppnade sidan. Inget har sparats över."),
    ).toBeVisible();
    await expect(page.getByLabel("Inledning")).toHaveValue("Tjena!");
    expect(await stored()).toMatchObject({ opening: "Hej igen." });
  },
);

test(
  "default times: a time that a colleague set meanwhile stays theirs until one chooses",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/settings/global-default-pickup-time");
    const set = (which: string, value: string) =>
      admin.post(`/api/settings/global-default-${which}-time`, { data: { value } });
    const stored = async () => (await admin.get("/api/settings")).json();
    const times = page.getByRole("region", { name: "Globala standardtider" });
    await page.goto("/admin/settings");
    await times.getByLabel("Utlämningstid").fill("16:30");
    await set("return", "11:00");
    await times.getByRole("button", { name: "Spara tiderna" }).click();
    await expect(
      page.getByText("Globala standardtider har uppdaterats", { exact: true }),
    ).toBeVisible();
    expect(await stored()).toEqual({
      globalDefaultPickupTime: "16:30",
      globalDefaultReturnTime: "11:00",
    });

    await times.getByLabel("Utlämningstid").fill("17:00");
    await set("pickup", "14:00");
    await times.getByRole("button", { name: "Spara tiderna" }).click();
    await expect(times).toContainText(
      "Utlämningstiden har ändrats sedan du öppnade sidan. Inget har sparats över.",
    );
    await expect(times.getByLabel("Utlämningstid")).toHaveValue("17:00");
    expect(await stored()).toMatchObject({ globalDefaultPickupTime: "14:00" });
    await times.getByRole("button", { name: "Spara mitt i stället" }).click();
    await expect.poll(stored).toMatchObject({ globalDefaultPickupTime: "17:00" });

    await page.goto("/admin");
    await page.getByRole("button", { name: "Globala standardtider" }).click();
    const dialog = page.getByRole("dialog", { name: "Globala standardtider" });
    await dialog.getByLabel("Utlämningstid").fill("18:00");
    await set("pickup", "15:00");
    await dialog.getByRole("button", { name: "Spara tiderna" }).click();
    await dialog.getByRole("button", { name: "Spara mitt i stället" }).click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toMatchObject({ globalDefaultPickupTime: "18:00" });
    await set("pickup", "15:00");
    await set("return", "12:00");
  },
);

test(
  "notice and tracking: what a colleague saved meanwhile is asked about first",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/settings/shop");
    watch.expectStatus(409, "/api/tracking-settings");
    const notice = page.getByRole("region", { name: "Framförhållning" });
    await page.goto("/admin/settings");
    await notice.getByLabel("Minsta tid före hämtning").fill("24");
    await admin.patch("/api/settings/shop", { data: { noticeHours: 12 } });
    await notice.getByRole("button", { name: "Spara framförhållningen" }).click();
    await expect(notice).toContainText(
      "Framförhållningen har ändrats sedan du öppnade sidan. Inget har sparats över.",
    );
    await expect(notice.getByLabel("Minsta tid före hämtning")).toHaveValue("24");
    await notice.getByRole("button", { name: "Visa det som är sparat" }).click();
    await expect(notice.getByLabel("Minsta tid före hämtning")).toHaveValue("12");
    await admin.patch("/api/settings/shop", { data: { noticeHours: 0 } });

    await page.goto("/admin/tracking-settings");
    const google = page.getByLabel("Google Ads-id");
    await page.getByRole("switch", { name: "Aktivera Google Ads" }).check();
    await google.fill("AW-123456789");
    await admin.post("/api/tracking-settings", { data: { googleAdsId: "AW-555555555" } });
    await page.getByRole("button", { name: "Spara inställningar" }).click();
    await expect(page.getByRole("main")).toContainText(
      "Spårningsinställningarna har ändrats sedan du öppnade sidan. Inget har sparats över.",
    );
    await expect(google).toHaveValue("AW-123456789");
    await expectFits(page);
    await page.getByRole("button", { name: "Visa det som är sparat" }).click();
    await expect(google).toHaveValue("AW-555555555");
  },
);
