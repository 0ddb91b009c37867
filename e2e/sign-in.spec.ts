import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

test("an administrator signs in, changes the password back and forth, and signs out", async ({
  page,
  watch,
}) => {
  // What the dashboard was still asking for when its user signed out.
  watch.expectSignedOut();
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Account Access" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Användarnamn").fill(ADMIN.username);
  await page.getByLabel("Lösenord").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
  await expect(page.getByText("Inloggad som admin")).toBeVisible();
  await expect(page.getByRole("link", { name: "Till butiken" })).toHaveAttribute("href", "/");
  await expectAccessible(page);

  const changeTo = async (password: string, confirmation: string) => {
    await page.getByLabel("Nytt lösenord").fill(password);
    await page.getByLabel("Bekräfta lösenordet").fill(confirmation);
    await page.getByRole("button", { name: "Spara lösenordet" }).click();
  };
  await changeTo("ett annat ord", "ett helt annat ord");
  await expect(page.getByText("Lösenorden matchar inte")).toBeVisible();
  await expect(page.getByLabel("Nytt lösenord")).toHaveValue("ett annat ord");
  await changeTo(ADMIN.password, ADMIN.password);
  const toast = page.getByRole("listitem").filter({ hasText: "Lösenordet har uppdaterats" });
  await expect(toast).toBeVisible();
  await expect(page.getByLabel("Nytt lösenord")).toHaveValue("");
  await expectAccessible(page);
  await page.keyboard.press("F8");
  await expect(
    page.getByRole("region", { name: "Meddelanden (F8)" }).getByRole("list"),
  ).toBeFocused();
  await toast.getByRole("button", { name: "Stäng meddelandet" }).click();
  await expect(toast).toBeHidden();

  await page.reload();
  await expect(page.getByText("Inloggad som admin")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("button", { name: "Logga ut" })).toBeHidden();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth$/);
});
