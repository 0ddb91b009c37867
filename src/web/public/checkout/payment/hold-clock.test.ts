import { describe, expect, test } from "vitest";
import { announcement, formatSeconds, holdEndsAt, secondsLeft } from "./hold-clock.ts";

describe("the hold", () => {
  test("counts down from twenty minutes to nothing", () => {
    const endsAt = holdEndsAt(1_000_000);
    expect(formatSeconds(secondsLeft(endsAt, 1_000_000))).toBe("20:00");
    expect(formatSeconds(secondsLeft(endsAt, 1_018_000))).toBe("19:42");
    expect(formatSeconds(secondsLeft(endsAt, endsAt - 5000))).toBe("0:05");
    expect(secondsLeft(endsAt, endsAt + 60_000)).toBe(0);
  });

  test("is read out at five minutes and at one", () => {
    expect(announcement(301)).toBe("");
    expect(announcement(300)).toContain("fem minuter");
    expect(announcement(61)).toContain("fem minuter");
    expect(announcement(60)).toContain("en minut");
  });
});
