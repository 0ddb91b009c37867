import type { APIRequestContext } from "@playwright/test";
import { aBooking, anItem, question } from "./bookings-steps.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { aPaidStay, protocolsOf, sign, signAnyway } from "./hand-over-steps.ts";

test.use({ viewport: { width: 390, height: 844 } });

type Named = { id: number; name: string };

async function unitsOf(admin: APIRequestContext, itemId: number): Promise<Named[]> {
  return (await (await admin.get(`/api/rental-items/${itemId}/units`)).json()) as Named[];
}

async function has(admin: APIRequestContext, bookingId: number): Promise<Named> {
  const booking = await admin.get(`/api/bookings/${bookingId}`);
  return ((await booking.json()) as { units: Named[] }).units[0]!;
}

async function give(admin: APIRequestContext, bookingId: number, unitId: number): Promise<void> {
  const given = await admin.post(`/api/bookings/${bookingId}/units`, {
    data: { unitIds: [unitId] },
  });
  expect(given.status(), await given.text()).toBe(200);
}

test(
  "what was typed for a unit that the office exchanges meanwhile is taken over to the new one",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id, itemId } = await aPaidStay(admin, request, "Utbytta bilen");
    const had = await has(admin, id);
    const other = (await unitsOf(admin, itemId)).find((unit) => unit.id !== had.id)!;
    await signIn();
    await page.goto(`/admin/bookings/${id}/utlamning`);
    await page.getByLabel("Mätarställning").fill("33 000");
    await page.getByLabel("Kunden är inte på plats").check();
    await give(admin, id, other.id);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const note = page.locator(".problem-note");
    const said = `Bokningen har en annan enhet nu: ${other.name}.`;
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(note).toContainText(said, { timeout: 5000 });
    }).toPass();
    await expect(page.getByLabel("Mätarställning")).toHaveValue("33 000");
    await expect(sign(page)).toHaveCount(0);
    await expectAccessible(page);

    await page.reload();
    await expect(note).toContainText(said);
    await expect(page.getByLabel("Mätarställning")).toHaveValue("33 000");
    await note.getByRole("button", { name: "Kasta" }).click();
    await expect(note).toContainText("Det går inte att ångra.");
    await note.getByRole("button", { name: "Behåll" }).click();
    await note.getByRole("button", { name: `Flytta över till ${other.name}` }).click();
    await expect(note).toHaveCount(0);
    await expect(page.getByText(other.name, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Mätarställning")).toHaveValue("33 000");
    await signAnyway(page);
    await expect(page.getByText(new RegExp(`${other.name} lämnades ut`))).toBeVisible();
    expect(await protocolsOf(admin, id)).toMatchObject([{ kind: "out", odometer: 33_000 }]);
  },
);

test(
  "a unit that another customer has not brought back is told of before anybody signs",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const itemId = await anItem(admin, "Upptagna bilen", { quantity: 2 });
    const out = await aBooking(
      request,
      { itemId, startDate: "2027-03-01", endDate: "2027-03-03", price: 2000 },
      { name: "Ute Ulla" },
    );
    const next = await aBooking(
      request,
      { itemId, startDate: "2027-03-03", endDate: "2027-03-05", price: 2000 },
      { name: "Nästa Nils" },
    );
    const unit = await has(admin, out);
    if ((await has(admin, next)).id !== unit.id) await give(admin, next, unit.id);
    const signed = await admin.post(`/api/bookings/${out}/protocols`, {
      data: {
        clientId: crypto.randomUUID(),
        kind: "out",
        unitId: unit.id,
        signature: null,
        signedAt: "2027-03-01T09:00:00.000Z",
      },
    });
    expect(signed.status(), await signed.text()).toBe(201);
    await signIn();

    // It begins in two days: asked about first, by a button that is quiet.
    await page.goto(`/admin/bookings/${next}`);
    const way = page.getByRole("region", { name: "Utlämning och återlämning" });
    await way.getByRole("button", { name: "Lämna ut" }).click();
    await expect(question(page)).toContainText("Bokningen börjar först 3 mars 2027. Lämna ut nu?");
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Vänta" }).click();
    await expect(way.getByRole("button", { name: "Lämna ut" })).toBeFocused();
    await way.getByRole("button", { name: "Lämna ut" }).click();
    await question(page).getByRole("button", { name: "Lämna ut nu" }).click();
    await expect(page).toHaveURL(`/admin/bookings/${next}/utlamning`);

    await expect(page.locator(".problem-note")).toContainText(
      `${unit.name} är redan ute, på bokning #${out} (Ute Ulla). Ta emot den där först, eller ge bokningen en annan enhet.`,
    );
    await page.getByRole("link", { name: `Ta emot på bokning #${out}` }).click();
    await expect(page).toHaveURL(`/admin/bookings/${out}/aterlamning`);

    await page.goto(`/admin/bookings/${out}`);
    await expect(way.getByRole("link", { name: "Lämna ut" })).toBeVisible();
    await page.goto(`/admin/bookings/${next}`);
    await page.getByRole("button", { name: "Byt enhet" }).click();
    const choice = page.getByRole("dialog", { name: "Byt enhet" });
    await expect(choice.locator("label").filter({ hasText: unit.name })).toContainText(
      `är ute på bokning #${out} nu`,
    );
  },
);

test(
  "a booking without a vehicle leads to choosing one first, and the vehicle's list says with whom it is",
  { tag: "@thorough" },
  async ({ page, request, admin, signIn }) => {
    const { id, itemId } = await aPaidStay(admin, request, "Saknade bilen", "Lisa Lind");
    const outages: number[] = [];
    for (const { id: unitId } of await unitsOf(admin, itemId)) {
      const data = { startDate: "2027-03-01", endDate: "2027-03-10", reason: "Verkstad" };
      const outage = await admin.post(`/api/units/${unitId}/outages`, { data });
      expect(outage.status(), await outage.text()).toBe(201);
      outages.push(((await outage.json()) as { id: number }).id);
    }
    await signIn();
    await page.goto(`/admin/bookings/${id}/utlamning`);
    await expect(page.getByText("Välj fordon först", { exact: true })).toBeVisible();
    await expect(sign(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Välj fordon" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "står utan enhet" })).toBeVisible();

    expect((await admin.delete(`/api/outages/${outages[0]}`)).status()).toBe(204);
    await page.goto(`/admin/bookings/${id}/utlamning`);
    await page.getByLabel("Mätarställning").fill("33 000");
    await page.getByRole("button", { name: "Lägg till förare" }).click();
    await page.getByLabel("Förare 1", { exact: true }).fill("Lisa Lind");
    await page.getByRole("button", { name: "Körkort sett" }).click();
    await page.getByLabel("Kunden är inte på plats").check();
    await signAnyway(page);
    await expect(page.getByText(/lämnades ut/)).toBeVisible();

    await page.goto(`/admin/bookings/${id}`);
    await expect(page.getByRole("region", { name: "I korthet" })).toContainText(
      /Ta emot 4 mars 2027 kl/,
    );
    await expect(page.getByText("Lisa Lind, körkort visat")).toBeVisible();
    await page.goto(`/admin/rental-items/${itemId}`);
    await page.getByRole("link", { name: "Ute hos Lisa Lind, åter 4 mars 2027" }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
  },
);
