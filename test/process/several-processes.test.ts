import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { createTestDatabase } from "#test/databases.ts";
import { freePort } from "#test/free-port.ts";
import { addItem, post, signIn, upload, type AddedItem } from "#test/shop-calls.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";
import { CARDS, confirmCard } from "#test/confirm-card.ts";
import { aPaymentWish } from "#test/payment-wish.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let here: StartedShop;
let there: StartedShop;
let environment: Record<string, string>;
let item: AddedItem;

beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandbox(`http://127.0.0.1:${port}/api/stripe/webhook`);
  environment = {
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandbox.url,
    DATABASE_URL: await createTestDatabase(TEMPLATE),
    DEMO: "false",
    RATE_LIMIT_FACTOR: "1000",
    SHOP_EMAIL: "butiken@example.se",
  };
  here = await startBuiltShop({ environment: { ...environment, PORT: String(port) } });
  there = await startBuiltShop({ environment });
  item = await addItem(here, await signIn(here), { name: "Elcykel", quantity: 4 });
});

afterAll(() => Promise.all([here.stop(), there.stop(), sandbox.stop()]));

const get = (shop: StartedShop, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.address}${path}`, { headers });

describe("two processes on one database", () => {
  test("are both open, and whoever is signed in at one is at the other", async () => {
    const cookie = await signIn(here);
    const answer = await get(there, "/api/user", { cookie });
    expect(await answer.json()).toMatchObject({ username: "admin" });
  });

  test("a change made at one is seen at the other within a tenth of a second, by calls and pages", async () => {
    const cookie = await signIn(here);
    const { id, slug } = item;
    // Kept in memory there.
    for (const path of ["/", `/api/rental-items/${id}`]) await (await get(there, path)).text();
    for (let round = 1; round <= 5; round += 1) {
      const name = `Elcykel Runda ${round}`;
      const changed = await fetch(`${here.address}/api/rental-items/${id}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ name }),
      });
      expect(changed.status).toBe(200);
      expect(await (await get(here, `/p/${slug}`)).text()).toContain(name);
      await sleep(100);
      expect(await (await get(there, `/api/rental-items/${id}`)).text()).toContain(name);
      expect(await (await get(there, "/")).text()).toContain(name);
    }
  });

  test("whoever changes something sees it at the other at once", async () => {
    const cookie = await signIn(here);
    for (const value of ["08:00", "09:00", "10:00", "11:00"]) {
      await get(there, "/api/settings");
      const path = "/api/settings/global-default-pickup-time";
      expect((await post(here, path, { value }, cookie)).status).toBe(200);
      const seen = await get(there, "/api/settings", { cookie });
      expect(await seen.json()).toMatchObject({ globalDefaultPickupTime: value });
    }
  });

  test("a picture uploaded at one is shown by the other", async () => {
    const cookie = await signIn(here);
    const url = await upload(here, cookie);
    const seen = await get(there, url);
    expect(seen.status).toBe(200);
    expect(seen.headers.get("content-type")).toBe("image/webp");
  });

  test("the last unit is sold once, whichever process is asked", async () => {
    const { id, pricePerDay } = item;
    const start = addDays(dayInSweden(new Date()), 200);
    const free = async (shop: StartedShop) => {
      const range = `startDate=${start}&endDate=${start}`;
      const answer = await get(shop, `/api/rental-items/${id}/availability/daily?${range}`);
      return ((await answer.json()) as Record<string, number>)[start] ?? 0;
    };
    const units = await free(here);
    expect(units).toBeGreaterThan(0);
    const open = (shop: StartedShop) =>
      post(
        shop,
        "/api/create-payment-intent",
        aPaymentWish({ itemId: id, start, end: addDays(start, 1), amount: pricePerDay }),
      );
    const tries = await Promise.all(
      Array.from({ length: units + 6 }, (_, index) => open(index % 2 === 0 ? here : there)),
    );
    const statuses = tries.map(({ status }) => status);
    // The control: as many as there are units go through, and each process has served some of them.
    expect(statuses.filter((status) => status === 200)).toHaveLength(units);
    expect(statuses.filter((status) => status === 409)).toHaveLength(6);
    expect(await free(there)).toBe(0);
  });

  test("each letter is sent once, and a dead process's work is taken over", async () => {
    const { id, pricePerDay } = item;
    const start = addDays(dayInSweden(new Date()), 230);
    const wish = aPaymentWish({
      itemId: id,
      start,
      end: addDays(start, 2),
      amount: 2 * pricePerDay,
    });
    const third = await startBuiltShop({ environment });
    const opened = await post(third, "/api/create-payment-intent", wish);
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    expect(await confirmCard(sandbox.url, clientSecret, CARDS.good)).toBe("requires_capture");
    // Paid, and the process that opened it dies before anybody has come back.
    await third.stop("SIGKILL");
    const [intentId = ""] = clientSecret.split("_secret_");
    const mails = () =>
      [here, there]
        .map(({ dataDir }) => join(dataDir, "outbox"))
        .filter((outbox) => existsSync(outbox))
        .flatMap((outbox) =>
          readdirSync(outbox).map((file) => readFileSync(join(outbox, file), "utf8")),
        );
    const placed = await post(there, "/api/bookings", { stripePaymentId: intentId });
    expect(placed.status).toBeLessThan(300);
    const { id: bookingId } = (await placed.json()) as { id: number };
    const about = () => mails().filter((mail) => mail.includes(String(bookingId)));
    await expect.poll(() => about().length).toBeGreaterThanOrEqual(2);
    await sleep(4000);
    const ids = about().map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(2);
  });
});
