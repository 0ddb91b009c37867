import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, momentInSweden } from "#domain/dates/stockholm.ts";
import type { Opening } from "#domain/shop/opening.ts";
import { checkStay, pickupProblem } from "./check-stay.ts";
import { closedOn } from "./closed-days.ts";
import { pickupLimits } from "./pickup-notice.ts";

const page = readFileSync(new URL("../../../docs/pricing.md", import.meta.url), "utf8");
function example(name: string): unknown {
  const [, json] = new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``).exec(page) ?? [];
  return JSON.parse(json ?? "null");
}

test("nights between rentals are as written down", () => {
  const { nights, taken, start, ends } = example("turnaround") as {
    nights: number;
    taken: LocalDate[];
    start: LocalDate;
    ends: Record<LocalDate, string>;
  };
  const unheldOn = (night: LocalDate) => (taken.includes(night) ? 0 : 1);
  const facts = {
    today: start,
    quantity: 1,
    intervals: [],
    blocked: [],
    freeOn: unheldOn,
    turnaround: { nights, unheldOn },
  };
  const told = Object.keys(ends).map((end) => {
    const verdict = checkStay(facts, { startDate: start, endDate: end as LocalDate });
    return [end, verdict.ok ? "ok" : verdict.problem.code];
  });
  expect(Object.fromEntries(told)).toEqual(ends);
});

test("notice is as written down", () => {
  const { now, hours, pickups } = example("notice") as {
    now: string;
    hours: number;
    pickups: Record<string, string>;
  };
  const instant = new Date(now);
  const told = Object.keys(pickups).map((pickup) => {
    const [day = "", time = ""] = pickup.split(" ");
    const item = { defaultPickupTime: time, defaultReturnTime: null };
    const rules = { intervals: [], item, shop: { noticeHours: hours } };
    const limits = pickupLimits(rules, momentInSweden(instant), momentInSweden(instant, hours));
    const startDate = day as LocalDate;
    const stay = { startDate, endDate: addDays(startDate, 1) };
    const problem = pickupProblem({ today: dayInSweden(instant), ...limits }, stay);
    return [pickup, problem?.code ?? "ok"];
  });
  expect(Object.fromEntries(told)).toEqual(pickups);
});

test("opening days are as written down", () => {
  const { opening, stays } = example("opening") as {
    opening: Opening;
    stays: Record<string, string>;
  };
  const facts = {
    today: "2027-12-01" as LocalDate,
    quantity: 1,
    intervals: [],
    blocked: [],
    freeOn: () => 1,
    isClosedOn: closedOn(opening),
  };
  const told = Object.keys(stays).map((stay) => {
    const [startDate, endDate] = stay.split(" ") as [LocalDate, LocalDate];
    const verdict = checkStay(facts, { startDate, endDate });
    return [stay, verdict.ok ? "ok" : verdict.problem.code];
  });
  expect(Object.fromEntries(told)).toEqual(stays);
});
