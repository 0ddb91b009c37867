import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { searchBookings } from "#contracts/booking-list.ts";
import {
  authorizationTimeLeft,
  cancelBooking,
  changeBooking,
  removeBooking,
} from "#contracts/bookings.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import {
  bookingRow,
  chooseStatus,
  openWithBookings,
  question,
  removeFromRow,
  statusChoice,
  toast,
} from "#test/screens/bookings.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, refuse } from "#test/screens/stubs.ts";
import { bookingForTests } from "../booking-for-tests.ts";

const ID = 1234567;
const LIST = "/admin/bookings";
const NONE = "Inga bokningar hittades.";
const inQuestion = async (...sentences: string[]) => {
  for (const sentence of sentences) await expect.element(question()).toHaveTextContent(sentence);
};
const answerIt = (name: string) => question().getByRole("button", { name, exact: true });
const address = () => `${window.location.pathname}${window.location.search}`;

test("cancelling by the status asks first, and a no leaves the booking as it was", async () => {
  // The row goes away with its status.
  await openWithBookings(`${LIST}?status=pending`, [
    bookingForTests({ customerName: "Eva Ström" }),
  ]);
  const dialog = page.getByRole("dialog", { name: "Avboka bokningen" });
  await chooseStatus(ID, "Avbokad");
  for (const sentence of [
    `Vill du avboka bokning #${ID} (Eva Ström)?`,
    "Nätterna blir lediga igen.",
    "Bokningen är inte godkänd än, så avbokningen kostar kunden ingenting.",
    "2 000 kr av reservationen släpps.",
  ])
    await expect.element(dialog).toHaveTextContent(sentence);
  await expect.element(dialog.getByLabelText("Kunden får tillbaka")).toHaveValue("2000");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(statusChoice(ID))
    .toHaveAccessibleName(`Status för bokning #${ID}: Väntar på bekräftelse`);
  await expect.element(statusChoice(ID)).toHaveFocus();

  await chooseStatus(ID, "Avbokad");
  await dialog.getByRole("button", { name: "Avboka" }).dblClick();
  await expect.element(toast("Bokningen är avbokad")).toHaveTextContent(`Bokning #${ID}`);
  await expect.element(page.getByText(NONE)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Alla bokningar" })).toHaveFocus();
  expect(sent(cancelBooking)).toHaveLength(1);
});

test("a deleted booking is gone after a question", async () => {
  await openWithBookings(LIST, [bookingForTests({ customerName: "Bo Ek" })]);
  await removeFromRow(ID);
  await inQuestion(
    `Är du säker på att du vill ta bort bokning #${ID} (Bo Ek)? Detta går inte att ångra.`,
  );
  await answerIt("Avbryt").click();
  await expect.element(bookingRow(ID)).toBeVisible();
  expect(sent(removeBooking)).toEqual([]);
  await removeFromRow(ID);
  await answerIt("Ta bort").click();
  await expect.element(toast("Bokning borttagen")).toBeVisible();
  await expect.element(page.getByText(NONE)).toBeVisible();
});

test("who removes what a colleague has just removed is told so, and leaves the page", async () => {
  await openWithBookings(LIST, [bookingForTests({ customerName: "Bo Ek" })]);
  await removeFromRow(ID);
  const none = { bookings: [], owed: [], total: 0, next: null, now: "2027-03-01T09:00:00.000Z" };
  stubCalls(refuse(removeBooking, "booking.unknown"), answer(searchBookings, none));
  await answerIt("Ta bort").click();
  await expect.element(toast("Bokningen är redan borttagen")).toBeVisible();
  await expect.element(page.getByText(NONE)).toBeVisible();
});

test("a status that is refused goes back, with the reason in words", async () => {
  const message = "Nätterna är upptagna av någon annan, så bokningen kan inte tas upp igen.";
  await openWithBookings(
    LIST,
    [bookingForTests({ status: "cancelled", paymentStatus: "cancelled", reservedAmount: 0 })],
    { answers: [refuse(changeBooking, "booking.nights-gone", { message })] },
  );
  await chooseStatus(ID, "Bokad och bekräftad");
  await inQuestion("Nätterna tas igen, om ingen annan har hunnit");
  await answerIt("Bekräfta").click();
  await expect.element(toast("Ett fel uppstod")).toHaveTextContent(message);
  await inQuestion(message);
  await answerIt("Tillbaka").click();
  await expect.element(statusChoice(ID)).toHaveAccessibleName(`Status för bokning #${ID}: Avbokad`);
});

test("a reservation that has run out can no longer be charged", async () => {
  await openWithBookings(LIST, [bookingForTests()], {
    answers: [answer(authorizationTimeLeft, { hasExpired: true, expiresAt: null, secondsLeft: 0 })],
  });
  await page.getByRole("button", { name: `Godkänn bokning #${ID}` }).click();
  await inQuestion(
    "Auktoriseringen har löpt ut",
    "Det är inte längre möjligt att genomföra denna betalning.",
  );
  await expect.element(answerIt("Dra beloppet")).toBeDisabled();
  await answerIt("Tillbaka").click();
  await expect.element(question()).not.toBeInTheDocument();
});

/** As if the shop had many more, fifty on each page, of which the first and the last are drawn. */
const many = (total: number) =>
  answer(searchBookings, ({ query }) => {
    const first = (Number(query["page"] ?? "1") - 1) * 50;
    const count = Math.max(0, Math.min(50, total - first));
    return {
      bookings: (count === 0 ? [] : [first, first + count - 1]).map((n) =>
        bookingForTests({ id: 2_000_000 + n }),
      ),
      owed: [],
      total,
      next: first + count < total ? "2027-01-01_1234567" : null,
      now: "2027-03-01T09:00:00.000Z",
    };
  });

test("a long list has numbered pages, each an address, and goes on beyond them", async () => {
  await openWithBookings(LIST, [], { answers: [many(900)] });
  const pages = page.getByRole("navigation", { name: "Sidor" });
  const step = (name: string) => pages.getByRole("link", { name, exact: true });
  await expect.element(page.getByText("900 bokningar")).toBeVisible();
  await expect.element(step("Sida 18")).toBeVisible();
  await step("Nästa sida").click();
  await expect.poll(address).toBe(`${LIST}?page=2`);
  await expect.element(step("Sida 2")).toHaveAttribute("aria-current", "page");
  await expect.element(bookingRow(2_000_050)).toBeVisible();
  // What is being fetched anew is faded meanwhile.
  await expect.poll(() => document.querySelector("main [aria-busy=true]")).toBeNull();
  await expectAccessible();
  await step("Sida 18").click();
  await expect.element(bookingRow(2_000_899)).toBeVisible();
  await expect.element(step("Nästa sida")).not.toBeInTheDocument();
  window.history.back();
  await expect.poll(address).toBe(`${LIST}?page=2`);
  await step("Föregående sida").click();
  await expect.poll(address).toBe(LIST);
});

test("beyond the last numbered page a list of very many goes on from where it ended", async () => {
  await openWithBookings(`${LIST}?page=100`, [], { answers: [many(20_000)] });
  const pages = page.getByRole("navigation", { name: "Sidor" });
  await expect.element(page.getByText(/Fler än 10\s000/)).toBeVisible();
  await pages.getByRole("link", { name: "Nästa sida" }).click();
  await expect.poll(address).toMatch(/after=2027-01-01_1234567$/);
  await pages.getByRole("link", { name: "Första sidan" }).click();
  await expect.poll(address).toBe(LIST);
  await expect.element(pages.getByRole("link", { name: "Sida 100" })).toBeVisible();
});

test("a search that is too long says how long it may be", async () => {
  await openWithBookings(`${LIST}?q=${"a".repeat(201)}`, []);
  const told = page.getByText("Sökningen får ha högst 200 tecken.");
  await expect.element(told).toBeVisible();
  expect(sent(searchBookings)).toEqual([]);
  await page.getByRole("searchbox", { name: "Sök" }).fill("a".repeat(200));
  await expect.element(page.getByText(NONE)).toBeVisible();
  expect(document.title).toMatch(/^Bokningshantering /);
});

test("on a phone each booking is a card that fits the screen", async () => {
  await openWithBookings(LIST, [bookingForTests()], { width: 390, height: 844 });
  await expect.element(bookingRow(ID)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Hyresvillkor" })).not.toBeInTheDocument();
  expect(cutOff()).toEqual([]);
  expect(document.querySelector("main")?.scrollWidth).toBeLessThanOrEqual(390);
});
