import { beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

/**
 * Who may make each call, written out from the rules and not from the table that the server reads.
 * A call that is not named here is the administrator's alone.
 */
const CALLS = {
  anyone: [
    "GET /api/rental-items",
    "GET /api/rental-items/cards",
    "GET /api/rental-items/first-free",
    "GET /api/rental-items/further-things",
    "GET /api/rental-items/{id}",
    "GET /api/rental-items/slug/{slug}",
    "GET /api/rental-items/{id}/addons",
    "GET /api/rental-items/{id}/agreement",
    "GET /api/rental-items/{id}/blocked-dates",
    "GET /api/rental-items/{id}/booking-intervals",
    "GET /api/rental-items/{id}/availability",
    "GET /api/rental-items/{id}/availability/daily",
    "GET /api/rental-items/search",
    "GET /api/rental-items/free-days",
    "GET /api/rental-items/closed-days",
    "GET /api/rental-items/{id}/times-for-date",
    "GET /api/addons/all",
    "GET /api/settings",
    "GET /api/shop/words/about",
    "GET /api/shop/words/motorhomes",
    "GET /api/shop/words/motorhomes/{slug}",
    "GET /api/tracking-settings",
    "GET /api/settings/global-default-pickup-time",
    "GET /api/settings/global-default-return-time",
    "POST /api/calculate-booking-price",
    "POST /api/create-payment-intent",
    "POST /api/resume-payment",
    "POST /api/bookings",
    "GET /api/bookings/{id}",
    "GET /api/bookings/{id}/own",
    "GET /api/deposit/{id}/status",
    "POST /api/deposit/{id}/create-payment",
    "GET /api/payment-links/{token}",
    "POST /api/payment-links/{token}/payment",
    "POST /api/payment-links/{token}/complete",
    "GET /api/my-booking/{token}",
    "PATCH /api/my-booking/{token}",
    "POST /api/my-booking/{token}/cancel",
    "POST /api/my-booking/{token}/changes",
    "POST /api/my-booking/{token}/changes/preview",
    "POST /api/my-booking/{token}/accept",
    "POST /api/my-booking/{token}/pay",
    "GET /api/my-booking/{token}/calendar.ics",
    "GET /api/my-booking/{token}/receipts/{number}",
    "GET /api/my-booking/{token}/receipts/{number}/pdf",
    "GET /api/my-booking/{token}/contract",
    "GET /api/my-booking/{token}/protocols/{id}",
    "POST /api/my-booking/find",
    "POST /api/withdrawals/find",
    "POST /api/withdrawals",
    "POST /api/page-faults",
    "POST /api/login",
    "POST /api/register",
    "POST /api/logout",
    "GET /api/invitations/{token}",
    "POST /api/invitations/{token}",
    "POST /api/auth/forgotten",
    "GET /api/auth/reset/{token}",
    "POST /api/auth/reset/{token}",
  ],
  signedIn: [
    "POST /api/auth/update-password",
    "POST /api/auth/update-email",
    "GET /api/auth/sessions",
    "DELETE /api/auth/sessions",
    "DELETE /api/auth/sessions/{sessionId}",
  ],
  staff: [
    "GET /api/bookings",
    "GET /api/bookings/search",
    "GET /api/bookings/export",
    "GET /api/bookings/{id}/history",
    "GET /api/bookings/{id}/agreement",
    "GET /api/bookings/{id}/contract",
    "POST /api/bookings/{id}/paper-signature",
    "GET /api/bookings/{id}/addons",
    "GET /api/bookings/{id}/owed",
    "GET /api/bookings/{id}/authorization-time-left",
    "PATCH /api/bookings/{id}",
    "POST /api/bookings/{id}/cancel",
    "POST /api/bookings/{id}/release-turnaround",
    "POST /api/bookings/{id}/changes",
    "POST /api/bookings/{id}/changes/preview",
    "GET /api/bookings/{id}/payments",
    "POST /api/bookings/{id}/payments",
    "POST /api/bookings/{id}/payment-link",
    "POST /api/bookings/{id}/own-page-link",
    "POST /api/bookings/{id}/own-page-link/send",
    "POST /api/bookings/{id}/send-deposit-reminder",
    "GET /api/bookings/{id}/coming-letters",
    "POST /api/bookings/{id}/coming-letters/{type}/stop",
    "POST /api/bookings/{id}/coming-letters/{type}/resume",
    "POST /api/bookings/{id}/coming-letters/{type}/send",
    "GET /api/email-logs/{bookingId}",
    "POST /api/email-logs/{id}/resend",
    "GET /api/emails/all-bookings",
    "GET /api/office/today",
    "GET /api/office/find",
    "GET /api/office/customers",
    "GET /api/office/customers/{bookingId}",
    "PATCH /api/office/customers/{bookingId}",
    "POST /api/office/bookings",
    "GET /api/rental-items/{id}/units",
    "GET /api/units/{id}/outages",
    "POST /api/units/{id}/outages",
    "DELETE /api/outages/{id}",
    "GET /api/bookings/{id}/units",
    "POST /api/bookings/{id}/units",
    "GET /api/bookings/{id}/hand-over",
    "GET /api/bookings/{id}/protocols",
    "POST /api/bookings/{id}/protocols",
    "POST /api/bookings/{id}/protocols/{protocolId}/annul",
    "GET /api/bookings/{id}/protocols/{protocolId}/pdf",
    "POST /api/bookings/{id}/protocol-files",
    "GET /api/bookings/{id}/protocol-files/{fileId}",
    "GET /api/bookings/{id}/settlement",
    "POST /api/office/bookings/preview",
    "GET /api/timeline",
    "GET /api/calendar",
    "GET /api/accounting/yearly/{year}",
    "GET /api/accounting/monthly/{year}/{month}",
    "GET /api/accounting/occupancy/{year}",
    "GET /api/accounting/accounts",
    "GET /api/accounting/export/yearly/{year}",
    "GET /api/accounting/export/yearly/{year}/pdf",
    "GET /api/accounting/export/monthly/{year}/{month}",
    "GET /api/accounting/export/monthly/{year}/{month}/pdf",
    "GET /api/accounting/export/sie/{year}",
    "GET /api/accounting/export/sie/{year}/{month}",
  ],
} as const;

/** Told by other means than a session: the card provider's signature, a token, or by itself. */
const COMMANDS = ["POST /api/oversight/reconcile", "POST /api/backup/copy"];
const OWN_KEYS = ["POST /api/stripe/webhook", ...COMMANDS, "GET /api/user"];

type Caller = "visitor" | "customer" | "staff" | "admin";
const ALL: Caller[] = ["visitor", "customer", "staff", "admin"];

let shop: TestShop;
const cookies: Partial<Record<Caller, string>> = {};
let served: string[];
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1000 });
  for (const role of ["customer", "staff", "admin"] as const)
    cookies[role] = await shop.signIn(role);
  const { paths } = (await shop.call("/api/openapi.json")).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});

