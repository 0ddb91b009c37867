import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { currentUser, register, updatePassword } from "#contracts/auth.ts";
import { ownSessions } from "#contracts/sessions.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse } from "#test/screens/stubs.ts";

const toast = (title: string) => page.getByRole("listitem").filter({ hasText: title });

/** As the shop answers when something about the present password is wrong. */
const refusedFor = (code: `auth.current-password-${"needed" | "wrong"}`, message: string) =>
  refuse(updatePassword, code, { message, fields: { currentPassword: message } });

test("whoever signed in a while ago is asked for the present password too", async () => {
  const needed = "Det var en stund sedan du loggade in. Skriv ditt nuvarande lösenord också.";
  await openScreen("/konto", {
    as: "customer",
    answers: [
      answer(ownSessions, []),
      inTurn(
        refusedFor("auth.current-password-needed", needed),
        refusedFor("auth.current-password-wrong", "Det nuvarande lösenordet stämmer inte."),
        answer(updatePassword, null),
      ),
    ],
  });
  const present = page.getByLabelText("Nuvarande lösenord");
  const save = () => page.getByRole("button", { name: "Spara lösenordet" }).click();
  await page.getByLabelText("Nytt lösenord").fill("skogens tystnad");
  await page.getByLabelText("Bekräfta lösenordet").fill("skogens tystnad");
  expect(present.query()).toBeNull();
  await save();
  await expect.element(present).toHaveFocus();
  await expect.element(page.getByText(needed)).toBeVisible();
  expect(toast("Fel").query()).toBeNull();
  await expectAccessible();
  await present.fill("fel lösenord");
  await save();
  await expect.element(page.getByText("Det nuvarande lösenordet stämmer inte.")).toBeVisible();
  await expect.element(toast("Fel")).toHaveTextContent("Kunde inte uppdatera lösenordet");
  await present.fill("norrsken i november");
  await save();
  await expect.element(toast("Lösenordet har uppdaterats")).toBeVisible();
  await expect.element(present).not.toBeInTheDocument();
  expect(sent(updatePassword).map(({ body }) => Object.keys(body as object))).toEqual([
    ["password"],
    ["password", "currentPassword"],
    ["password", "currentPassword"],
  ]);
});

test("pressing twice makes one account, and nothing is said to have failed", async () => {
  const user = { id: 5, username: "kund", role: "customer" as const, isAdmin: false, email: null };
  await openScreen("/registrera", {
    answers: [answer(currentUser, user), answer(register, user), answer(ownSessions, [])],
  });
  await page.getByLabelText("Användarnamn").fill("kund");
  await page.getByLabelText("Lösenord", { exact: true }).fill("en lång promenad");
  await page.getByLabelText("Bekräfta lösenordet").fill("en lång promenad");
  await page.getByRole("button", { name: "Skapa konto" }).dblClick();
  await expect.poll(() => window.location.pathname).toBe("/konto");
  await expect.element(toast("Ditt konto är klart")).toBeVisible();
  expect(sent(register)).toHaveLength(1);
});
