import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { heardVersion } from "#server/platform/db/public-version.ts";
import type { Database } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import {
  anAddon,
  aBlock,
  aBooking,
  anInterval,
  anItem,
  aPicture,
  aSeason,
} from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";

describe("the version of what the public sees", () => {
  let database: Database;
  let itemId: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    atFileEnd(() => database.close());
    itemId = (await anItem(database.db)).id;
  });

  const raisedBy = async (write: () => Promise<unknown>) => {
    const before = await database.publicVersion.asked();
    await write();
    return (await database.publicVersion.asked()) - before;
  };

  test("is raised by every change to what it shows, whoever writes", async () => {
    const { db } = database;
    const dates = { start: "2026-07-01", end: "2026-07-08" };
    expect(await raisedBy(() => anItem(db))).toBe(1);
    expect(await raisedBy(() => anAddon(db, itemId))).toBe(1);
    expect(await raisedBy(() => aSeason(db, itemId, { ...dates, price: 900 }))).toBe(1);
    expect(await raisedBy(() => aBlock(db, itemId, dates))).toBe(1);
    expect(await raisedBy(() => anInterval(db, itemId, dates))).toBe(1);
    expect(await raisedBy(() => aPicture(db, "/media/ny.jpg"))).toBe(1);
    const byHand = [
      sql`update rental_items set name = 'Nytt namn' where id = ${itemId}`,
      sql`delete from seasonal_prices`,
      sql`insert into settings (key, value, updated_at) values ('trackingSettings', '{}', now())`,
      sql`update settings set value = '{"a": 1}'`,
      sql`update pictures set alt = 'En sjö' where url = '/media/ny.jpg'`,
      sql`truncate booking_intervals`,
    ];
    for (const statement of byHand) expect(await raisedBy(() => db.execute(statement))).toBe(1);
  });

  test("is raised once by a transaction, however much it writes, and not by one that is taken back", async () => {
    const { db } = database;
    expect(
      await raisedBy(() =>
        inTransaction(db, async (tx) => {
          await tx.execute(sql`update rental_items set name = name || '!'`);
          await tx.execute(sql`delete from blocked_dates`);
        }),
      ),
    ).toBe(1);
    const taken = () =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`update rental_items set name = name || '?'`);
        throw new Error("taken back");
      }).catch(() => {});
    expect(await raisedBy(taken)).toBe(0);
  });

  test("stays when nothing that is seen changes: a booking, the same words once more, a picture that is looked for", async () => {
    const { db } = database;
    expect(
      await raisedBy(() => aBooking(db, { itemId, start: "2026-08-01", end: "2026-08-03" })),
    ).toBe(0);
    expect(await raisedBy(() => db.execute(sql`update rental_items set name = name`))).toBe(0);
    expect(await raisedBy(() => db.execute(sql`update pictures set last_used_at = now()`))).toBe(0);
  });

  test("is known to the process that wrote as soon as its write is answered", async () => {
    const { db, publicVersion } = database;
    for (let round = 0; round < 50; round += 1) {
      const before = await publicVersion.known();
      await db.execute(
        sql`update rental_items set name = ${`Runda ${round}`} where id = ${itemId}`,
      );
      expect(await publicVersion.known()).toBe(before + 1);
    }
  });
});

describe("a process that listens", () => {
  function listener({ isAlwaysTold = false } = {}) {
    let time = 0;
    let stored = 7;
    let questions = 0;
    const heard = heardVersion({
      ask: async () => {
        questions += 1;
        return stored;
      },
      listen: async () => async () => {},
      isAlwaysTold,
      now: () => time,
    });
    return {
      heard,
      pass: (milliseconds: number) => (time += milliseconds),
      store: (version: number) => (stored = version),
      questions: () => questions,
    };
  }

  test("asks once, and again when a second has passed without word from the database", async () => {
    const { heard, pass, store, questions } = listener();
    expect(await heard.known()).toBe(7);
    store(8);
    pass(999);
    expect(await heard.known()).toBe(7);
    expect(questions()).toBe(1);
    pass(1);
    expect(await heard.known()).toBe(8);
    pass(900);
    heard.hear.confirmed(8);
    pass(900);
    expect(await heard.known()).toBe(8);
    expect(questions()).toBe(2);
  });

  test("does not go back when word of an older version comes late", async () => {
    const { heard } = listener();
    await heard.known();
    heard.hear.told(9);
    heard.hear.told(8);
    expect(await heard.known()).toBe(9);
  });

  test("asks once for all who wait", async () => {
    const { heard, questions } = listener();
    await Promise.all([heard.known(), heard.known(), heard.known()]);
    expect(questions()).toBe(1);
  });

  test("need not ask again where nobody else can write", async () => {
    const { heard, pass, questions } = listener({ isAlwaysTold: true });
    await heard.known();
    pass(60_000);
    heard.hear.told(8);
    expect(await heard.known()).toBe(8);
    expect(questions()).toBe(1);
  });
});
