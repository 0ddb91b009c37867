import { beforeAll, describe, expect, test } from "vitest";
import { aUser, PASSWORD } from "#test/builders.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1 });
});

let address = 0;
/** Each test calls from an address of its own, so that one's failures do not throttle another. */
const someAddress = () => `10.0.1.${(address += 1)}`;

const login = (username: string, password: string, from = someAddress()) =>
  shop.call("/api/login", { method: "POST", body: { username, password }, from });

describe("a device that the account has signed in on", () => {
  const device = (answer: Awaited<ReturnType<typeof login>>) => {
    const cookie = answer.cookies.find(({ name }) => name === "norrvidd_device");
    return `norrvidd_device=${cookie?.value}`;
  };
  const loginOn = (as: string, username: string, password = PASSWORD, from = someAddress()) =>
    shop.call("/api/login", { method: "POST", body: { username, password }, as, from });
  /** Wrong passwords from three addresses, and ten of them from the owner's own. */
  async function besiege(username: string, own: string): Promise<void> {
    for (const from of [own, someAddress(), someAddress()])
      for (let round = 0; round < 10; round += 1) await login(username, "fel lösenord", from);
  }

  test("lets whoever knows the password in, whatever others have tried", async () => {
    const boss = await aUser(shop.db, { role: "admin" });
    const own = someAddress();
    const known = device(await login(boss.username, PASSWORD, own));
    await besiege(boss.username, own);
    expect((await login(boss.username, PASSWORD)).statusCode).toBe(429);
    expect((await login(boss.username, PASSWORD, own)).statusCode).toBe(429);
    expect((await loginOn(known, boss.username, PASSWORD, own)).statusCode).toBe(200);
    expect((await loginOn(known, boss.username)).statusCode).toBe(200);
  });

  test("is known by a cookie of its own that no script reads, which outlives signing out and a new password", async () => {
    const user = await aUser(shop.db);
    const answer = await login(user.username, PASSWORD);
    expect(answer.cookies[1]).toMatchObject({
      name: "norrvidd_device",
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 365 * 24 * 60 * 60,
    });
    const both = `${cookieOf(answer)}; ${device(answer)}`;
    const body = { password: "ett nytt lösenord" };
    await shop.call("/api/auth/update-password", { method: "POST", body, as: both });
    const out = await shop.call("/api/logout", { method: "POST", as: both });
    expect(out.cookies.map(({ name }) => name)).toEqual(["norrvidd_session"]);
    const own = someAddress();
    await besiege(user.username, own);
    const again = await loginOn(device(answer), user.username, "ett nytt lösenord", own);
    expect(again.statusCode).toBe(200);
  });

  test("is known to each of the people who share it, and to nobody else", async () => {
    const [one, two, stranger] = [await aUser(shop.db), await aUser(shop.db), await aUser(shop.db)];
    const first = device(await login(one.username, PASSWORD));
    const shared = device(await loginOn(first, two.username));
    for (const { username } of [one, two, stranger]) await besiege(username, someAddress());
    expect((await loginOn(shared, one.username)).statusCode).toBe(200);
    expect((await loginOn(shared, two.username)).statusCode).toBe(200);
    expect((await loginOn(shared, stranger.username)).statusCode).toBe(429);
  });

  test("cannot be made up", async () => {
    const user = await aUser(shop.db);
    const known = device(await login(user.username, PASSWORD));
    await besiege(user.username, someAddress());
    const [name, id, proof = ""] = known.split(".");
    for (const forged of [
      [name, id, `${proof.startsWith("A") ? "B" : "A"}${proof.slice(1)}`].join("."),
      [name, id].join("."),
      [`${name}x`, id, proof].join("."),
      "norrvidd_device=",
      "norrvidd_device=....",
    ])
      expect((await loginOn(forged, user.username)).statusCode, forged).toBe(429);
    expect((await loginOn(known, user.username)).statusCode).toBe(200);
  });

  test("is slowed down too when the wrong passwords are typed there, by seconds", async () => {
    const user = await aUser(shop.db);
    const known = device(await login(user.username, PASSWORD));
    const tries = Array.from({ length: 25 }, () => loginOn(known, user.username, "fel lösenord"));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await loginOn(known, user.username)).json()).toMatchObject({
      message: "För många inloggningsförsök. Försök igen om 10 sekunder.",
    });
    shop.clock.advance({ minutes: 1 });
    expect((await loginOn(known, user.username)).statusCode).toBe(200);
  });
});
