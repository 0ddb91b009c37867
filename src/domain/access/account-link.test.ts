import { expect, test } from "vitest";
import { ACCOUNT_LINK_MS, accountLinkState } from "./account-link.ts";

const MADE = new Date("2027-03-01T09:00:00Z");
const link = { usedAt: null, expiresAt: new Date(MADE.getTime() + ACCOUNT_LINK_MS) };

test("a link opens for an hour, to the second", () => {
  expect(accountLinkState(link, MADE)).toBe("open");
  expect(accountLinkState(link, new Date("2027-03-01T09:59:59.999Z"))).toBe("open");
  expect(accountLinkState(link, new Date("2027-03-01T10:00:00Z"))).toBe("expired");
});

test("a link that was used stays used, also when its hour is over", () => {
  const used = { ...link, usedAt: MADE };
  expect(accountLinkState(used, MADE)).toBe("used");
  expect(accountLinkState(used, new Date("2028-01-01T00:00:00Z"))).toBe("used");
});
