import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CardSetup, PageAssets, RenderPage, ShopFacts } from "#contracts/page.ts";
import { reachOf } from "#domain/tracking/page-reach.ts";
import { usableTracking, usesNothing } from "#domain/tracking/tracking-settings.ts";
import { SESSION_COOKIE } from "#server/auth/session.ts";
import type { KnownPictureSites } from "#server/catalog/known-picture-sites.ts";
import type { Clock } from "#server/platform/clock.ts";
import { sendProblem } from "#server/platform/http/error-reply.ts";
import { plainerAddress } from "#server/platform/http/request-address.ts";
import { contentSecurityPolicy } from "#server/platform/http/security-headers.ts";
import type { KnownTracking } from "#server/tracking/known-tracking.ts";
import { pageSources } from "#server/tracking/page-sources.ts";

export type PageParts = {
  render: RenderPage;
  /** Which files a page needs from the start. */
  assets: (path: string) => PageAssets;
  /** Where the built files lie. */
  assetsDir?: string;
  development?: boolean;
  /** Adds what serves the sources while they are being changed. */
  mount?: (app: FastifyInstance) => Promise<void>;
};

type Needs = PageParts & {
  clock: Clock;
  shop: () => ShopFacts;
  tracking: KnownTracking;
  pictureSites: KnownPictureSites;
};

/** Every address that is no API call and no file is a page; the route table decides which, and its status. */
export function servePages(app: FastifyInstance, needs: Needs): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(app, needs, request, reply);
  const options = { schema: { hide: true } };
  app.get("/", options, serve);
  app.get("/*", options, async (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url))
      return sendProblem(reply, { code: "request.unknown-address" });
    return serve(request, reply);
  });
}

async function sendPage(
  app: FastifyInstance,
  { render, assets, development = false, clock, shop, tracking, pictureSites }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The browser, too, reads its address: by it the page's code decides what to show and whom to tell.
  const plainer = plainerAddress(request);
  if (plainer !== undefined) return reply.redirect(plainer, 308);
  const [path = "/", ...query] = request.url.split("?");
  const nonce = randomBytes(16).toString("base64");
  const facts = shop();
  const tools = usableTracking(await tracking.current());
  const reach = reachOf(path);
  const page = await render({
    path,
    search: query.join("?"),
    nonce,
    today: clock.today(),
    hasSession: request.cookies[SESSION_COOKIE] !== undefined,
    hasTracking: !usesNothing(tools),
    shop: facts,
    assets: assets(path),
    callApi: async (url) => {
      // As an anonymous visitor: what a page says is the same for everyone. From where it was asked, though:
      // else all visitors would share one network's tries.
      const answer = await app.inject({ method: "GET", url, remoteAddress: request.ip });
      return { status: answer.statusCode, text: answer.body };
    },
  });
  reply.header("cache-control", "no-cache");
  // What stands in the address of such a page is nobody else's, not even as the page one came from.
  if (reach !== "open") reply.header("referrer-policy", "strict-origin");
  if ("location" in page) return reply.redirect(page.location, page.status);
  return reply
    .status(page.status)
    .header(
      "content-security-policy",
      contentSecurityPolicy({
        nonce,
        development,
        imageOrigins: [...foreignOrigins(facts.heroImageUrl), ...(await pictureSites.current())],
        cardForm: cardFormOf(path, facts.cards),
        sources: pageSources(tools, reach),
      }),
    )
    .type("text/html; charset=utf-8")
    .send(page.html);
}

// A policy is fixed when its page is loaded: these are always loaded anew, never come to from within.
const PAGES_WITH_CARDS = /^\/(?:booking|betala|deposit-payment)(?:\/|$)/i;

function cardFormOf(path: string, { scriptUrl }: CardSetup): "provider" | "sandbox" | undefined {
  if (!PAGES_WITH_CARDS.test(path)) return undefined;
  return scriptUrl === null ? "provider" : "sandbox";
}

function foreignOrigins(url: string | null): string[] {
  return url?.startsWith("http") ? [new URL(url).origin] : [];
}
