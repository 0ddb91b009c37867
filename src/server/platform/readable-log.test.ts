import { expect, test } from "vitest";
import { readableLog } from "./readable-log.ts";

const NOON = { time: new Date(2026, 5, 1, 12, 0, 5).getTime(), pid: 7, hostname: "butiken" };

function read(...entries: object[]): string {
  let printed = "";
  const log = readableLog((text) => (printed += text));
  for (const entry of entries) log.write(`${JSON.stringify({ ...NOON, ...entry })}\n`);
  return printed;
}

test("a person at the terminal reads what happened and when, not what a machine would", () => {
  const warning = { level: 40, code: "mail.refused", type: "booking_confirmation" };
  expect(read({ ...warning, msg: "a letter was not sent" })).toBe(
    "12:00:05  Warning: a letter was not sent (code: mail.refused, type: booking_confirmation)\n",
  );
});

test("an answered call is one line", () => {
  const call = { level: 30, reqId: "a-1", method: "GET", route: "/api/user", status: 200, ms: 3.1 };
  expect(read(call, call)).toBe("12:00:05  GET /api/user 200 3.1\n".repeat(2));
});

test("an error keeps where it came from", () => {
  const err = { type: "Error", message: "slut", stack: "Error: slut\n    at job.ts:1" };
  expect(read({ level: 50, job: "send-mail", err, msg: "job failed, it is tried again" })).toBe(
    "12:00:05  Error: job failed, it is tried again (job: send-mail)\nError: slut\n    at job.ts:1\n",
  );
});

test("what is no log line is shown as it is", () => {
  let printed = "";
  readableLog((text) => (printed += text)).write("hej\n");
  expect(printed).toBe("hej\n");
});
