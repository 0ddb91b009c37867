import type { APIRequestContext } from "@playwright/test";
import { ADMIN, startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { aBooking, anItem, payDeposit } from "./bookings-steps.ts";
import { expect } from "./fixtures.ts";

/** What happened in January 2027: two captures, a refund, a deposit of which a cleaning was kept. */
export type January = { anna: number; formula: number };

type NewContext = (options: { baseURL: string }) => Promise<APIRequestContext>;

const ENVIRONMENT = { RATE_LIMIT_FACTOR: "100", DEMO: "false" };

/** Lets a shop live through January, and opens it again in February. */
export async function openInFebruary(
  dataDir: string,
  newContext: NewContext,
): Promise<{ shop: StartedShop; january: January }> {
  const before = await startBuiltShop({
    dataDir,
    environment: { ...ENVIRONMENT, CLOCK_START: "2027-01-20T09:00:00Z" },
  });
  const calls = await newContext({ baseURL: before.address });
  const january = await liveThroughJanuary(calls);
  await calls.dispose();
  await before.stop();
  const shop = await startBuiltShop({
    dataDir,
    environment: { ...ENVIRONMENT, CLOCK_START: "2027-02-10T09:00:00Z" },
  });
  return { shop, january };
}

async function liveThroughJanuary(calls: APIRequestContext): Promise<January> {
  expect((await calls.post("/api/login", { data: ADMIN })).status()).toBe(200);
  const itemId = await anItem(calls, "Vinterbilen", { quantity: 3 });
  const stay = { itemId, startDate: "2027-02-15", endDate: "2027-02-17", price: 2000 };
  const anna = await aBooking(calls, stay);
  const formula = await aBooking(
    calls,
    { ...stay, endDate: "2027-02-16", price: 1000 },
    {
      name: '=HYPERLINK("x")<b>',
    },
  );
  for (const id of [anna, formula]) await capture(calls, id);
  await refund(calls, anna, 500);
  await payDeposit(calls, anna);
  const kept = { amount: 1000, reason: "service", note: "Slutstädning" };
  const answer = await calls.post(`/api/bookings/${anna}/deposit/keep`, { data: kept });
  expect(answer.status(), await answer.text()).toBe(200);
  return { anna, formula };
}

export async function capture(calls: APIRequestContext, id: number): Promise<void> {
  const data = { paymentAction: "capture" };
  const answer = await calls.patch(`/api/bookings/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function refund(calls: APIRequestContext, id: number, amount: number): Promise<void> {
  const data = { kind: "rent", amount, reason: "En natt i regn" };
  const answer = await calls.post(`/api/bookings/${id}/refund`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}
