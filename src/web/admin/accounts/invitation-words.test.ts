import { expect, test } from "vitest";
import { invitedAgainWords, invitedWords } from "./invitation-words.ts";

test("nobody is told to wait for a letter that only becomes a file", () => {
  for (const say of [invitedWords, invitedAgainWords]) {
    const { title, description } = say("sam@butiken.se", false);
    expect(`${title} ${description}`).not.toMatch(/på väg|får ett mejl/);
    expect(description).toContain("sam@butiken.se ligger som en fil i datamappens utkorg");
    expect(say("sam@butiken.se", true).title).toContain("på väg");
  }
});
