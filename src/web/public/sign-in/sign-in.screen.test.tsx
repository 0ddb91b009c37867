import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { currentUser, login } from "#contracts/auth.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { quietOffice } from "#test/screens/quiet-office.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, lose, refuse, type Stub } from "#test/screens/stubs.ts";
import { PATH, timelineOf } from "#test/screens/timeline.ts";

const REFUSED = "Fel användarnamn eller lösenord.";
const refused = refuse(login, "auth.wrong-credentials", { message: REFUSED });
const ADMIN = {
  id: 1,
  username: "admin",
  role: "admin" as const,
  isAdmin: true,
  email: null,
};

const username = () => page.getByLabelText("Användarnamn");
const password = () => page.getByLabelText("Lösenord", { exact: true });
const toast = (title: string) => page.getByRole("listitem").filter({ hasText: title });

async function tryToSignIn(...answers: Stub[]): Promise<void> {
  await openScreen(`/auth?next=${PATH}`, { answers });
  await username().fill("admin");
  await password().fill("fel lösenord");
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a wrong password is told in a toast and loses nothing that was typed", async () => {
  await tryToSignIn(refused);
  const told = toast("Login failed");
  await expect.element(told).toHaveTextContent(REFUSED);
  await expect.element(username()).toHaveValue("admin");
  await expect.element(password()).toHaveValue("fel lösenord");
  await expect.element(password()).toHaveFocus();
  await expect.element(page.getByRole("main")).not.toHaveTextContent(REFUSED);
  await expect.element(told).not.toBeInTheDocument();
});

test("a refusal goes away with the next try, and does not lie over the administration", async () => {
  await tryToSignIn(inTurn(refused, answer(login, ADMIN)));
  const told = toast("Login failed");
  await expect.element(told).toBeVisible();
  // It stays as long as the pointer rests on it, and would never go by itself.
  await told.hover();
  stubCalls(...quietOffice("2027-03-01" as never), answer(currentUser, ADMIN), timelineOf());
  await password().fill("rätt lösenord");
  (password().element() as HTMLInputElement).form!.requestSubmit();
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Utlämningar och återlämningar" }))
    .toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});

test("a lost connection is told as such", async () => {
  await tryToSignIn(lose(login));
  await expect
    .element(toast("Login failed"))
    .toHaveTextContent(
      "Det gick inte att nå butiken. Kontrollera din uppkoppling och försök igen.",
    );
});

test("username and password are required", async () => {
  await openScreen("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect.element(username()).toHaveFocus();
  expect(sent(login)).toEqual([]);
  expect(window.location.pathname).toBe("/auth");
});
