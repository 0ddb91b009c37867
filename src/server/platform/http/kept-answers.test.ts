import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { keptAnswers, sendKept, type KeptAnswers } from "#server/platform/http/kept-answers.ts";
import { testClock, type TestClock } from "#test/test-clock.ts";

let clock: TestClock;
let version: number;
let made: number;
let kept: KeptAnswers;
let app: FastifyInstance;

const LONG = "Vildmark och vida vägar. ".repeat(100);

beforeEach(() => {
  clock = testClock("2026-06-01T10:00:00Z");
  version = 1;
  made = 0;
  kept = keptAnswers({
    version: { known: async () => version, asked: async () => version + 100 },
    clock,
    mayHaveWritten: ({ headers }) => headers.cookie !== undefined,
  });
  app = Fastify();
  app.get<{ Querystring: { seconds?: string } }>("/*", async (request, reply) => {
    const moment = await kept.moment(request);
    const key = request.url;
    const known = kept.find(key, moment);
    if (known) return sendKept(known, request, reply);
    made += 1;
    const { seconds } = request.query;
    const answer = {
      text: `${made}: ${LONG}`,
      type: "text/plain; charset=utf-8",
      ...(seconds && { until: clock.now().getTime() + Number(seconds) * 1000 }),
    };
    return sendKept(kept.keep(key, moment, answer), request, reply);
  });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("an answer that is the same for everybody", () => {
  test("is made once for all who ask", async () => {
    const first = await get("/a");
    expect((await get("/a")).body).toBe(first.body);
    expect(made).toBe(1);
    await get("/b");
    expect(made).toBe(2);
  });

  test("is made anew when what the public sees has changed, and at midnight in Sweden", async () => {
    await get("/a");
    version = 2;
    expect((await get("/a")).body).toMatch(/^2:/);
    clock.set("2026-06-01T21:59:59Z");
    expect((await get("/a")).body).toMatch(/^2:/);
    clock.set("2026-06-01T22:00:00Z");
    expect((await get("/a")).body).toMatch(/^3:/);
  });

  test("is made anew when it has grown old by itself", async () => {
    await get("/a?seconds=30");
    clock.advance({ seconds: 29 });
    expect((await get("/a?seconds=30")).body).toMatch(/^1:/);
    clock.advance({ seconds: 1 });
    expect((await get("/a?seconds=30")).body).toMatch(/^2:/);
  });

  test("is held against the database for whoever may have changed it a moment ago", async () => {
    await get("/a");
    expect((await get("/a", { cookie: "norrvidd_session=x" })).body).toMatch(/^2:/);
  });

  test("costs no body for whoever has it, and a whole one for whoever has another", async () => {
    const etag = String((await get("/a")).headers.etag);
    const again = await get("/a", { "if-none-match": `"annan", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    for (const known of ["*", etag.replace("W/", "")])
      expect((await get("/a", { "if-none-match": known })).statusCode).toBe(304);
    expect((await get("/a", { "if-none-match": '"annan"' })).statusCode).toBe(200);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["deflate", undefined, (plain: Buffer) => plain],
    ["", undefined, (plain: Buffer) => plain],
  ])("is sent to whoever takes '%s' in %s", async (accepted, encoding, read) => {
    const answer = await get("/a", { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("accept-encoding");
    expect(read(answer.rawPayload).toString()).toBe(`1: ${LONG}`);
  });

  test("makes room for others when all of them together have become too large", async () => {
    const large = "x".repeat(1024 * 1024);
    const moment = { version: 1, day: clock.today() };
    for (let number = 0; number < 40; number += 1) {
      kept.find("/first", moment);
      kept.keep(number === 0 ? "/first" : `/${number}`, moment, {
        text: large,
        type: "text/plain",
      });
    }
    expect(kept.size().bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect(kept.find("/1", moment)).toBeUndefined();
    expect(kept.find("/39", moment)).toBeDefined();
    // Asked for all the time.
    expect(kept.find("/first", moment)).toBeDefined();
  });
});
