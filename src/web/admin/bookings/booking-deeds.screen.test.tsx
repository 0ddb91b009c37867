import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeBooking } from "#contracts/bookings.ts";
import { sendDepositReminder } from "#contracts/deposits.ts";
import {
  bookingForTests,
  CHARGED,
  DEPOSIT_PAID,
  UNPAID,
} from "#web/admin/bookings/booking-for-tests.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { card, openBooking, question } from "#test/screens/one-booking.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, hold } from "#test/screens/stubs.ts";

const toast = (title: string) =>
  page.getByRole("listitem", { includeHidden: true }).filter({ hasText: title });

test("a question whose answer is being carried out cannot be left as if it were not", async () => {
  const id = await openBooking();

  const charging = hold(answer(changeBooking, bookingForTests(CHARGED)));
  stubCalls(charging.stub);
  await page.getByRole("button", { name: `Godkänn bokning #${id}` }).click();
  const yes = question().getByRole("button", { name: "Dra beloppet" });
  const before = yes.element().getBoundingClientRect();
  await yes.click();
  const busy = question().getByRole("button", { name: "Drar beloppet…" });
  await expect.element(busy).toBeVisible();
  // A second press meets the same button.
  expect(busy.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(before.width);
  await userEvent.keyboard("{Escape}");
  await expect.element(busy).toBeVisible();
  charging.letGo();
  await expect.element(toast("Betalning genomförd")).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  expect(sent(changeBooking)).toMatchObject([{ body: { paymentAction: "capture" } }]);
});

test("a reminder that is being sent keeps its place, so that a double click sends it and nothing else", async () => {
  await openBooking({ booking: CHARGED });
  const reminding = hold(
    answer(sendDepositReminder, { depositReminderSentDate: "2027-03-01T09:00:00.000Z" }),
  );
  stubCalls(reminding.stub);
  const remind = page.getByRole("button", { name: "Skicka depositionspåminnelse" });
  const beside = page.getByRole("button", { name: "Registrera deposition" });
  (await remind.findElement()).scrollIntoView({ block: "center" });
  const placeOf = () => JSON.stringify(beside.element().getBoundingClientRect());
  let before = "";
  // Nothing that comes later moves the button from under the second press.
  await expect
    .poll(() => {
      const was = before;
      before = placeOf();
      return before === was;
    })
    .toBe(true);
  await remind.dblClick();
  await expect.element(page.getByRole("button", { name: "Skickar…" })).toBeVisible();
  expect(placeOf()).toBe(before);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  reminding.letGo();
  await expect.element(toast("Depositionspåminnelse skickad")).toBeVisible();
  expect(sent(sendDepositReminder)).toHaveLength(1);
});

test("a name without a space does not make a booking wider than a phone", async () => {
  const customerName = `Wolfeschlegelstein${"hausenbergerdorff".repeat(3)}`.slice(0, 62);
  await openBooking({ booking: { customerName }, width: 320, height: 844 });
  await expect.element(page.getByText(customerName).first()).toBeVisible();
  expect(cutOff()).toEqual([]);
  await page.viewport(390, 844);
  await expect.element(page.getByText(customerName).first()).toBeVisible();
  expect(cutOff()).toEqual([]);
});

const PAID = { ...CHARGED, ...DEPOSIT_PAID };
const OWED = { ...UNPAID, status: "confirmed" as const };

for (const { name, width, height, size } of [
  { name: "on the narrowest phone", width: 320, height: 640, size: "" },
  { name: "on a phone with letters twice the size", width: 390, height: 844, size: "34px" },
])
  for (const [booking, where, button] of [
    [OWED, "Betalning", "Registrera betalning"],
    [OWED, "Betalning", "Be om kortet igen"],
    [PAID, "Betalning", "Betala tillbaka"],
    [PAID, "Deposition", "Återbetala depositionen"],
  ] as const)
    test(`the dialog '${button}' keeps its buttons within reach ${name}`, async () => {
      document.documentElement.style.fontSize = size;
      try {
        await openBooking({ booking, width, height });
        await card(where).getByRole("button", { name: button }).click();
        await expect.element(page.getByRole("dialog")).toBeVisible();
        const outside = [...document.querySelectorAll(".edit-buttons button")]
          .map((one) => ({ said: one.textContent, place: one.getBoundingClientRect() }))
          .filter(
            ({ place: { left, right, top, bottom } }) =>
              left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight,
          );
        expect(outside).toEqual([]);
        expect(cutOff()).toEqual([]);
      } finally {
        document.documentElement.style.fontSize = "";
      }
    });
