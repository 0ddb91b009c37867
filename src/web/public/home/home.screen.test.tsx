import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listItemCards } from "#contracts/catalog.ts";
import { closedDays, freeDays, searchItems } from "#contracts/offers.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, hold, type Stub } from "#test/screens/stubs.ts";

const CARDS = Array.from({ length: 14 }, (_, at) => ({
  id: at + 1,
  type: at < 7 ? ("rv" as const) : ("equipment" as const),
  name: `Objekt ${at + 1}`,
  slug: `objekt-${at + 1}`,
  miniHeading: "En rad",
  shortDescription: "Något att hyra.",
  pricePerDay: 1000,
  basePrice: 0,
  mainImageUrl: "",
  picture: null,
  room: "",
}));
const ALL = answer(listItemCards, CARDS);

/** From a page that shows nothing of the shop window, through the menu. */
async function goToTheWindow(cards: Stub, width = 1280): Promise<void> {
  await openScreen("/bokningsvillkor", { answers: [cards], width });
  if (width < 768) await page.getByText("Meny", { exact: true }).click();
  await page
    .getByRole("navigation", { name: width < 768 ? "Meny" : "Huvudmeny" })
    .getByRole("link", { name: "Uthyrning" })
    .click();
}

const shown = () => expect.poll(() => page.getByRole("article").elements()).toHaveLength(14);

test("a mini heading never takes more than two lines, however long it is", async () => {
  const miniHeading = "En rad som fortsätter och fortsätter. ".repeat(20);
  const long = answer(
    listItemCards,
    CARDS.map((card) => ({ ...card, miniHeading })),
  );
  await goToTheWindow(long, 390);
  await shown();
  const texts = [...document.querySelectorAll(".card-mini")];
  expect(texts).toHaveLength(14);
  for (const text of texts) {
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    expect(Math.round(text.clientHeight / lineHeight)).toBe(2);
  }
});

test("while the items are on their way, three skeleton cards hold their place", async () => {
  const slow = hold(ALL);
  await goToTheWindow(slow.stub);
  await expect.element(page.getByRole("status", { name: "Laddar uthyrningsobjekt" })).toBeVisible();
  expect(document.querySelectorAll(".card")).toHaveLength(3);
  slow.letGo();
  await shown();
});

test("when the items cannot be fetched the page says so and tries again on wish", async () => {
  await goToTheWindow(answerRaw(listItemCards, 503, ""));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Det gick inte att hämta det som går att hyra.");
  stubCalls(ALL);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await shown();
});

test("by keyboard the days are chosen and searched for; a search that fails says so, and can be tried again", async () => {
  const found = answer(
    searchItems,
    CARDS.map(({ id }) => ({ id, free: true, total: 3000, perNight: 1000, units: 1 })),
  );
  const everyDay = answer(freeDays, ({ query }) => {
    const days: Record<string, number> = {};
    const day = new Date(`${query["startDate"]}T00:00:00Z`);
    for (
      ;
      day.toISOString().slice(0, 10) <= query["endDate"]!;
      day.setUTCDate(day.getUTCDate() + 1)
    )
      days[day.toISOString().slice(0, 10)] = 14;
    return days;
  });
  await openScreen("/", {
    answers: [ALL, everyDay, answer(closedDays, []), answerRaw(searchItems, 500, "{}")],
  });
  const press = (key: string) => userEvent.keyboard(`{${key}}`);
  const dates = page.getByRole("button", { name: "När Välj datum" });
  await expect.element(dates).toBeVisible();
  (dates.element() as HTMLElement).focus();
  await press("Enter");
  const dialog = page.getByRole("dialog", { name: "Vilka dagar?" });
  const first = () => dialog.element().querySelector<HTMLElement>('.day[tabindex="0"]');
  // A day of which nothing is known yet is not chosen.
  await expect.poll(() => first()?.getAttribute("aria-label")).toMatch(/möjlig startdag/);
  first()!.focus();
  for (const key of ["PageDown", "Enter", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"])
    await press(key);
  await expect.element(dialog.getByText("3 nätter")).toBeVisible();
  (dialog.getByRole("button", { name: "Klar" }).element() as HTMLElement).focus();
  await press("Enter");
  await expect.element(page.getByRole("button", { name: /När .*3 nätter/ })).toHaveFocus();
  (page.getByRole("button", { name: "Sök lediga" }).element() as HTMLElement).focus();
  await press("Enter");
  await expect.element(page.getByText("Vi kunde inte söka just nu.")).toBeVisible();
  stubCalls(found);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: /\d+ lediga/ })).toBeVisible();
  expect(sent(searchItems)[0]).toMatchObject({
    query: { startDate: "2027-04-01", endDate: "2027-04-04" },
  });
});
