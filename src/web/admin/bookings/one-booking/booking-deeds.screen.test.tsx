import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  authorizationTimeLeft,
  bookingById,
  cancelBooking,
  changeBooking,
} from "#contracts/bookings.ts";
import { sendDepositReminder } from "#contracts/deposits.ts";
import { sendPaymentLink } from "#contracts/payment-links.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import {
  card,
  chooseStatus,
  openWithBookings,
  question,
  statusChoice,
  toast,
} from "#test/screens/bookings.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse } from "#test/screens/stubs.ts";
import { bookingForTests, CHARGED, DEPOSIT_PAID, UNPAID } from "../booking-for-tests.ts";

const ID = 1234567;
const PAGE = `/admin/bookings/${ID}`;
const WAITING = "Väntar på bekräftelse";
const CONFIRMED = "Bokad och bekräftad";
const changes = () => sent(changeBooking).map(({ body }) => body);
const expectStatus = (label: string) =>
  expect.element(statusChoice(ID)).toHaveAccessibleName(`Status för bokning #${ID}: ${label}`);
const inQuestion = async (...sentences: string[]) => {
  for (const sentence of sentences) await expect.element(question()).toHaveTextContent(sentence);
};
const answerIt = (name: string) => question().getByRole("button", { name });

test("arrow keys change no status, and Enter asks first", async () => {
  await openWithBookings(PAGE, [bookingForTests()]);
  const first = page.getByRole("menuitemradio").first();
  await expectStatus(WAITING);
  statusChoice(ID).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(first).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{End}{Escape}");
  await expect.element(statusChoice(ID)).toHaveFocus();
  await expectStatus(WAITING);

  await userEvent.keyboard("{Enter}");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitemradio", { name: CONFIRMED })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).toHaveAccessibleName("Bekräfta bokningen");
  await expect.element(answerIt("Tillbaka")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(statusChoice(ID)).toHaveFocus();
  expect(changes()).toEqual([]);
});

test("confirming while money is reserved offers to confirm alone", async () => {
  await openWithBookings(PAGE, [bookingForTests()]);
  await chooseStatus(ID, CONFIRMED);
  await inQuestion(
    "Godkänn drar 2 000 kr från kundens kort och bekräftar.",
    "Bekräftar du utan att dra är 2 000 kr fortfarande bara reserverat, till 8 mars 2027",
    "Kunden får mejlet Bokningsbekräftad, om det inte redan har skickats.",
  );
  await expectAccessible();
  await answerIt("Bekräfta utan att dra").dblClick();
  await expect.element(toast("Status ändrad")).toHaveTextContent(CONFIRMED);
  await expectStatus(CONFIRMED);
  await expect.element(card("Betalning")).toHaveTextContent("Reserverad");
  await expect.element(statusChoice(ID)).toHaveFocus();
  expect(changes()).toEqual([{ status: "confirmed", from: "pending" }]);
});

test("confirming while money is reserved offers to charge it", async () => {
  await openWithBookings(PAGE, [bookingForTests()]);
  await chooseStatus(ID, CONFIRMED);
  await answerIt("Godkänn").dblClick();
  await expect.element(toast("Betalning genomförd")).toBeVisible();
  await expectStatus(CONFIRMED);
  await expect.element(card("Betalning")).toHaveTextContent("Betald");
  expect(changes()).toEqual([{ paymentAction: "capture" }]);
});

test("a return before the stay has begun says so, and charges first where money is reserved", async () => {
  await openWithBookings(PAGE, [bookingForTests()]);
  await chooseStatus(ID, "Returnerad");
  await inQuestion(
    "Vistelsen har inte börjat: utlämningen är 1 juni 2027.",
    "2 000 kr är reserverat och inte draget.",
  );
  await answerIt("Dra och returnera").click();
  await expect.element(toast("Betalning genomförd")).toHaveTextContent("Returnerad");
  await expectStatus("Returnerad");
  await expect.element(card("Betalning")).toHaveTextContent("Betald");
  const returned = [{ paymentAction: "capture" }, { status: "returned", from: "confirmed" }];
  expect(changes()).toEqual(returned);

  // To wait again mails nothing and moves nothing, but its nights are taken again.
  await chooseStatus(ID, WAITING);
  await inQuestion("Inget mejl skickas.");
  await answerIt("Ta upp igen").click();
  await expectStatus(WAITING);
  await chooseStatus(ID, CONFIRMED);
  await answerIt("Bekräfta").click();
  await expectStatus(CONFIRMED);
  // Nothing is mailed, moved or lost by this, and nothing is asked.
  await chooseStatus(ID, WAITING);
  await expectStatus(WAITING);
  await expect.element(question()).not.toBeInTheDocument();
});

test("a booking is cancelled from its page by the button of that name", async () => {
  await openWithBookings(PAGE, [bookingForTests()]);
  const button = page.getByRole("button", { name: `Avboka bokning #${ID}` });
  const dialog = page.getByRole("dialog", { name: "Avboka bokningen" });
  await button.click();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await expect.element(button).toHaveFocus();
  await button.click();
  await dialog.getByRole("button", { name: "Avboka" }).click();
  await expect.element(toast("Bokningen är avbokad")).toBeVisible();
  await expectStatus("Avbokad");
  await expect.element(button).not.toBeInTheDocument();
  expect(sent(cancelBooking)).toHaveLength(1);
});

test("a link to pay is sent as it stands without a word, and with one where something was changed", async () => {
  await openWithBookings(PAGE, [bookingForTests({ ...UNPAID, status: "confirmed" })]);
  const bodies = () => sent(sendPaymentLink).map(({ body }) => body);
  const dialog = page.getByRole("dialog", { name: "Be om kortet igen" });
  const open = () => page.getByRole("button", { name: "Be om kortet igen" }).click();
  const send = dialog.getByRole("button", { name: "Skicka länken" });
  await open();
  await expect.element(dialog.getByLabelText("Belopp")).toHaveValue("2000");
  await expect.element(dialog.getByLabelText("Länken gäller")).toHaveValue("2");
  await send.dblClick();
  await expect.element(toast("Betalningslänk skickad")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies()).toEqual([undefined]);
  await open();
  await dialog.getByLabelText("Belopp").fill("800");
  await dialog.getByLabelText("Länken gäller").fill("31");
  await send.click();
  await expect.element(dialog).toHaveTextContent("Skriv ett antal dagar mellan 1 och 30.");
  await dialog.getByLabelText("Länken gäller").fill("5");
  await dialog.getByLabelText("När kunden betalar").selectOptions("Dra beloppet direkt");
  await expectAccessible();
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies()).toEqual([undefined, { amount: 800, days: 5, charge: "at-once" }]);
});

