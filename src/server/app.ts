import { join } from "node:path";
import type { Writable } from "node:stream";
import fastifyStatic from "@fastify/static";
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { holdLimits } from "#domain/payments/checkout-hold.ts";
import { agreementRoutes } from "#server/agreements/routes.ts";
import { accountingRoutes } from "#server/accounting/routes.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { recordResent } from "#server/audit/record-resent.ts";
import { accountLinkRoutes } from "#server/auth/link-routes.ts";
import { peopleRoutes } from "#server/auth/people-routes.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { readSession, SESSION_COOKIE } from "#server/auth/session.ts";
import { sessionRoutes } from "#server/auth/session-routes.ts";
import { createSignInLimits } from "#server/auth/sign-in.ts";
import { backupRoutes } from "#server/backup/routes.ts";
import { bookingPages, streamedList } from "#server/bookings/lists/list-bookings.ts";
import { bookingListRoutes } from "#server/bookings/lists/routes.ts";
import { numberTries } from "#server/bookings/number-tries.ts";
import { customerRoutes } from "#server/bookings/customers/routes.ts";
import { bookingRoutes } from "#server/bookings/one-booking/routes.ts";
import type { OwedOf } from "#server/bookings/one-booking/show-owed.ts";
import { scheduleRoutes } from "#server/bookings/schedule/routes.ts";
import { withdrawalRoutes } from "#server/bookings/withdrawal/routes.ts";
import { cancelStalePayments } from "#server/money/cancel-stale-payments.ts";
import { paymentLinkRoutes } from "#server/money/pay-again-routes.ts";
import { endLinks } from "#server/money/pay-again-rows.ts";
import { moneyRoutes } from "#server/money/routes.ts";
import { catalogAdminRoutes } from "#server/catalog/admin-routes.ts";
import { knownPictureSites } from "#server/catalog/known-picture-sites.ts";
import { catalogRoutes } from "#server/catalog/routes.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkoutRoutes } from "#server/checkout/routes.ts";
import { dayLetterRoutes } from "#server/day-letters/routes.ts";
import { depositRoutes } from "#server/deposits/routes.ts";
import { isOutdated } from "#server/day-letters/day-letter-rows.ts";
import { emailLogRoutes } from "#server/emails/email-log-routes.ts";
import { handOverRoutes } from "#server/hand-over/routes.ts";
import { messageHost } from "#server/emails/letter.ts";
import { agreementVersionsOf } from "#server/catalog/agreement-rows.ts";
import { counterRoutes } from "#server/counter/routes.ts";
import { findRoutes } from "#server/office/find-routes.ts";
import { offerRoutes } from "#server/offers/routes.ts";
import { owedBookings } from "#server/oversight/owed-bookings.ts";
import { oversightRoutes } from "#server/oversight/routes.ts";
import type { CardGateway } from "#server/payments/gateway.ts";
import { webhookRoute } from "#server/payments/routes.ts";
import { searchEngineRoutes } from "#server/search-engines/routes.ts";
import { servePages, type PageParts } from "#server/pages.ts";
import { openOwnPage } from "#server/own-page/open-own-page.ts";
import { ownPageRoutes } from "#server/own-page/routes.ts";
import { receiptRoutes } from "#server/receipts/routes.ts";
import type { KnownShop } from "#server/settings/known-shop.ts";
import { letterRoutes } from "#server/settings/letter-routes.ts";
import { settingsRoutes } from "#server/settings/routes.ts";
import { knownTracking } from "#server/tracking/known-tracking.ts";
import { trackingRoutes } from "#server/tracking/routes.ts";
import { unitRoutes } from "#server/units/routes.ts";
import { acceptMultipart } from "#server/uploads/read-upload.ts";
import type { Media } from "#server/uploads/media.ts";
import { uploadRoutes } from "#server/uploads/routes.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { createServer } from "#server/platform/http/create-server.ts";
import { healthRoutes } from "#server/platform/http/health.ts";
import { pageFaultRoutes } from "#server/platform/http/page-faults.ts";
import { keptAnswers } from "#server/platform/http/kept-answers.ts";
import { routeBinder, type WhoIs } from "#server/platform/http/route.ts";

export type AppParts = {
  database: Database;
  clock: Clock;
  shop: KnownShop;
  gateway: CardGateway;
  /** Which chat the configuration names; what an administrator saves takes its place. */
  tracking?: Partial<TrackingSettings>;
  /** What a command on the same machine shows to be let in. */
  runToken?: () => string | undefined;
  dataDir: string;
  media: Media;
  /** Without pages the app answers calls only, as most tests want it. */
  pages?: PageParts;
  /** Adds what belongs to no area: the card sandbox, where there is one. */
  mount?: ((app: FastifyInstance) => Promise<void>) | undefined;
  baseUrl?: string | undefined;
  trustProxy?: boolean;
  rateLimitFactor?: number;
  logLevel?: string;
  logTo?: Writable;
};

const ONE_YEAR_SECONDS = 31_536_000;

