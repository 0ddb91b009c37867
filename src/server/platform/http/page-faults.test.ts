import { Writable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let lines: string[];
let shop: TestShop;
beforeAll(async () => {
  lines = [];
  const logTo = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  shop = await openTestShop({ logTo, logLevel: "error" });
});

const fault = {
  page: "/admin/bookings",
  kind: "TypeError",
  message: "Cannot read properties of undefined (reading 'length')",
  places: ["booking-cards-x1.js:12:345"],
};
const report = (body: object) => shop.call("/api/page-faults", { method: "POST", body });

test("a page that broke for somebody stands in the shop's log", async () => {
  expect((await report(fault)).statusCode).toBe(204);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    msg: "a page broke in the browser",
    fault,
  });
});

test("an address, a person or anything else that was shown is not taken", async () => {
  const before = lines.length;
  for (const wrong of [
    { page: "/betala/hemlig?token=1" },
    { message: "hej anna@example.com" },
    { places: ["https://example.com/?namn=Anna"] },
  ])
    expect((await report({ ...fault, ...wrong })).statusCode).toBe(400);
  expect(lines.length).toBe(before);
});

test("nobody fills the log", async () => {
  const answers = [];
  for (let times = 0; times < 12; times += 1) answers.push((await report(fault)).statusCode);
  expect(answers.at(-1)).toBe(429);
});
