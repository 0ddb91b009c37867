import { beforeAll, expect, test } from "vitest";
import { openTestLetters, type TestLetters } from "#test/test-day-letters.ts";

let letters: TestLetters;
beforeAll(async () => {
  letters = await openTestLetters();
  await letters.run();
});

/** Each knows the shop by an address of its own, so that no letter is the same by its name. */
const PROCESSES = ["http://localhost", "http://norr.example", "http://vidd.example"];

/** How often each letter was queued when several processes found it due at the same moment. */
async function sendAtOnce(start: string, at: string): Promise<number[]> {
  letters.shop.clock.set("2026-06-01T10:00:00Z");
  const end = start.replace(/\d\d$/, (day) => String(Number(day) + 2));
  const ids: number[] = [];
  for (let number = 0; number < 6; number += 1) ids.push(await letters.anApproved(start, end));
  letters.shop.clock.set(at);
  await Promise.all(PROCESSES.map((baseUrl) => letters.run(undefined, { baseUrl })));
  return Promise.all(ids.map(async (id) => (await letters.sentTo(id)).length));
}

const ONCE = [1, 1, 1, 1, 1, 1];

test("several processes that find the same letters due send each of them once", async () => {
  expect(await sendAtOnce("2026-07-15", "2026-07-08T07:00:00Z")).toEqual(ONCE);
});

test("a press at the moment of the job is one letter, not two", async () => {
  letters.shop.clock.set("2026-06-01T10:00:00Z");
  const id = await letters.anApproved("2026-09-15", "2026-09-17");
  letters.shop.clock.set("2026-09-08T07:00:00Z");
  const path = `/api/bookings/${id}/coming-letters/pickup_soon/send`;
  const as = await letters.shop.signIn("staff");
  const press = () => letters.shop.call(path, { method: "POST", as });
  const [, one, other] = await Promise.all([letters.run(), press(), press()]);
  expect([one.statusCode, other.statusCode].filter((status) => status === 200).length).toBeLessThan(
    2,
  );
  expect(await letters.sentTo(id)).toHaveLength(1);
});

test("control: without one row for a booking and a letter, each process would send its own", async () => {
  // Each process then marks a letter of its own, and none finds that another has marked it.
  await letters.shop.database.exec(`
    create function mark_apart() returns trigger language plpgsql as $$
    begin
      new.type := new.type || gen_random_uuid();
      return new;
    end $$;
    create trigger day_letters_apart before insert on day_letters
      for each row execute function mark_apart()`);
  const times = await sendAtOnce("2026-08-15", "2026-08-08T07:00:00Z");
  expect(Math.max(...times)).toBeGreaterThan(1);
});
