import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { officeToday } from "#contracts/today.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { quietOffice } from "#test/screens/quiet-office.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answerRaw } from "#test/screens/stubs.ts";

test("a day that cannot be read is told, and read on wish", async () => {
  await openScreen("/admin", { as: "staff", answers: [answerRaw(officeToday, 503, "")] });
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Idag måndag 1 mars");
  const again = page.getByRole("alert").getByRole("button", { name: "Försök igen" });
  await expect.element(again).toBeVisible();
  stubCalls(...quietOffice("2027-03-01" as LocalDate));
  const asked = sent(officeToday).length;
  await again.click();
  // It asks at once, and not only when it would have asked by itself.
  await expect.poll(() => sent(officeToday).length).toBe(asked + 1);
  await expect.element(page.getByText(/^Ingen kommer/).first()).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});
