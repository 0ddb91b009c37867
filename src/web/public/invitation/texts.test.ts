import { expect, test } from "vitest";
import { closedWords, inviteWords } from "./texts.ts";

const SHOWN = { email: "kajsa@exempel.se", role: "staff", invitedBy: "Olle" } as const;

test("whoever comes too late is told whom to ask, also when nobody remembers who it was", () => {
  expect(closedWords({ ...SHOWN, state: "expired" }).text).toContain("Be Olle skicka en ny");
  expect(closedWords({ ...SHOWN, state: "expired", invitedBy: "" }).text).toContain(
    "Be den som bjöd in dig skicka en ny",
  );
});

test("whoever comes a second time is told to sign in", () => {
  expect(closedWords({ ...SHOWN, state: "used" }).text).toContain("Logga in med användarnamnet");
});

test("an invitation says by whom and as what", () => {
  expect(inviteWords({ ...SHOWN, state: "open" })).toContain(
    "Olle har bjudit in dig som personal.",
  );
});
