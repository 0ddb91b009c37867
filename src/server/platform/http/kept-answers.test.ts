import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { keptAnswers, sendKept, type KeptAnswers } from "#server/platform/http/kept-answers.ts";
import { testClock, type TestClock } from "#test/test-clock.ts";

let clock: TestClock;
let version: number;
let made: number;
let kept: KeptAnswers;
let app: FastifyInstance;

/** What making one takes. */
let cook: () => Promise<void>;

const written = (text: string) => ({ text, type: "text/plain; charset=utf-8" });

const LONG = "Vildmark och vida vägar. ".repeat(100);

beforeEach(() => {
  clock = testClock("2026-06-01T10:00:00Z");
  version = 1;
  made = 0;
  cook = async () => {};
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
    const { seconds } = request.query;
    const until = seconds ? clock.now().getTime() + Number(seconds) * 1000 : undefined;
    const answer = await kept.made({ key, moment, until }, async () => {
      made += 1;
      const number = made;
      await cook();
      return number === 13 ? fail("Inte i dag.") : ok(written(`${number}: ${LONG}`));
    });
    return answer.ok
      ? sendKept(answer.value, request, reply)
      : reply.status(404).send(answer.problem);
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

  describe("while it is being made", () => {
    let done: () => void;

    beforeEach(() => {
      const isDone = new Promise<void>((resolve) => (done = resolve));
      cook = async () => isDone;
    });

    /** Asks, and waits until it has come as far as it can. */
    async function asking(url: string) {
      const answer = get(url);
      const state = { answer: answer.then(({ statusCode, body }) => `${statusCode} ${body}`) };
      await new Promise((resolve) => setTimeout(resolve, 20));
      return state;
    }

    test("is made once for all who wait for it", async () => {
      const all = [await asking("/a"), await asking("/a"), await asking("/a")];
      done();
      for (const one of all) expect(await one.answer).toMatch(/^200 1:/);
      expect(made).toBe(1);
    });

    test("is not given to whoever came after a change, or after its time", async () => {
      const before = await asking("/a?seconds=30");
      version = 2;
      const changed = await asking("/a?seconds=30");
      clock.advance({ seconds: 30 });
      const later = await asking("/a?seconds=30");
      done();
      const answers = await Promise.all([before, changed, later].map(({ answer }) => answer));
      expect(answers.map((text) => text.slice(0, 6))).toEqual(["200 1:", "200 2:", "200 3:"]);
    });

    test("is refused to all who waited when it cannot be made, and tried again after them", async () => {
      made = 12;
      const all = [await asking("/a"), await asking("/a")];
      done();
      for (const one of all) expect(await one.answer).toBe("404 Inte i dag.");
      expect((await get("/a")).body).toMatch(/^14:/);
    });

    test("is tried again by the next when making it has thrown", async () => {
      cook = async () => Promise.reject(new Error("Strömavbrott"));
      expect((await get("/a")).statusCode).toBe(500);
      cook = async () => {};
      expect((await get("/a")).body).toMatch(/^2:/);
    });
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
      const key = number === 0 ? "/first" : `/${number}`;
      await kept.made({ key, moment }, async () => ok(written(large)));
    }
    expect(kept.size().bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect(kept.find("/1", moment)).toBeUndefined();
    expect(kept.find("/39", moment)).toBeDefined();
    // Asked for all the time.
    expect(kept.find("/first", moment)).toBeDefined();
  });
});