test("a booking whose deposit is held says why it cannot be removed", async () => {
  await openWithBookings(PAGE, [bookingForTests(DEPOSIT_PAID)]);
  await page.getByRole("button", { name: `Ta bort bokning #${ID}` }).click();
  await inQuestion(
    "5 000 kr av depositionen är betalt, och måste betalas tillbaka eller behållas först.",
  );
  await expect
    .element(question().getByRole("button", { name: "Ta bort", exact: true }))
    .not.toBeInTheDocument();
  await expect.element(question().getByRole("textbox")).not.toBeInTheDocument();
  await answerIt("Betala tillbaka först").click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("heading", { name: "Deposition", exact: true }))
    .toHaveFocus();
});

test("a tab that wakes up shows what became of the money meanwhile", async () => {
  await openWithBookings(PAGE, [bookingForTests()]);
  await expect.element(card("Betalning")).toHaveTextContent("Reserverad");
  stubCalls(answer(bookingById, bookingForTests(CHARGED)));
  window.dispatchEvent(new Event("visibilitychange"));
  // Sooner than it would be asked for anyway.
  await expect.element(card("Betalning"), { timeout: 10_000 }).toHaveTextContent("Betald");
});

test("the time left is asked for again each minute while the money is reserved", async () => {
  const each = vi.spyOn(window, "setInterval");
  await openWithBookings(PAGE, [bookingForTests()]);
  await expect.element(card("Betalning")).toHaveTextContent(/Reservationen gäller \d+ dygn/);
  const before = sent(authorizationTimeLeft).length;
  // What is done each minute is done now, so that nobody waits for it.
  for (const [doIt, wait] of each.mock.calls)
    if (wait === 60_000 && typeof doIt === "function") doIt();
  await expect.poll(() => sent(authorizationTimeLeft).length).toBeGreaterThan(before);
});

test("what a booking lacks says so, and only what has a deposit can be reminded of one", async () => {
  const kayak = bookingForTests({
    id: 1234568,
    rentalItemType: "equipment",
    depositAmount: null,
    travelInfo: null,
  });
  await openWithBookings(PAGE, [bookingForTests(), kayak], {
    answers: [answer(sendDepositReminder, { depositReminderSentDate: "2027-03-01T09:00:00.000Z" })],
  });
  const remind = page.getByRole("button", { name: "Skicka depositionspåminnelse" });
  await expect.element(card("Kund")).toHaveTextContent("Ej angivet");
  await remind.click();
  await expect.element(toast("Depositionspåminnelse skickad")).toBeVisible();
  expect(sent(sendDepositReminder).map(({ params }) => params)).toEqual([{ id: String(ID) }]);
  window.history.replaceState(null, "", `/admin/bookings/${kayak.id}`);
  await expect.element(page.getByRole("heading", { name: `Bokning #${kayak.id}` })).toBeVisible();
  await expect.element(card("Kund")).toBeVisible();
  await expect.element(remind).not.toBeInTheDocument();
});

test("on a phone the counter's questions are answered within two screens", async () => {
  await openWithBookings(PAGE, [bookingForTests()], { width: 390, height: 844 });
  const short = page.getByRole("region", { name: "I korthet" });
  for (const words of [
    WAITING,
    "Reserverad",
    "Deposition",
    "Utlämning",
    "Återlämning",
    "070-123 45 67",
    "Nästa steg",
    "Ge kunden besked",
  ])
    await expect.element(short).toHaveTextContent(words);
  expect(short.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(1688);
  await short.getByRole("link", { name: "Till betalningen" }).click();
  const approve = card("Betalning").getByRole("button", { name: `Godkänn bokning #${ID}` });
  await expect.element(approve).toBeInViewport();
});

test("a comment that is refused is still there to be sent again", async () => {
  await openWithBookings(PAGE, [bookingForTests()], {
    answers: [
      inTurn(
        refuse(changeBooking, "shop.fault", { message: "Det gick inte." }),
        answer(changeBooking, bookingForTests({ notes: "Lång och väl vald" })),
      ),
    ],
  });
  const comment = page.getByLabelText("Kommentar");
  const save = page.getByRole("button", { name: "Spara kommentar" });
  await comment.fill("Lång och väl vald");
  await save.click();
  await expect.element(card("Anteckningar")).toHaveTextContent("Det gick inte.");
  await expect.element(comment).toHaveValue("Lång och väl vald");
  await save.click();
  await expect.element(toast("Kommentar sparad")).toBeVisible();
});
