import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { currentUser, logout } from "#contracts/auth.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, hold, inTurn, type Stub } from "#test/screens/stubs.ts";
import { PATH, timelineOf } from "#test/screens/timeline.ts";

const KNOWN = answer(currentUser, {
  id: 1,
  username: "admin",
  role: "admin",
  isAdmin: true,
  email: null,
});
const office = () => page.getByRole("heading", { name: "Utlämningar och återlämningar" });
const openOffice = (...answers: Stub[]) =>
  openScreen(PATH, { as: "admin", answers: [timelineOf(), ...answers] });

test("when it cannot be found out who one is, the page says so and tries again on wish", async () => {
  await openOffice(answerRaw(currentUser, 503, ""));
  await expect.element(page.getByRole("alert")).toBeVisible();
  stubCalls(KNOWN);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect.element(office()).toBeVisible();
});

test("while it is not yet known who one is, a spinner shows", async () => {
  const slow = hold(KNOWN);
  await openOffice(inTurn(slow.stub, KNOWN));
  await expect.element(page.getByRole("status")).toHaveTextContent("Laddar…");
  slow.letGo();
  await expect.element(office()).toBeVisible();
});

test("who cannot be signed out is told so and stays signed in", async () => {
  const fault = JSON.stringify({ message: "Något gick fel hos oss.", code: "unexpected" });
  await openOffice(answerRaw(logout, 500, fault));
  const signOut = page.getByRole("banner").getByRole("button", { name: "Logga ut" });
  await signOut.click();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Logout failed" }))
    .toHaveTextContent("Något gick fel hos oss.");
  await expect.element(signOut).toBeVisible();
});
