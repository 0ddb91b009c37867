import { expect, test } from "vitest";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { agreementDraft } from "./agreement-draft.ts";

test("the draft of an agreement promises what the shop promises about cancelling, and nothing else", () => {
  const usual = agreementDraft("Årevidd AB", USUAL_POLICY).content;
  expect(usual).toContain(
    "<li>30 dagar eller mer före hyrestidens första dag: du får tillbaka hela hyran.</li>",
  );
  expect(usual).toContain("<li>14 till 29 dagar före: du får tillbaka 50\u00a0% av hyran.</li>");
  expect(usual).toContain("<li>Mindre än 14 dagar före: ingen återbetalning.</li>");
  const own = agreementDraft("Årevidd AB", [{ daysBefore: 7, percent: 80 }]).content;
  expect(own).toContain("du får tillbaka 80\u00a0% av hyran.</li>");
  expect(own).not.toContain("30 dagar eller mer");
});
