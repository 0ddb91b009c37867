import { beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { limits } from "#server/platform/db/tables/accounts.ts";
import { createSharedLimiter, forgetEndedLimits } from "#server/platform/shared-limiter.ts";
import { openTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";
import { testClock } from "#test/test-clock.ts";

let database: Database;
const clock = testClock();
beforeAll(async () => {
  database = await openTestDatabase();
  atFileEnd(() => database.close());
});

const WINDOW = { windowSeconds: 900 };
const limiter = (name: string, limit: { max: number; pauseSeconds?: number; factor?: number }) =>
  createSharedLimiter({ db: database.db, clock }, { name, ...WINDOW, ...limit });

async function times(count: number, take: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; round < count; round += 1) waits.push(await take());
  return waits;
}

test("what is tried too often waits until the window ends", async () => {
  const hard = limiter("hard", { max: 2 });
  expect(await times(3, () => hard.take("a"))).toEqual([0, 0, 900]);
  clock.advance({ minutes: 5 });
  expect(await hard.take("a")).toBe(600);
  expect(await hard.take("b")).toBe(0);
  clock.advance({ minutes: 10 });
  expect(await times(3, () => hard.take("a"))).toEqual([0, 0, 900]);
});

test("with a pause, one try at a time goes on being let through", async () => {
  const slow = limiter("slow", { max: 2, pauseSeconds: 60 });
  expect(await times(3, () => slow.take("a"))).toEqual([0, 0, 60]);
  clock.advance({ minutes: 1 });
  expect(await times(2, () => slow.take("a"))).toEqual([0, 60]);
});

test("a try that is taken back was none", async () => {
  const hard = limiter("back", { max: 1 });
  for (const _ of [1, 2, 3]) {
    expect(await hard.take("a")).toBe(0);
    await hard.takeBack("a");
  }
  expect(await times(2, () => hard.take("a"))).toEqual([0, 900]);
});

test("two processes count together, and many tries at once one by one", async () => {
  const both = [limiter("shared", { max: 5 }), limiter("shared", { max: 5 })];
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) => both[index % 2]!.take("a")),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test("the shop's own factor applies, and one try is always free", async () => {
  const half = limiter("half", { max: 4, factor: 0.5 });
  expect(await times(3, () => half.take("a"))).toEqual([0, 0, 900]);
  const none = limiter("none", { max: 4, factor: 0.01 });
  expect(await times(2, () => none.take("a"))).toEqual([0, 900]);
});

test("keys are kept as hashes, and no longer than their window", async () => {
  await limiter("kept", { max: 4 }).take("hemligheten i fel fält");
  expect(JSON.stringify(await database.db.select().from(limits))).not.toContain("hemligheten");
  clock.advance({ minutes: 15 });
  await forgetEndedLimits(database.db, clock.now());
  expect(await database.db.select().from(limits)).toEqual([]);
});
