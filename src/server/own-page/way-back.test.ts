import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { beforeEach, expect, test } from "vitest";
import { goBack, keepWayBack, OWN_PAGE_COOKIE, WAY_BACK } from "./way-back.ts";

const keyOf = (letter: string) => letter.repeat(22);
const BOOKINGS = new Map([
  [keyOf("a"), 101],
  [keyOf("b"), 102],
  [keyOf("c"), 103],
]);

let kept: string | undefined;
const app = Fastify();
await app.register(cookie);
app.get(WAY_BACK, (request, reply) => goBack(request, reply, async (key) => BOOKINGS.get(key)));
app.get("/min-bokning/:key", (request, reply) => {
  keepWayBack(request.url, { request, reply }, { secureCookies: false });
  return reply.send("");
});

beforeEach(() => {
  kept = undefined;
});

async function visit(url: string): Promise<string | undefined> {
  const answer = await app.inject({
    url,
    ...(kept !== undefined && { cookies: { [OWN_PAGE_COOKIE]: kept } }),
  });
  kept = answer.cookies.find(({ name }) => name === OWN_PAGE_COOKIE)?.value ?? kept;
  return answer.headers.location;
}

const back = (bookingId?: number) =>
  visit(bookingId === undefined ? WAY_BACK : `${WAY_BACK}?bokning=${bookingId}`);

test("the way back leads to the booking that was paid for, whichever was looked at last", async () => {
  for (const letter of ["a", "b", "a"]) await visit(`/min-bokning/${keyOf(letter)}`);
  expect(await back(102)).toBe(`/min-bokning/${keyOf("b")}`);
  expect(await back(101)).toBe(`/min-bokning/${keyOf("a")}`);
  expect(await back()).toBe(`/min-bokning/${keyOf("a")}`);
});

test("whoever has not opened that booking here comes to where its link is asked for", async () => {
  expect(await back(103)).toBe("/min-bokning?bokning=103");
  await visit(`/min-bokning/${keyOf("a")}`);
  expect(await back(103)).toBe("/min-bokning?bokning=103");
});

test("a key that has ended leads nowhere, and nothing else in the address does", async () => {
  await visit(`/min-bokning/${keyOf("z")}`);
  expect(await back()).toBe("/min-bokning");
  kept = "..%2Fadmin";
  expect(await visit(`${WAY_BACK}?bokning=//evil.example`)).toBe("/min-bokning");
});

test("no more pages are remembered than somebody looks through", async () => {
  for (const letter of ["c", "d", "e", "f", "g"]) await visit(`/min-bokning/${keyOf(letter)}`);
  expect(kept?.split(".")).toHaveLength(4);
  expect(await back(103)).toBe("/min-bokning?bokning=103");
});