function allowedTo(call: string): Caller[] {
  const is = (list: readonly string[]) => list.includes(call);
  if (is(CALLS.anyone)) return ALL;
  if (is(CALLS.signedIn)) return ["customer", "staff", "admin"];
  if (is(CALLS.staff)) return ["staff", "admin"];
  return ["admin"];
}

/** With a body that nobody could mean: whoever is refused is refused before it is read. */
async function statusOf(call: string, caller: Caller): Promise<number> {
  const [method = "", path = ""] = call.split(" ");
  const address = path
    .replace("{year}", "2027")
    .replace("{month}", "1")
    .replaceAll(/\{\w+\}/g, "999999");
  const as = cookies[caller];
  const answer = await shop.call(address, {
    method: method as "GET",
    ...(method !== "GET" && method !== "DELETE" && { body: { nonsense: true } }),
    ...(as && { as }),
  });
  return answer.statusCode;
}

test("every call that the rules name is served", () => {
  expect(served).toEqual(expect.arrayContaining(Object.values(CALLS).flat()));
});

describe("every call", () => {
  test("is refused to those whose it is not, and to nobody else", async () => {
    const wrong: string[] = [];
    const last = "POST /api/logout";
    const calls = served.filter((call) => !OWN_KEYS.includes(call) && call !== last);
    expect(calls.length).toBeGreaterThan(60);
    for (const call of [...calls, last])
      for (const caller of ALL) {
        const status = await statusOf(call, caller);
        const isRefused = status === 401 || status === 403;
        const mayCall = allowedTo(call).includes(caller);
        const refusal = caller === "visitor" ? 401 : 403;
        // Signing in with nonsense is refused for another reason.
        if (mayCall ? isRefused && call !== "POST /api/login" : status !== refusal)
          wrong.push(`${call} as ${caller}: ${status}`);
        if (status >= 500 && status !== 502) wrong.push(`${call} as ${caller}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  test("that needs no session has a key of its own", async () => {
    expect(served).toEqual(expect.arrayContaining(["GET /api/user"]));
    for (const caller of ALL) {
      for (const call of served.filter((one) => COMMANDS.includes(one)))
        expect(await statusOf(call, caller)).toBe(403);
      expect(await statusOf("POST /api/stripe/webhook", caller)).toBe(400);
    }
  });
});

test("staff may comment, approve, release and set every status of a booking but that it waits again", async () => {
  const as = await shop.signIn("staff");
  const patch = (body: object) => shop.call("/api/bookings/999999", { method: "PATCH", body, as });
  for (const body of [
    { notes: "Ringer" },
    { paymentAction: "capture" },
    { paymentAction: "void" },
    { status: "confirmed" },
    { status: "returned" },
    { status: "cancelled" },
  ])
    expect((await patch(body)).statusCode, JSON.stringify(body)).toBe(404);
  expect((await patch({ status: "pending" })).statusCode).toBe(403);
});
