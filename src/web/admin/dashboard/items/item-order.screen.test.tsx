import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listItems } from "#contracts/catalog.ts";
import { orderItems } from "#contracts/items-in-bulk.ts";
import { ITEM, shopWithItem, toast } from "#test/screens/item-editor.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer, refuse } from "#test/screens/stubs.ts";

test("a list that somebody else has changed meanwhile is shown anew, and nothing is moved", async () => {
  const [one, two] = [
    { ...ITEM, id: 1, name: "Ordnad Ett" },
    { ...ITEM, id: 2, name: "Ordnad Två", position: 1 },
  ];
  let kept = [one, two];
  await openScreen("/admin/rental-items", {
    as: "admin",
    answers: [
      answer(listItems, () => kept),
      refuse(orderItems, "catalog.order-changed", {
        message: "Listan har ändrats av någon annan. Försök igen.",
      }),
      ...shopWithItem().stubs,
    ],
  });
  const row = page.getByRole("row").filter({ hasText: "Ordnad Två" });
  await expect.element(row).toBeVisible();
  kept = [one];
  await page.getByRole("button", { name: "Flytta upp: Ordnad Två" }).click();
  await expect
    .element(toast("Ett fel uppstod"))
    .toHaveTextContent("Listan har ändrats av någon annan.");
  await expect.element(row).not.toBeInTheDocument();
  expect(sent(orderItems)).toMatchObject([{ body: { from: [1, 2], to: [2, 1] } }]);
});
