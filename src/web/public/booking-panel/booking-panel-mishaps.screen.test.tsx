import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { availability, dailyAvailability, priceStay, timesForDate } from "#contracts/offers.ts";
import {
  chooseStay,
  chosenEnds,
  day,
  goOn,
  KAYAK,
  more,
  openPanel,
  period,
  price,
  priced,
  quantity,
  toast,
} from "#test/screens/item-panel.ts";
import { leftFor } from "#test/screens/leaving.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, hold, refuse } from "#test/screens/stubs.ts";

test("when somebody was faster the days are taken back, and the calendar is asked for anew", async () => {
  await openPanel({ answers: [answer(availability, { available: 0 })] });
  await day("2027-03-20").click();
  const before = sent(dailyAvailability).length;
  await day("2027-03-22").click();
  await expect
    .element(toast("Otillgängligt interval"))
    .toHaveTextContent("Det valda intervallet innehåller blockerade datum");
  await expect.poll(() => sent(dailyAvailability).length).toBeGreaterThan(before);
  await expect.poll(chosenEnds).toBe(0);
});

test("a price that could not be fetched is told, shown as preliminary and fetched again on wish", async () => {
  await openPanel({ answers: [answerRaw(priceStay, 500, "")] });
  await chooseStay();
  await expect
    .element(toast("Kunde inte beräkna pris"))
    .toHaveTextContent("Ett fel uppstod vid prisberäkningen. Vänligen försök igen.");
  await expect.element(price()).toHaveTextContent("Preliminärt pris");
  await expect.element(price()).toHaveTextContent("790 kr");
  stubCalls(answer(priceStay, ({ body }) => priced(KAYAK, [], body)));
  await page.getByRole("button", { name: "Räkna om priset" }).click();
  await expect.element(price()).toHaveTextContent("Totalt");
  await expect.element(price()).not.toHaveTextContent("Preliminärt pris");
});

test("an item that was taken out of the shop meanwhile is told by its price, and nothing breaks", async () => {
  const message = "Objektet kunde inte hittas";
  await openPanel({ answers: [refuse(priceStay, "catalog.item-unknown", { message })] });
  await chooseStay();
  await expect
    .element(toast(message))
    .toHaveTextContent("Det går inte längre att hyra. Se vad mer som finns på startsidan.");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an older answer never stands under a newer wish", async () => {
  await openPanel();
  const ofOne = hold(answer(priceStay, ({ body }) => priced(KAYAK, [], body)));
  stubCalls(ofOne.stub);
  await day("2027-03-02").click();
  await day("2027-03-03").click();
  await expect.poll(() => sent(priceStay)).toHaveLength(1);
  stubCalls(answer(priceStay, ({ body }) => priced(KAYAK, [], body)));
  await more().click();
  await expect.element(price()).toHaveTextContent("Totalt");
  await expect.element(price()).toHaveTextContent("790 kr");
  ofOne.letGo();
  await page.getByRole("button", { name: "Minska antal", exact: true }).click();
  await expect.element(price()).toHaveTextContent("395 kr");
  await more().click();
  await expect.element(price()).toHaveTextContent("790 kr");
});

test("going on without dates, or without a connection, is answered on the spot", async () => {
  await openPanel();
  await goOn().click({ force: true });
  await expect
    .element(toast("Välj datum"))
    .toHaveTextContent("Du måste välja både ett start- och slutdatum för att fortsätta");
  await chooseStay();
  await expect.element(price()).toHaveTextContent("Totalt");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await goOn().click();
  await expect
    .element(toast("Ett fel uppstod"))
    .toHaveTextContent("Kunde inte fortsätta till bokning. Försök igen senare.");
  expect(leftFor()).toEqual([]);
});

test.each([
  ["the calendar", dailyAvailability],
  ["the question about the stay", availability],
] as const)(
  "dates that came last stay and the quantity is lowered, also when %s is answered late",
  async (_what, slow) => {
    const few = { "2027-03-04": 2, "2027-03-05": 2, "2027-03-06": 2 };
    const late = hold(
      slow === availability
        ? answer(availability, { available: 2 })
        : answer(dailyAvailability, few),
    );
    await openPanel({
      query: "?startDate=2027-03-04&endDate=2027-03-06&quantity=3",
      answers: [late.stub],
    });
    await expect
      .element(toast("För många enheter valda"))
      .toHaveTextContent("Det finns endast 2 tillgängliga under den valda perioden.");
    await expect.element(quantity()).toHaveTextContent("2");
    expect(chosenEnds()).toBe(2);
    late.letGo();
    await expect.element(price()).toHaveTextContent("Totalt");
    await expect.element(period()).toHaveTextContent("torsdag 4 mars");
    expect(chosenEnds()).toBe(2);
  },
);

test("a quantity raised for chosen dates is asked about anew, and the dates go when it is too much", async () => {
  await openPanel();
  await chooseStay();
  await expect.element(price()).toHaveTextContent("Totalt");
  stubCalls(answer(availability, { available: 1 }));
  await more().click();
  await expect
    .element(toast("Datum borttagna"))
    .toHaveTextContent("De valda datumen har för få lediga enheter. Välj nya datum.");
  await expect.poll(chosenEnds).toBe(0);
  await expect.element(quantity()).toHaveTextContent("2");
});

test("a quantity raised before the dates were answered for is what counts", async () => {
  const late = hold(answer(availability, { available: 1 }));
  await openPanel({ answers: [late.stub] });
  await chooseStay();
  await more().click();
  late.letGo();
  await expect.element(toast("Datum borttagna")).toBeVisible();
  await expect.poll(chosenEnds).toBe(0);
  await expect.element(quantity()).toHaveTextContent("2");
});

test("hours that could not be fetched are told as a guess", async () => {
  await openPanel({ answers: [answerRaw(timesForDate, 503, "")] });
  await chooseStay();
  await expect.element(period()).toHaveTextContent("lördag 20 mars, preliminärt kl. 12:00");
  await expect
    .element(period())
    .toHaveTextContent("Tiden kunde inte hämtas. Den som gäller står i din bekräftelse.");
});
