import { expect, test } from "vitest";
import { promisedTwiceWords } from "./changeover.ts";

test("hours that promise a vehicle out before it is due back are told in one sentence", () => {
  expect(promisedTwiceWords({ pickupTime: "10:00", returnTime: "16:00" })).toBe(
    "Den dag en kund lämnar tillbaka kl. 16:00 är samma fordon lovat åt nästa redan kl. 10:00. Låt utlämningen vara efter återlämningen om det inte finns fler att lämna ut.",
  );
});

test("nothing is said while the hours can be kept, or are not whole yet", () => {
  expect(promisedTwiceWords({ pickupTime: "15:00", returnTime: "12:00" })).toBeNull();
  expect(promisedTwiceWords({ pickupTime: "12:00", returnTime: "12:00" })).toBeNull();
  expect(promisedTwiceWords({ pickupTime: "10:", returnTime: "16:00" })).toBeNull();
  expect(promisedTwiceWords({ pickupTime: "10:00", returnTime: "" })).toBeNull();
});