/** Puts the areas together. Registration is one visible line each; nothing is found by itself. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, clock, media, baseUrl, rateLimitFactor = 1 } = parts;
  const { db } = database;
  const { facts: shop, notices: shopEmail, refresh } = parts.shop;
  await refresh();
  const app = await createServer({
    baseUrl,
    trustProxy: parts.trustProxy ?? false,
    logLevel: parts.logLevel ?? "silent",
    logTo: parts.logTo,
  });
  await app.register(swagger, {
    openapi: { info: { title: `${parts.shop.facts().name}: API`, version: "1" } },
    transform: jsonSchemaTransform,
  });

  const secureCookies = baseUrl?.startsWith("https:") ?? false;
  const whoIs: WhoIs = (request, reply) =>
    readSession({ db, clock, secureCookies }, request, reply);
  const kept = keptAnswers({
    version: database.publicVersion,
    clock,
    mayHaveWritten: (request) => request.cookies[SESSION_COOKIE] !== undefined,
  });
  const bind = routeBinder(app, { whoIs, clock, kept, refresh });

  healthRoutes(app, database);
  pageFaultRoutes(bind, { clock, rateLimitFactor });
  const limits = createSignInLimits({ db, clock }, rateLimitFactor);
  authRoutes(bind, { db, clock, secureCookies, rateLimitFactor, limits });
  peopleRoutes(bind, { db, clock, limits });
  sessionRoutes(bind, { db, clock });
  accountLinkRoutes(bind, { db, clock, shop, secureCookies, rateLimitFactor });
  settingsRoutes(bind, { db, clock, shop: parts.shop, rateLimitFactor });
  letterRoutes(bind, { db, clock, shop: parts.shop, rateLimitFactor });
  const tracking = knownTracking(database, parts.tracking);
  trackingRoutes(bind, { db, clock, known: tracking });
  catalogRoutes(bind, { db });
  catalogAdminRoutes(bind, { db, clock });
  unitRoutes(bind, { db, clock });
  offerRoutes(bind, { db, clock, kept });
  const { gateway } = parts;
  const checkout = {
    db,
    clock,
    gateway,
    shop: parts.shop.writing,
    shopEmail,
    limits: holdLimits(rateLimitFactor),
  };
  const tries = numberTries({ db, clock, rateLimitFactor });
  // What is owed is reckoned on a higher floor than bookings stand on.
  const owed: OwedOf = (among) => owedBookings(checkout, among);
  bookingListRoutes(bind, { db, clock, owed });
  scheduleRoutes(bind, { db, clock });
  findRoutes(bind, { db, clock });
  customerRoutes(bind, { db, clock });
  bookingRoutes(bind, { db, clock, whoIs, tries, owed });
  agreementRoutes(bind, { db, clock, shop: parts.shop.writing });
  moneyRoutes(bind, checkout);
  counterRoutes(bind, checkout);
  paymentLinkRoutes(bind, { ...checkout, agreementsOf: agreementVersionsOf });
  ownPageRoutes(bind, { ...checkout, agreementsOf: agreementVersionsOf, rateLimitFactor });
  const closePayments = (bookingId: number) => cancelStalePayments(checkout, bookingId);
  withdrawalRoutes(bind, { ...checkout, rateLimitFactor, endLinks, closePayments });
  depositRoutes(bind, { ...checkout, tries });
  dayLetterRoutes(bind, checkout);
  handOverRoutes(bind, checkout);
  receiptRoutes(bind, { db, clock });
  emailLogRoutes(bind, {
    db,
    clock,
    host: () => messageHost(shop().baseUrl),
    bookingPages: (period) => bookingPages(db, period),
    streamed: streamedList,
    recordResent: (tx, resent, by) => recordResent(tx, clock, resent, by),
    isOutdated,
  });
  accountingRoutes(bind, { db, clock, shop });
  checkoutRoutes(bind, { ...checkout, secureCookies, rateLimitFactor });
  const runToken = parts.runToken ?? (() => undefined);
  oversightRoutes(bind, { ...checkout, runToken, isOutdated });
  backupRoutes(bind, { database, dataDir: parts.dataDir, runToken });
  await webhookRoute(app, {
    db,
    clock,
    gateway,
    follow: async (intentId) => {
      await refresh();
      return followIntent(checkout, intentId);
    },
  });
  await app.register(async (scope) => {
    await acceptMultipart(scope);
    uploadRoutes(routeBinder(scope, { whoIs, clock, kept, refresh }), {
      db,
      clock,
      media,
      recordChange: (tx, change) => recordChange(tx, clock, change),
    });
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());

  await parts.mount?.(app);
  await serveFiles(app, "/media/", join(parts.dataDir, "media"), (name) => media.bringNear(name));
  if (parts.pages) {
    const { assetsDir, mount } = parts.pages;
    await mount?.(app);
    if (assetsDir) {
      await serveFiles(app, "/assets/", join(assetsDir, "assets"));
      await serveIcons(app, assetsDir);
    }
    searchEngineRoutes(app, {
      db,
      shop: async () => {
        await refresh();
        return shop();
      },
      readPicture: (url) => media.read(url),
    });
    const pictureSites = knownPictureSites(database);
    servePages(app, {
      ...parts.pages,
      clock,
      shop,
      refresh,
      tracking,
      pictureSites,
      kept,
      secureCookies,
      bookingOfKey: async (key) => {
        const opened = await openOwnPage({ db, clock }, key);
        return opened.ok ? opened.value : undefined;
      },
    });
  }
  return app;
}

/** Files whose name changes with their content: a browser never has to ask for one again. */
async function serveFiles(
  app: FastifyInstance,
  prefix: string,
  root: string,
  bringNear?: (name: string) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    if (bringNear)
      scope.addHook("onRequest", async ({ url }) => {
        const name = FILE_NAME.exec(url.slice(prefix.length))?.[0];
        if (name !== undefined) await bringNear(name);
      });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      maxAge: ONE_YEAR_SECONDS * 1000,
      immutable: true,
    });
  });
}

const FILE_NAME = /^[\w-]+\.\w+(?=$|\?)/;

const ICONS = ["favicon.svg", "icon-180.png", "icon-192.png", "icon-512.png"];

/** The few files with a fixed name. */
async function serveIcons(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false });
  for (const icon of ICONS)
    app.get(`/${icon}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.sendFile(icon, { maxAge: "1d" }),
    );
  // Asked for by whatever does not read the page's head.
  app.get("/favicon.ico", { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect("/favicon.svg", 301),
  );
}
