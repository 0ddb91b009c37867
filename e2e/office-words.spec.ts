import type { Page } from "@playwright/test";
import { aBooking, anItem, bookingRow } from "./bookings-steps.ts";
import { expect, test } from "./fixtures.ts";

/** A table's columns, in their order. */
const columns = (page: Page, table: string) =>
  page.getByRole("table", { name: table }).getByRole("columnheader");

test(
  "every table of the back office has the columns of the specification",
  { tag: "@thorough" },
  async ({ page, admin, signIn, watch }) => {
    const itemId = await anItem(admin, "Ordlistans tabellbil");
    const stay = { itemId, startDate: "2027-10-11", endDate: "2027-10-13", price: 2000 };
    const booking = await aBooking(admin, stay, { name: "Tabell Andersson", travelInfo: "Norrut" });
    await signIn();
    await page.goto("/admin");
    await expect(columns(page, "Uthyrningsobjekt")).toHaveText([
      "Namn",
      "Typ",
      "Pris per dygn",
      "Endast högsäsong",
      "Åtgärder",
    ]);
    await expect(columns(page, "Hyresavtal")).toHaveText([
      "Namn",
      "Beskrivning",
      "Standard",
      "Åtgärder",
    ]);

    // An agreement that cannot be fetched is told with the status.
    await page.route(/\/api\/rental-agreements\/\d+$/, (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    const [agreement] = (await (await admin.get("/api/rental-agreements")).json()) as {
      id: number;
    }[];
    watch.expectStatus(503, `/api/rental-agreements/${agreement?.id}`);
    await page
      .getByRole("table", { name: "Hyresavtal" })
      .getByRole("button", { name: "Visa" })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toContainText("Kunde inte ladda hyresavtalet (503).");

    await page.goto(`/admin/bookings?item=${itemId}`);
    await expect(columns(page, "Alla bokningar")).toHaveText([
      "Objekt",
      "Antal",
      "Hyresavtal",
      "Kund",
      "Period",
      "Pris",
      "Status",
      "Betalning",
      "Åtgärder",
    ]);
    await bookingRow(page, booking).getByRole("link", { name: "Tabell Andersson" }).hover();
    const card = page.locator(".hover-card");
    for (const words of ["Personnummer", "E-post", "Telefon", "Adress", "Reseinfo", "Norrut"])
      await expect(card).toContainText(words);
    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();
    expect((await admin.delete(`/api/rental-items/${itemId}`)).status()).toBe(204);
  },
);
