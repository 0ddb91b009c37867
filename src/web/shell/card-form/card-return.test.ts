import { expect, test } from "vitest";
import { returnedSecret, withoutSecret } from "./card-return.ts";

test("who comes back from the bank leaves the payment's secret out of the address", () => {
  const address =
    "http://localhost/booking?itemId=7&startDate=2027-03-02&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded";
  expect(returnedSecret(new URL(address).searchParams)).toBe("pi_1_secret_x");
  expect(withoutSecret(address)).toBe("http://localhost/booking?itemId=7&startDate=2027-03-02");
  expect(returnedSecret(new URLSearchParams("itemId=7"))).toBeNull();
});
