import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { CARDS, confirmCard } from "#test/confirm-card.ts";
import { CUSTOMER } from "#test/payment-wish.ts";
import { measure, type Pace } from "./measure.ts";
import { median } from "./median.ts";

const CONCURRENCY = 8;
const BOOKINGS = 80;
/** Before the days that are blocked. */
const DAYS = 60;

export type WorkerRates = { label: string; one: number; two: number };

/** The same shop as one process and as two, on one database, over the wire: public pages, and whole bookings. */
export async function measureWorkers(
  databaseUrl: string,
  { today, pace, itemId }: { today: LocalDate; pace: Pace; itemId: number },
): Promise<WorkerRates[]> {
  const shops: StartedShop[] = [];
  try {
    for (const workers of ["1", "2"])
      shops.push(
        await startBuiltShop({
          environment: {
            DATABASE_URL: databaseUrl,
            WORKERS: workers,
            DEMO: "false",
            LOG_LEVEL: "silent",
            RATE_LIMIT_FACTOR: "100000",
          },
        }),
      );
    const questions = shops.map(({ address }) => ({
      label: "GET /",
      url: `${address}/`,
      isRight: (text: string) => text.includes("</html>"),
    }));
    const [one = [], two = []] = await measure(questions, pace, () => {});
    const bookings: number[] = [];
    for (const [place, { address }] of shops.entries())
      bookings.push(await bookingRate(address, { itemId, kinds: 4, today }, place * BOOKINGS));
    return [
      { label: "GET /, WORKERS=2 against 1", one: median(one), two: median(two) },
      {
        label: "whole bookings over the wire, WORKERS=2 against 1",
        one: bookings[0] ?? Number.NaN,
        two: bookings[1] ?? Number.NaN,
      },
    ];
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

type Wanted = {
  itemId: number;
  /** How many items, from that one on. */
  kinds: number;
  today: LocalDate;
};

async function bookingRate(address: string, wanted: Wanted, from: number): Promise<number> {
  const numbers = Array.from({ length: BOOKINGS }, (_, place) => from + place).values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const number of numbers) await bookOnce(address, wanted, number);
    }),
  );
  return (BOOKINGS * 1000) / (performance.now() - started);
}

/** Hold, pay in the sandbox, book: as browsers do it, each a visitor of its own. */
export async function bookOnce(address: string, wanted: Wanted, number: number): Promise<void> {
  const startDate = addDays(wanted.today, 1 + (number % DAYS));
  const stay = { startDate, endDate: addDays(startDate, 2) };
  const booking = {
    rentalItemId: wanted.itemId + (number % wanted.kinds),
    ...stay,
    quantity: 1,
    selectedAddons: [],
  };
  const price = await call<{ total: number }>(address, "/api/calculate-booking-price", booking);
  const opened = await call<{ clientSecret: string }>(address, "/api/create-payment-intent", {
    amount: price.total,
    currency: "sek",
    customerData: CUSTOMER,
    booking,
  });
  await confirmCard(`${address}/sandbox/stripe`, opened.clientSecret, CARDS.good);
  const [paymentIntentId = ""] = opened.clientSecret.split("_secret_");
  const paid = { stripePaymentId: paymentIntentId, paymentIntentId };
  await call<{ id: number }>(address, "/api/bookings", paid);
}

async function call<Answer>(address: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
