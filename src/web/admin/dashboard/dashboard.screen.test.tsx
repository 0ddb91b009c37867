import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listAgreements } from "#contracts/agreements.ts";
import { dashboard, removeItem } from "#contracts/catalog-admin.ts";
import { listItems, type RentalItem } from "#contracts/catalog.ts";
import { concerns } from "#contracts/oversight.ts";
import {
  globalPickupTime,
  globalReturnTime,
  setGlobalPickupTime,
  setGlobalReturnTime,
  settings,
} from "#contracts/settings.ts";
import { problemSentence } from "#texts/errors.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import {
  anItem,
  button,
  dialog,
  openDashboard,
  question,
  row,
  table,
} from "#test/screens/open-dashboard.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, hold, refuse, type Stub } from "#test/screens/stubs.ts";
import { toast } from "#test/screens/toast.ts";

const BOAT = anItem({ id: 5, name: "Åtta årors eka", position: 9 });
const CAR = anItem({ id: 6, name: "Ängsvagnen", type: "rv", peakSeasonOnly: true });
const KAYAK = anItem({ id: 7, name: "Havskajak", position: 2 });

/** A shop with these items, of which one can be taken away. */
function shopWith(items: RentalItem[]): Stub[] {
  let listed = items;
  return [
    answer(listItems, () => listed),
    {
      ...answer(removeItem, null),
      reply: (asked) => {
        listed = listed.filter(({ id }) => String(id) !== asked.params["id"]);
        return answer(removeItem, null).reply(asked);
      },
    },
  ];
}

test("items stand as in the shop, and one is removed only after a question", async () => {
  await openDashboard(shopWith([BOAT, KAYAK, CAR]));
  await expect.element(row("Ängsvagnen")).toHaveTextContent(/Husbil.*1\s250\skr.*Ja/);
  await expect.element(row("Åtta årors eka")).toHaveTextContent(/Utrustning.*1\s250\skr.*Nej/);
  const names = table("Uthyrningsobjekt").getByRole("rowheader").all();
  expect(names.map((one) => one.element().textContent)).toEqual([
    "Ängsvagnen",
    "Havskajak",
    "Åtta årors eka",
  ]);
  await expect
    .element(row("Ängsvagnen").getByRole("link", { name: "Hantera" }))
    .toHaveAttribute("href", "/admin/rental-items/6");

  const remove = button(row("Åtta årors eka"), "Ta bort");
  await remove.click();
  await expect
    .element(question())
    .toHaveTextContent(
      "Är du säker på att du vill ta bort Åtta årors eka? Detta går inte att ångra.",
    );
  await expectAccessible();
  await button(question(), "Avbryt").click();
  await expect.element(remove).toHaveFocus();
  expect(sent(removeItem)).toEqual([]);

  await remove.click();
  await button(question(), "Ta bort").dblClick();
  await expect
    .element(toast("Uthyrningsobjekt borttaget"))
    .toHaveTextContent("Objektet har tagits bort framgångsrikt");
  await expect.element(row("Åtta årors eka")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("heading", { name: "Uthyrningsobjekt", exact: true }))
    .toHaveFocus();
  expect(sent(removeItem).map(({ params }) => params)).toEqual([{ id: "5" }]);
});

test("an item that somebody else removed meanwhile is told in the server's words", async () => {
  const gone = { code: "catalog.item-unknown" } as const;
  await openDashboard([...shopWith([BOAT])]);
  stubCalls(refuse(removeItem, gone.code, { message: problemSentence(gone) }));
  await button(row("Åtta årors eka"), "Ta bort").click();
  await button(question(), "Ta bort").click();
  await expect.element(toast("Ett fel uppstod")).toHaveTextContent("Objektet kunde inte hittas");
});

test("what cannot be fetched says so and is tried again on wish", async () => {
  const failing = [listItems, listAgreements, dashboard, concerns].map((call) =>
    answerRaw(call, 503, ""),
  );
  await openDashboard(failing);
  const again = page.getByRole("button", { name: "Försök igen" });
  await expect.poll(() => again.all().length).toBe(failing.length);
  await expectAccessible();
  stubCalls(
    answer(listItems, [BOAT]),
    answer(listAgreements, []),
    answer(concerns, { concerns: [], comparedAt: null }),
    answer(dashboard, {
      pickups: { today: 0, tomorrow: 0 },
      returns: { today: 0, tomorrow: 0 },
      waiting: 0,
      nights: {
        rv: { thisMonth: 0, nextMonth: 0 },
        equipment: { thisMonth: 0, nextMonth: 0 },
      },
      promisedTwice: [],
    }),
  );
  for (let left = failing.length; left > 0; left -= 1) {
    await again.first().click();
    await expect.poll(() => again.all().length).toBe(left - 1);
  }
  await expect.element(table("Uthyrningsobjekt")).toBeVisible();
});

