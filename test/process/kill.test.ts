import { test } from "vitest";
import { expectNoPaymentLost } from "#test/killed-among-checkouts.ts";

test("killed among a dozen checkouts, the shop loses no payment and books none twice", () =>
  expectNoPaymentLost({ checkouts: 12, kills: 1 }));
