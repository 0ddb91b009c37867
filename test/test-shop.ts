import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Role } from "#domain/access/roles.ts";
import { NO_WORDS } from "#domain/shop/page-words.ts";
import { buildApp, type AppParts } from "#server/app.ts";
import { stripeGateway } from "#server/payments/stripe-gateway.ts";
import type { Database, Db } from "#server/platform/db/database.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import { knownShop, type KnownShop } from "#server/settings/known-shop.ts";
import { openMedia, type Media } from "#server/uploads/media.ts";
import { aUser, PASSWORD, quickHash } from "./builders.ts";
import { openTestDatabase } from "./databases.ts";
import { atFileEnd } from "./file-end.ts";
import { testClock, type TestClock } from "./test-clock.ts";
import { TEST_SHOP, TEST_START } from "./test-facts.ts";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A shop that nobody changes. */
export function fixedShop(facts: WritingShop): KnownShop {
  return {
    first: TEST_SHOP,
    facts: () => facts,
    writing: () => facts,
    words: () => NO_WORDS,
    notices: () => TEST_SHOP.mail.notices,
    sender: () => ({ name: facts.name, address: "a@b.se", replyTo: null }),
    outside: () => ({ mailServer: null, baseUrl: null, cards: "sandbox", hoursWords: null }),
    left: () => [],
    refresh: async () => {},
  };
}

/** A provider nobody answers for; a test about payments brings its own. */
const NO_GATEWAY = stripeGateway({
  secretKey: "sk_sandbox_none",
  webhookSecret: "whsec_none",
  apiBase: "http://127.0.0.1:1",
});

type Call = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  as?: string;
  headers?: Record<string, string>;
  from?: string;
};

export type TestShop = {
  app: FastifyInstance;
  database: Database;
  db: Db;
  clock: TestClock;
  media: Media;
  /** A call by injection; `as` is a cookie from `signIn`. */
  call(path: string, options?: Call): Promise<LightMyRequestResponse>;
  /** Signs in as a new account with this role and answers its cookie. */
  signIn(role: Role): Promise<string>;
};

/** The built app on a fresh database, or on one that is passed in; closed when the test file is done. */
export async function openTestShop(
  parts: Partial<AppParts> & { clock?: TestClock } = {},
): Promise<TestShop> {
  const database = parts.database ?? (await openTestDatabase());
  const clock = parts.clock ?? testClock();
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-test-"));
  mkdirSync(join(dataDir, "media"));
  const media = await openMedia(database, parts.dataDir ?? dataDir);
  const app = await buildApp({
    database,
    clock,
    dataDir,
    media,
    shop: knownShop(database, { first: TEST_SHOP, start: () => TEST_START }),
    gateway: NO_GATEWAY,
    ...parts,
  });
  atFileEnd(async () => {
    // A client that broke off would otherwise be waited for.
    app.server.closeAllConnections();
    await app.close();
    if (!parts.database) await database.close();
    rmSync(dataDir, { recursive: true });
  });

  async function call(path: string, { method = "GET", body, as, headers = {}, from }: Call = {}) {
    return app.inject({
      method,
      url: path,
      headers: { ...headers, ...(as && { cookie: as }) },
      ...(body !== undefined && { payload: body as object }),
      ...(from && { remoteAddress: from }),
    });
  }

  async function signIn(role: Role): Promise<string> {
    const user = await aUser(database.db, { role, hashed: quickHash });
    const answer = await call("/api/login", {
      method: "POST",
      body: { username: user.username, password: PASSWORD },
    });
    return cookieOf(answer);
  }

  return { app, database, media, db: database.db, clock, call, signIn };
}

export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies[0];
  if (!cookie) throw new Error(`no cookie in the answer: ${answer.statusCode} ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}
