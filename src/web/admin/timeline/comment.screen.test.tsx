import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { changeBooking } from "#contracts/bookings.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { inTurn, lose } from "#test/screens/stubs.ts";
import { commentDialog, commentsKept, handover, openTimeline } from "#test/screens/timeline.ts";

const SCRIPT = "<script>window.harmed = true</script><img src=x onerror='window.harmed = true'>";
const toast = (title: string) =>
  page.getByRole("listitem", { includeHidden: true }).filter({ hasText: title });

test("a comment is written in a dialog, changed, and never lost when saving fails", async () => {
  const shop = commentsKept();
  await openTimeline(shop, { query: "?view=day&day=2027-03-01" });
  const card = handover("UTLÄMNING");
  const add = card.getByRole("button", { name: "Lägg till kommentar" });
  await add.click();
  const dialog = commentDialog();
  const area = dialog.getByPlaceholder("Skriv din kommentar här...");
  const save = () => dialog.getByRole("button", { name: "Spara" }).click();
  await expect.element(area).toHaveFocus();
  expect(area.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(100);
  await expectAccessible();
  await area.fill(`Ring före ${SCRIPT}`);
  await save();
  await expect
    .element(toast("Kommentar sparad"))
    .toHaveTextContent("Bokningskommentaren har sparats");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card).toHaveTextContent(`Ring före ${SCRIPT}`);
  expect(sent(changeBooking)).toMatchObject([
    { params: { id: "7" }, body: { notes: `Ring före ${SCRIPT}`, notesBefore: "" } },
  ]);

  const again = card.getByRole("button", { name: "Visa/redigera kommentar" });
  await expect.element(again).toHaveFocus();
  await again.click();
  await expect.element(area).toHaveValue(`Ring före ${SCRIPT}`);
  stubCalls(inTurn(lose(changeBooking), shop[1]!));
  await area.fill("Kommer sent");
  await save();
  await expect.element(toast("Ett fel uppstod")).toHaveTextContent("Det gick inte att nå butiken.");
  await expect.element(area).toHaveValue("Kommer sent");
  expect(document.querySelector("article")!.textContent).toContain("Ring före");

  await area.fill("å".repeat(20_001));
  await save();
  await expect
    .element(dialog)
    .toHaveTextContent(/Kommentaren får vara högst 20\s000 tecken. Nu är den 20\s001./);
  await area.fill("å".repeat(20_000));
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card.getByText("å".repeat(20_000))).toBeVisible();
  // Cut on the card, whole in the dialog.
  expect(card.element().getBoundingClientRect().height).toBeLessThan(800);
  await again.click();
  await expect.element(area).toHaveValue("å".repeat(20_000));
  await area.fill("");
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await expect.element(dialog).toHaveTextContent("Du har skrivit något som inte är sparat.");
  await dialog.getByRole("button", { name: "Fortsätt redigera" }).click();
  await save();
  await expect.element(add).toBeVisible();
  expect("harmed" in window).toBe(false);
});
