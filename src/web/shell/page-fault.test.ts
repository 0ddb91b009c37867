import { expect, test } from "vitest";
import { reportPageFault } from "#contracts/page-faults.ts";
import { pageFault } from "./page-fault.ts";

function broken(name: string, message: string, stack = ""): Error {
  return Object.assign(new Error(message), { name, stack });
}

test("a broken page is told by its code, and the shop takes it", () => {
  const stack = `TypeError: x
    at AddonsCard (https://norrvidd.se/assets/booking-cards-x1.js:12:345)
    at https://norrvidd.se/betala/hemlig/app.js?t=hemlig:1:2`;
  const fault = pageFault(
    broken("TypeError", "Cannot read properties of undefined (reading 'length')", stack),
    "/admin/bookings",
  );
  expect(fault).toEqual({
    page: "/admin/bookings",
    kind: "TypeError",
    message: "Cannot read properties of undefined (reading 'length')",
    places: ["booking-cards-x1.js:12:345", "app.js:1:2"],
  });
  expect(reportPageFault.body?.safeParse(fault).success).toBe(true);
});

test("nothing that may be about a person is told", () => {
  const quoting = broken("SyntaxError", `Unexpected token 'A', "Anna Berg" is not valid JSON`);
  const numbered = broken("TypeError", "19900101-0017 is not a function");
  const mailed = broken("RangeError", "anna@example.com");
  const faults = [quoting, numbered, mailed, "Anna Berg", broken("Anna Berg", "Anna")].map(
    (error) => pageFault(error, "/p/:slug"),
  );
  expect(JSON.stringify(faults)).not.toMatch(/Anna|anna|1990|0017/);
  for (const fault of faults) expect(reportPageFault.body?.safeParse(fault).success).toBe(true);
});

test("a page that is matched by a rule for addresses has a name as well", () => {
  const fault = pageFault(broken("Error", ""), String(/^\/item\/(?<id>\d+)\/?$/));
  expect(reportPageFault.body?.safeParse(fault).success).toBe(true);
  expect(fault.page).toContain("/item");
});
