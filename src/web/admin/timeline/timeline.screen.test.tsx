import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { timeline } from "#contracts/timeline.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { onPaper } from "#test/screens/on-paper.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { hold, lose } from "#test/screens/stubs.ts";
import {
  ALL_WELL,
  dayGroup,
  expectTexts,
  handover,
  lookAgain,
  openTimeline,
  PATH,
  press,
  range,
  timelineOf,
} from "#test/screens/timeline.ts";

const NOTHING = page.getByText("Inga bokningar hittades för vald period.");
const shown = (words: string) => expect.element(range(words)).toBeVisible();
const LETTERS = ["booking_confirmation", "admin_notification"].map((type) => ({
  type,
  sentAt: "2027-03-01T09:05:00.000Z",
  recipient: "anna@example.com",
  isFailed: false,
}));

test("day, week and month, forth and back, stand in the address; today is blue", async () => {
  const all = [timelineOf({ endDate: "2027-03-31", customerName: "Idag Idagsson" })];
  await openTimeline(all);
  await shown("1–7 mars 2027");
  await expect
    .element(page.getByRole("button", { name: "Vecka" }))
    .toHaveAttribute("aria-pressed", "true");
  const today = dayGroup("Måndag 1 mars 2027");
  await expect.element(today).toHaveTextContent("Idag Idagsson");
  await expect.element(today.getByRole("heading", { level: 3 })).toHaveTextContent("Idag");
  const { backgroundColor } = getComputedStyle(document.querySelector(".timeline-today")!);
  const [r = 0, g = 0, b = 0] = backgroundColor.match(/[\d.]+/g)!.map(Number);
  expect(b).toBeGreaterThan(Math.max(r, g));
  await expectTexts(page.getByRole("list", { name: "Teckenförklaring" }).getByRole("listitem"), [
    "Bekräftad",
    "Väntar",
    "Idag",
    "Deposition betald",
    "Deposition behandlas",
    "Deposition ej betald",
    "Kunden har ångrat köpet",
    "Hyran obetald",
    "Reservationen har gått ut",
    "Reserverad, inte dragen",
    "Bestridd",
  ]);

  await press("Nästa");
  await shown("8–14 mars 2027");
  await press("Månad");
  await shown("8 mars – 6 april 2027");
  await press("Föregående");
  await shown("6 februari – 7 mars 2027");
  expect(window.location.search).toContain("view=month");
  expect(sent(timeline).at(-1)).toMatchObject({ query: { from: "2027-02-06", to: "2027-03-07" } });
  const { search } = window.location;
  await cleanup();
  await openTimeline(all, { query: search });
  await shown("6 februari – 7 mars 2027");
  await press("Idag");
  await shown("1–30 mars 2027");
  await press("Dag");
  await shown("Måndag 1 mars 2027");
  await press("Nästa");
  await shown("Tisdag 2 mars 2027");
  const customer = page.getByText("Idag Idagsson");
  await expect.element(customer).not.toBeVisible();
  await page.getByRole("button", { name: /Ute hela perioden/ }).click();
  await expect.element(customer).toBeVisible();
  window.history.back();
  await shown("Måndag 1 mars 2027");
  window.history.back();
  await shown("1–30 mars 2027");
});

test("a confirmed booking shows its deposit, first as missing, then as paid and as given back", async () => {
  const unpaid = { depositPaymentStatus: null, depositPaidAmount: 0 };
  await openTimeline([timelineOf(unpaid)]);
  const pickup = handover("UTLÄMNING");
  await expect.element(pickup).toHaveTextContent("Bekräftad");
  await expect.element(pickup).toHaveTextContent(/Deposition ej betald, 5\s000\skr/);
  await expect.element(pickup).toHaveTextContent("Ska vara betald före utlämningen.");
  await expect.element(handover("ÅTERLÄMNING")).not.toHaveTextContent("Ska vara betald");
  stubCalls(timelineOf({}));
  lookAgain();
  await expect.element(pickup).toHaveTextContent(/Deposition betald, 5\s000\skr/);
  await expect.element(pickup).not.toHaveTextContent("Ska vara betald");
  expect((pickup.element() as HTMLElement).innerText).not.toMatch(/Hyran|Reserv/);
  stubCalls(timelineOf({ depositRefundedAmount: 5000 }));
  lookAgain();
  await expect.element(pickup).toHaveTextContent(/Deposition återbetald, 5\s000\skr/);
});

test("rent that nobody has paid is told on both cards, on the screen and on paper", async () => {
  await openTimeline([timelineOf({ dueAmount: 2000, paymentStatus: "cancelled" })]);
  const told = (["UTLÄMNING", "ÅTERLÄMNING"] as const).map((kind) =>
    handover(kind).getByText(/^Hyran obetald: 2\s000\skr$/),
  );
  for (const words of told) await expect.element(words).toBeVisible();
  await expectAccessible();
  await onPaper();
  for (const words of told) await expect.element(words).toBeVisible();
});

test("the page says that it is loading, that nothing was found, and what went wrong", async () => {
  const slow = hold(timelineOf());
  await openTimeline([slow.stub], { query: "?day=2025-06-02" });
  await expect.element(page.getByText("Laddar bokningar...")).toBeVisible();
  slow.letGo();
  await expect.element(NOTHING).toBeVisible();
  await expectAccessible();

  stubCalls(lose(timeline));
  await press("Nästa");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Det gick inte att nå butiken.");
  stubCalls(timelineOf());
  await press("Försök igen");
  await expect.element(NOTHING).toBeVisible();
});

test("on paper the day is a list to hand over by: phones, times, a box and a line, no buttons", async () => {
  await openTimeline([timelineOf({ customerName: "Papper Andersson" })], {
    query: "?view=day&day=2027-03-01",
  });
  const card = handover("UTLÄMNING");
  await expect.element(card).toBeVisible();
  let printed = 0;
  window.print = () => (printed += 1);
  await press("Skriv ut");
  expect(printed).toBe(1);

  await onPaper();
  await shown("Måndag 1 mars 2027");
  for (const words of [
    "UTLÄMNING",
    "kl 15:00",
    ALL_WELL.rentalItemName,
    "Papper Andersson",
    "070-123 45 67",
  ])
    await expect.element(card.getByText(words, { exact: true })).toBeVisible();
  await expect.poll(() => page.getByRole("button").elements()).toEqual([]);
  for (const role of ["banner", "contentinfo"] as const)
    await expect.poll(() => page.getByRole(role).elements(), { message: role }).toEqual([]);
  await expect
    .poll(() => {
      const element = card.element();
      return {
        words: getComputedStyle(element.querySelector("h4")!).color,
        tick: getComputedStyle(element, "::before").borderTopStyle,
        line: getComputedStyle(element, "::after").content,
      };
    })
    .toEqual({ words: "rgb(0, 0, 0)", tick: "solid", line: '"Underskrift"' });
});

test("on a phone the cards fit the screen, and a tap shows the letters", async () => {
  const long = {
    customerName: "En Kund Med Ett Mycket Långt Namn Som Inte Får Plats På En Rad",
    travelInfo: "x".repeat(300),
    emails: LETTERS,
  };
  await openTimeline([timelineOf(long)], { width: 390 });
  const letters = handover("UTLÄMNING").getByRole("button", { name: "2 mejl skickade" });
  await expect.element(letters).toBeVisible();
  // As by a finger, which points at nothing before it presses.
  (letters.element() as HTMLElement).click();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Bokningsbekräftelse");
  await page.getByRole("heading", { level: 1 }).click();
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
  expect(cutOff()).toEqual([]);
  expect(window.location.pathname).toBe(PATH);
});
