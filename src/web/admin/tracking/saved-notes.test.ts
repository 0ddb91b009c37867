import { expect, test } from "vitest";
import { NO_TRACKING } from "#domain/tracking/tracking-settings.ts";
import { savedNotes } from "./saved-notes.ts";

test("what was saved but does not work yet is told calmly, until it is being changed", () => {
  const saved = { ...NO_TRACKING, googleAdsEnabled: true, googleAdsId: "12345", chatEnabled: true };
  expect(savedNotes(saved, saved)).toEqual({
    googleAdsId:
      "Sparat, men mäter inget förrän det är rätt ifyllt. Google Ads-id börjar med AW- och följs av siffror, till exempel AW-123456789.",
    chatProvider:
      "Sparat, men chatten visas inte förrän det är rätt ifyllt. Välj vilken chatt ni använder, eller stäng av chatten.",
  });
  const typed = { ...saved, googleAdsId: "AW-1" };
  expect(Object.keys(savedNotes(saved, typed))).toEqual(["chatProvider"]);
  expect(savedNotes(NO_TRACKING, saved)).toEqual({});
});
