import { expect, test } from "vitest";
import { passwordProblems } from "./password-words.ts";

test("a short password is said at the password, and one that was typed otherwise at the second field", () => {
  const short = "Lösenordet måste vara minst 8 tecken långt";
  const other = "Lösenorden matchar inte";
  const said = (password: string, confirmation: string) =>
    passwordProblems({ password, confirmation });
  expect(said("kort", "kort")).toEqual({ password: short, confirmation: undefined });
  expect(said("lång nog", "en annan")).toEqual({ password: undefined, confirmation: other });
  expect(said("kort", "")).toEqual({ password: short, confirmation: other });
  expect(said("lång nog", "lång nog")).toEqual({ password: undefined, confirmation: undefined });
});
