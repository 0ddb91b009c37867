import { expect, test } from "vitest";
import { withoutOwnAgreement } from "./agreement-words.ts";

test("an item without an agreement of its own has the shop's default, or none where there is no default", () => {
  const one = { name: "Husbil", isDefault: false };
  expect(withoutOwnAgreement([one, { name: "Vinter", isDefault: true }])).toBe(
    "Standardavtalet (Vinter)",
  );
  expect(withoutOwnAgreement([one])).toBe("Inget avtal");
  expect(withoutOwnAgreement([])).toBe("Inget avtal");
  expect(withoutOwnAgreement(undefined)).toBe("Standardavtalet");
});
