import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findAnything } from "#contracts/office-find.ts";
import { openBooking, shopWithOneBooking } from "#test/screens/one-booking.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, hold } from "#test/screens/stubs.ts";

const field = () => page.getByRole("combobox");

test("what is found first for what was typed last is opened, however late it comes", async () => {
  const { kept, stubs } = shopWithOneBooking({ customerName: "Annasök Först" });
  await openScreen("/admin/bookings", { as: "admin", answers: stubs });
  const found = (id: string, label: string, path: string) =>
    answer(findAnything, [{ kind: "booking", id, label, note: "", path }]);
  stubCalls(found("1", "Fjällripa 70", "/admin/rental-items/1"));
  await userEvent.keyboard("{Control>}k{/Control}");
  await field().fill("fjällripa");
  await expect.element(page.getByRole("option").first()).toHaveTextContent("Fjällripa 70");
  const late = hold(found(String(kept.id), "Annasök Först", `/admin/bookings/${kept.id}`));
  stubCalls(late.stub);
  await field().fill("annasök");
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname).toBe("/admin/bookings");
  late.letGo();
  await expect.poll(() => window.location.pathname).toBe(`/admin/bookings/${kept.id}`);
});

test("the keys are told at ?, and can be switched off", async () => {
  await openScreen("/admin/bookings", { as: "admin", answers: shopWithOneBooking().stubs });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await userEvent.keyboard("?");
  const help = page.getByRole("dialog", { name: "Kortkommandon" });
  await expect.element(help).toHaveTextContent("Bokföring");
  await help.getByRole("switch", { name: "Kortkommandon utan Ctrl" }).click();
  await help.getByRole("button", { name: "Stäng" }).click();
  await userEvent.keyboard("/");
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field()).toHaveFocus();
});

test("who closes the search or the list of keys has the focus where it was", async () => {
  await openBooking();
  const list = page.getByRole("link", { name: "Alla bokningar" });
  await expect.element(list).toBeVisible();
  (list.element() as HTMLElement).focus();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Kortkommandon" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(list).toHaveFocus();
  const comment = page.getByLabelText("Kommentar");
  await comment.fill("Ringer på onsdag");
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(comment).toHaveFocus();
  const stays = page.getByRole("dialog").getByRole("button", { name: "Stanna kvar" });
  const ways = [
    () => Promise.resolve(window.history.back()),
    async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      await userEvent.keyboard("kalender");
      await page.getByRole("option", { name: /Kalender/ }).click();
    },
  ];
  const calendar = { kind: "page" as const, id: "calendar", note: "", path: "/admin/calendar" };
  stubCalls(answer(findAnything, [{ ...calendar, label: "Kalender" }]));
  for (const leave of ways)
    for (const key of ["Enter", "Escape"]) {
      await leave();
      await expect.element(stays).toHaveFocus();
      await userEvent.keyboard(`{${key}}`);
      await expect.element(stays).not.toBeInTheDocument();
      await expect.element(comment).toHaveFocus();
    }
});
