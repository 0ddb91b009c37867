import { expect, test } from "vitest";
import { openAgreementTitle } from "./open-words.ts";

test("an agreement with places left open is told by its name, more by their number", () => {
  const open = { name: "Hyresvillkor", openPlaces: 3 };
  expect(openAgreementTitle([open])).toBe(
    "Hyresavtalet Hyresvillkor har 3 ställen inom hakparenteser kvar",
  );
  expect(openAgreementTitle([{ ...open, openPlaces: 1 }])).toContain("har 1 ställe inom");
  expect(openAgreementTitle([open, open])).toBe("2 hyresavtal har något kvar inom hakparenteser");
});
