import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits, users } from "#server/platform/db/tables/accounts.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1 });
});

let address = 0;
/** Each try comes from an address of its own where the test names none. */
const someAddress = () => `10.0.1.${(address += 1)}`;

const login = (username: string, password: string, from = someAddress()) =>
  shop.call("/api/login", { method: "POST", body: { username, password }, from });

describe("signing in by an address that a stranger has taken for a name", () => {
  const ADDRESS = "info@arevidd.example";
  const STRANGERS = "en främlings lösenord";
  let owner: { id: number; username: string };
  let stranger: { id: number };
  beforeEach(async () => {
    await shop.db.delete(users);
    await shop.db.delete(limits);
    owner = await aUser(shop.db, { email: ADDRESS, role: "admin" });
    stranger = await aUser(shop.db, { username: ADDRESS, password: STRANGERS });
  });

  test("opens the account that has the address, and to the stranger their own", async () => {
    expect((await login(ADDRESS, PASSWORD)).json()).toMatchObject({ id: owner.id });
    expect((await login(ADDRESS, STRANGERS)).json()).toMatchObject({ id: stranger.id });
  });

  test("works however often the stranger has failed at their name", async () => {
    for (let round = 0; round < 20; round += 1) await login(` ${ADDRESS}`, "fel lösenord");
    shop.clock.advance({ minutes: 1 });
    expect((await login(ADDRESS, PASSWORD)).json()).toMatchObject({ id: owner.id });
  });

  test("buys nobody a guess more: one network has ten, and the account itself is slowed down", async () => {
    const from = someAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await login(ADDRESS, "fel lösenord", from)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    for (let round = 0; round < 10; round += 1) await login(ADDRESS, "fel lösenord");
    expect((await login(owner.username, PASSWORD)).statusCode).toBe(429);
    shop.clock.advance({ minutes: 1 });
    expect((await login(owner.username, PASSWORD)).statusCode).toBe(200);
  });

  test("buys the stranger none by a password of their own that fits", async () => {
    const victim = await aUser(shop.db, {
      username: "offret@arevidd.example",
      password: "x".repeat(9),
    });
    await aUser(shop.db, { email: victim.username });
    const from = someAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await login(victim.username, PASSWORD, from)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test("fails alike, and takes as long, whether the address and the name are anybody's or not", async () => {
    await aUser(shop.db, { username: "bara@arevidd.example" });
    await login("värmer@arevidd.example", "fel lösenord");
    const fastest: Record<string, number> = {};
    for (let round = 0; round < 8; round += 1)
      for (const typed of [ADDRESS, "bara@arevidd.example", "ingen@arevidd.example"]) {
        const started = performance.now();
        const { statusCode } = await login(typed, "fel lösenord");
        expect(statusCode).toBe(401);
        const took = performance.now() - started;
        fastest[typed] = Math.min(fastest[typed] ?? took, took);
      }
    const all = Object.values(fastest);
    // The fastest of each: a busy machine only ever adds. With one account less looked at it would be a third.
    expect(Math.min(...all) / Math.max(...all)).toBeGreaterThan(0.55);
  });
});
