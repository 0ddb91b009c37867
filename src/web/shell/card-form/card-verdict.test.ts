import { expect, test } from "vitest";
import { confirmed } from "./card-verdict.ts";

test("a card form that throws, at once or later, is told as a lost answer and can be tried again", async () => {
  const atOnce = () => {
    throw new Error("the form is gone");
  };
  for (const confirm of [atOnce, () => Promise.reject(new Error("offline"))])
    expect(await confirmed(confirm)).toEqual({
      ok: false,
      problem: {
        sentence:
          "Det gick inte att nå kortbolaget. Kontrollera din uppkoppling och försök igen. Inget har dragits.",
        isOver: false,
        isUnclear: true,
      },
    });
});
