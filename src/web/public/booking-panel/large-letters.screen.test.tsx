import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { listItemCards } from "#contracts/catalog.ts";
import { availability, furtherThings, priceStay } from "#contracts/offers.ts";
import { openItem } from "#test/screens/shown-item.ts";
import { answer } from "#test/screens/stubs.ts";

const { documentElement: root } = document;
const next = () => page.getByRole("button", { name: "Nästa månad" });

const calendarHasCome = () =>
  expect.poll(() => document.querySelector("[data-offered]")).not.toBeNull();

/** The calendar takes the whole width for them, which is seen at what is said below it. */
async function enlargeLetters(): Promise<void> {
  root.style.fontSize = "200%";
  const placing = () => getComputedStyle(document.querySelector(".day-reason")!).position;
  await expect.poll(placing).toBe("static");
}

afterEach(() => {
  root.style.fontSize = "";
});

/** Where the letters stand, not the room they have. */
function lettersOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

for (const width of [390, 1280])
  test(`with letters twice the size the month's name stands clear of the arrows at ${width} px`, async () => {
    await openItem({ width, height: 844 });
    await calendarHasCome();
    await enlargeLetters();
    for (let month = 0; month < 7; month += 1) {
      const caption = document.querySelector(".month caption")!;
      const shown = caption.textContent;
      for (const arrow of ["Föregående månad", "Nästa månad"]) {
        const box = page.getByRole("button", { name: arrow }).element().getBoundingClientRect();
        expect(overlap(lettersOf(caption), box), `${shown}, ${arrow}`).toBe(false);
      }
      await next().click();
      await expect
        .poll(() => document.querySelector(".month caption")?.textContent)
        .not.toBe(shown);
    }
  });

test("with letters twice the size the days of a month stand apart, each dot below its number", async () => {
  await openItem({ width: 390, height: 844 });
  await calendarHasCome();
  await enlargeLetters();
  const days = [...document.querySelectorAll(".day")].map((button) => {
    const { left, right, top, bottom } = lettersOf(button);
    const dot = getComputedStyle(button, "::after");
    const dotTop =
      button.getBoundingClientRect().bottom - parseFloat(dot.bottom) - parseFloat(dot.height);
    // A digit is seven tenths of its letters' size high.
    const digit = 0.35 * parseFloat(getComputedStyle(button).fontSize);
    return { left, right, row: Math.round(top), clear: dotTop - ((top + bottom) / 2 + digit) };
  });
  expect(days.length).toBeGreaterThan(27);
  for (const [index, day] of days.entries()) {
    expect(day.clear).toBeGreaterThan(0);
    const beside = days[index + 1];
    if (beside?.row === day.row) expect(beside.left - day.right).toBeGreaterThan(8);
  }
});

const TOTAL = {
  total: 1185,
  subtotal: 1185,
  basePrice: 0,
  nightlyPrice: 395,
  dailyPrices: {},
  vatRate: 0.25,
  vatAmount: 237,
  quantity: 1,
  fee: 0,
  nights: [],
  addons: [],
  quoteLines: [],
};

for (const [width, height] of [
  [390, 700],
  [1280, 720],
] as const)
  test(`the days and the whole price stay in sight while the stay is chosen at ${width} px`, async () => {
    await openItem({
      item: { type: "equipment", pricePerDay: 395, depositAmount: null },
      answers: [
        answer(priceStay, TOTAL),
        answer(furtherThings, []),
        answer(listItemCards, []),
        answer(availability, { available: 2 }),
      ],
      width,
      height,
    });
    await calendarHasCome();
    const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)!;
    day("2027-03-02").click();
    await expect.poll(() => day("2027-03-05").dataset["offered"]).toBeDefined();
    day("2027-03-05").click();
    day("2027-03-05").scrollIntoView({ block: "nearest" });
    const inSight = () =>
      [...document.querySelectorAll(".stay-foot *")]
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        })
        .map(({ textContent }) => textContent.replaceAll(/\s/g, " "));
    await expect.poll(inSight).toContain("2 mars – 5 mars, 3 nätter");
    await expect.poll(inSight).toContain("1 185 kr");
    await expect
      .element(page.getByRole("button", { name: "Fortsätt till bokning" }))
      .toBeInViewport();
  });
