import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "#web/api/query-client.ts";
import { mendRefusals, request, type ApiAnswer } from "#web/api/request.ts";
import { answerAsking, mendLostSession, signingInAgain } from "./signing-in-again.ts";

const REFUSED: ApiAnswer = {
  status: 401,
  text: '{"message":"Du behöver logga in först.","code":"auth.not-signed-in"}',
};

/** A shop that has forgotten who is signed in, until somebody signs in again. */
function forgetfulShop() {
  const asked: string[] = [];
  const shop = { isKnown: false, asked };
  const transport = async (method: string, path: string, body?: unknown): Promise<ApiAnswer> => {
    asked.push(`${method} ${path} ${JSON.stringify(body)}`);
    return shop.isKnown ? { status: 200, text: '"sparat"' } : REFUSED;
  };
  mendRefusals(mendLostSession);
  return Object.assign(shop, { transport });
}

afterEach(() => {
  answerAsking(false);
  mendRefusals(undefined);
});

test("what is done without a session waits, and is done when one has signed in again", async () => {
  const shop = forgetfulShop();
  const saved = request(shop.transport, "PATCH", "/api/bookings/1", { notes: "Långt" });
  await expect.poll(() => signingInAgain.read().isAsking).toBe(true);
  shop.isKnown = true;
  answerAsking(true);
  expect(await saved).toBe('"sparat"');
  const sent = 'PATCH /api/bookings/1 {"notes":"Långt"}';
  expect(shop.asked).toEqual([sent, sent]);
  expect(signingInAgain.read().isAsking).toBe(false);
});

test("two things that are done at once are asked about once, and both are done", async () => {
  const shop = forgetfulShop();
  const both = [1, 2].map((id) => request(shop.transport, "POST", `/api/bookings/${id}`));
  await expect.poll(() => shop.asked.length).toBe(2);
  shop.isKnown = true;
  answerAsking(true);
  expect(await Promise.all(both)).toEqual(['"sparat"', '"sparat"']);
});

test("who does not want to sign in now is told that nothing was done", async () => {
  const shop = forgetfulShop();
  const refused = request(shop.transport, "DELETE", "/api/bookings/1").catch((e: unknown) => e);
  await expect.poll(() => signingInAgain.read().isAsking).toBe(true);
  answerAsking(false);
  expect(await refused).toMatchObject({ status: 401 });
  expect(shop.asked).toHaveLength(1);
});

test("what a page reads by itself interrupts nobody", async () => {
  const shop = forgetfulShop();
  const client = createQueryClient(shop.transport);
  await expect(client.fetchQuery({ queryKey: ["/api/oversight"] })).rejects.toThrow("401");
  expect(signingInAgain.read().isAsking).toBe(false);
});

test("a password that is wrong is no lost session", async () => {
  mendRefusals(mendLostSession);
  const text = '{"message":"Fel","code":"auth.wrong-credentials"}';
  const signIn = request(async () => ({ status: 401, text }), "POST", "/api/login");
  await expect(signIn).rejects.toThrow("401");
  expect(signingInAgain.read().isAsking).toBe(false);
});