test("an empty shop says what to do next", async () => {
  await openDashboard([answer(listItems, []), answer(listAgreements, [])]);
  await expect.element(page.getByText("Inga hyresavtal har skapats ännu.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Lägg till ett objekt" }))
    .toHaveAttribute("href", "/admin/rental-items/new");
});

test("on a phone tables become cards that are still tables, and nothing is cut off", async () => {
  await openDashboard(shopWith([BOAT, CAR]), { width: 390, height: 844 });
  const first = table("Uthyrningsobjekt").getByRole("row").nth(1);
  await expect.poll(() => first.getByRole("cell").all().length).toBe(4);
  expect(cutOff()).toEqual([]);
  const main = page.getByRole("main").element();
  expect(main.querySelector(".dashboard")!.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
  await button(page.getByRole("main"), "Nytt hyresavtal").click();
  const save = button(dialog(), "Spara avtalet");
  await expect.element(save).toBeInViewport();
  await expectAccessible();
});

/** A shop that keeps its default times. */
function shopWithTimes(): Stub[] {
  const kept = { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" };
  const keep = (name: keyof typeof kept) => (asked: { body: unknown }) => {
    kept[name] = (asked.body as { value: string }).value;
    return kept;
  };
  return [
    answer(settings, () => kept),
    answer(setGlobalPickupTime, keep("globalDefaultPickupTime")),
    answer(setGlobalReturnTime, keep("globalDefaultReturnTime")),
  ];
}

const times = () => page.getByRole("region", { name: "Globala standardtider" });

test("the default times are set in the dialog and in the settings, both at once", async () => {
  await openDashboard(shopWithTimes());
  const open = page.getByRole("button", { name: "Globala standardtider" });
  await open.click();
  const [pickup, back] = [
    dialog().getByLabelText("Utlämningstid"),
    dialog().getByLabelText("Återlämningstid"),
  ];
  await expect.element(pickup).toHaveValue("15:00");
  await pickup.fill("24:00");
  await back.fill("snart");
  await button(dialog(), "Spara tiderna").click();
  await expect.poll(() => dialog().getByText("Tid måste vara i format HH:MM").all().length).toBe(2);
  await expect.element(pickup).toHaveFocus();
  await expectAccessible();
  expect([...sent(setGlobalPickupTime), ...sent(setGlobalReturnTime)]).toEqual([]);

  await pickup.fill("");
  await userEvent.type(pickup, "1630");
  await expect.element(pickup).toHaveValue("16:30");
  await back.fill("11:00");
  await button(dialog(), "Spara tiderna").dblClick();
  await expect
    .element(toast("Framgång"))
    .toHaveTextContent("Globala standardtider har uppdaterats");
  await expect.element(open).toHaveFocus();
  expect(sent(setGlobalPickupTime).map(({ body }) => body)).toEqual([
    { value: "16:30", before: "15:00" },
  ]);
  expect(sent(setGlobalReturnTime).map(({ body }) => body)).toEqual([
    { value: "11:00", before: "12:00" },
  ]);
  await expect.element(times().getByLabelText("Utlämningstid")).toHaveValue("16:30");

  await times().getByLabelText("Utlämningstid").fill("15:00");
  await times().getByLabelText("Återlämningstid").fill("12:00");
  await button(times(), "Spara tiderna").click();
  await expect.poll(() => sent(setGlobalPickupTime).at(-1)?.body).toMatchObject({ value: "15:00" });
  await expect.poll(() => sent(setGlobalReturnTime).at(-1)?.body).toMatchObject({ value: "12:00" });
});

test("what is being saved can no longer be thrown away: the dialog waits for its answer", async () => {
  await openDashboard(shopWithTimes());
  const saving = hold(
    answer(setGlobalPickupTime, {
      globalDefaultPickupTime: "16:30",
      globalDefaultReturnTime: "12:00",
    }),
  );
  stubCalls(saving.stub);
  await page.getByRole("button", { name: "Globala standardtider" }).click();
  await dialog().getByLabelText("Utlämningstid").fill("16:30");
  await button(dialog(), "Spara tiderna").click();
  await expect.element(button(dialog(), "Sparar…")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button(dialog(), "Avbryt").click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(button(dialog(), "Kasta ändringarna")).not.toBeInTheDocument();
  saving.letGo();
  await expect.element(toast("Framgång")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("when the default times cannot be fetched, 15:00 and 12:00 stand there", async () => {
  await openDashboard(
    [settings, globalPickupTime, globalReturnTime].map((call) => answerRaw(call, 503, "")),
  );
  await expect.element(times().getByLabelText("Utlämningstid")).toHaveValue("15:00");
  await expect.element(times().getByLabelText("Återlämningstid")).toHaveValue("12:00");
  await expect.element(times()).toHaveTextContent("De sparade tiderna gick inte att hämta.");
});
