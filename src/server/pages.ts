import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type {
  CardSetup,
  PageAssets,
  PageLife,
  RenderedPage,
  RenderPage,
  ShopFacts,
} from "#contracts/page.ts";
import { fail, ok } from "#domain/result.ts";
import { isNeverKept, reachOf, referrerPolicyOf } from "#domain/tracking/page-reach.ts";
import { usableTracking, usesNothing } from "#domain/tracking/tracking-settings.ts";
import { comingHoursWords } from "#texts/opening-words.ts";
import { SESSION_COOKIE } from "#server/auth/session.ts";
import type { KnownPictureSites } from "#server/catalog/known-picture-sites.ts";
import { STYLE_SHEET as LETTER_STYLE } from "#server/emails/templates/letter-look.ts";
import { goBack, keepWayBack, WAY_BACK } from "#server/own-page/way-back.ts";
import { endOfHalfMinute, type Clock } from "#server/platform/clock.ts";
import { sendProblem } from "#server/platform/http/error-reply.ts";
import { sendKept, type KeptAnswers } from "#server/platform/http/kept-answers.ts";
import { plainerAddress } from "#server/platform/http/request-address.ts";
import { contentSecurityPolicy } from "#server/platform/http/security-headers.ts";
import type { KnownTracking } from "#server/tracking/known-tracking.ts";
import { pageSources } from "#server/tracking/page-sources.ts";

export type PageParts = {
  render: RenderPage;
  /** Which files a page needs from the start. */
  assets: (path: string) => PageAssets;
  /** The text of the style sheets that stand in the page. */
  styleText?: (path: string) => string;
  /** Where the built files lie. */
  assetsDir?: string;
  development?: boolean;
  /** How long a page stays what it was; without it none is kept. */
  lifeOf?: (path: string) => PageLife;
  /** Adds what serves the sources while they are being changed. */
  mount?: (app: FastifyInstance) => Promise<void>;
};

type Needs = PageParts & {
  clock: Clock;
  shop: () => ShopFacts;
  refresh: () => Promise<void>;
  tracking: KnownTracking;
  pictureSites: KnownPictureSites;
  kept: KeptAnswers;
  secureCookies: boolean;
  /** Which booking a key to a customer's own page opens today. */
  bookingOfKey: (key: string) => Promise<number | undefined>;
};

/** Every address that is no API call and no file is a page; the route table decides which, and its status. */
export function servePages(app: FastifyInstance, needs: Needs): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(app, needs, request, reply);
  const options = { schema: { hide: true } };
  app.get(WAY_BACK, options, async (request, reply) => goBack(request, reply, needs.bookingOfKey));
  app.get("/", options, serve);
  app.get("/*", options, async (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url))
      return sendProblem(reply, { code: "request.unknown-address" });
    return serve(request, reply);
  });
}

async function sendPage(
  app: FastifyInstance,
  needs: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kept, clock, lifeOf } = needs;
  // The browser, too, reads its address: by it the page's code decides what to show and whom to tell.
  const plainer = plainerAddress(request);
  if (plainer !== undefined) return reply.redirect(plainer, 308);
  const { path, search } = addressOf(request);
  const life = search === "" ? (lifeOf?.(path) ?? "none") : "none";
  if (life === "none") {
    const page = await renderPage(app, needs, request);
    if (page.status === 200) keepWayBack(path, { request, reply }, needs);
    return sendRendered(reply, page);
  }
  const key = `${hasSession(request) ? "in" : "out"} ${path}`;
  const until = life === "half-minute" ? endOfHalfMinute(clock.now()) : undefined;
  const moment = await kept.moment(request);
  const known = kept.find(key, moment);
  if (known) return sendKept(known, request, reply);
  const made = await kept.made({ key, moment, until }, async () => {
    const page = await renderPage(app, needs, request);
    if ("location" in page || page.status !== 200) return fail(page);
    return ok({ text: page.html, type: HTML, headers: page.headers });
  });
  return made.ok ? sendKept(made.value, request, reply) : sendRendered(reply, made.problem);
}

type Rendered = RenderedPage & { headers: Record<string, string> };

function sendRendered(reply: FastifyReply, page: Rendered): FastifyReply {
  reply.headers({ "cache-control": "no-cache", ...page.headers });
  if ("location" in page) return reply.redirect(page.location, page.status);
  return reply.status(page.status).type(HTML).send(page.html);
}

async function renderPage(
  app: FastifyInstance,
  {
    render,
    assets,
    styleText,
    development = false,
    clock,
    shop,
    refresh,
    tracking,
    pictureSites,
  }: Needs,
  request: FastifyRequest,
): Promise<Rendered> {
  const { path, search } = addressOf(request);
  await refresh();
  const facts = shop();
  const today = clock.today();
  const tools = usableTracking(await tracking.current());
  const reach = reachOf(path);
  const referrer = referrerPolicyOf(path);
  const page = await render({
    path,
    search,
    today,
    comingHours: comingHoursWords(facts.opening, today),
    hasSession: hasSession(request),
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
  const style = styleText?.(path);
  const policy = contentSecurityPolicy({
    inlineStyles: [LETTER_STYLE, ...(style === undefined ? [] : [style])],
    development,
    imageOrigins: [...foreignOrigins(facts.hero.imageUrl), ...(await pictureSites())],
    cardForm: cardFormOf(path, facts.cards),
    sources: pageSources(tools, reach),
  });
  return {
    ...(style === undefined ? page : withStyle(page, style)),
    headers: {
      "content-security-policy": policy,
      // What stands in the address of such a page is nobody else's, not even as the page one came from.
      ...(referrer !== null && { "referrer-policy": referrer }),
      ...(isNeverKept(path) && { "cache-control": "no-store" }),
    },
  };
}

/** Beside what the renderer wrote, which the browser takes over without knowing of it. */
function withStyle(page: RenderedPage, style: string): RenderedPage {
  if ("location" in page) return page;
  return { ...page, html: page.html.replace("</head>", () => `<style>${style}</style></head>`) };
}

const HTML = "text/html; charset=utf-8";

function hasSession({ cookies }: FastifyRequest): boolean {
  return cookies[SESSION_COOKIE] !== undefined;
}

// What an advertisement adds to the address that it leads to. The browser's own scripts read it there.
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)=/;

/** Which page is asked for: visitors who come from an advertisement ask for the same as others. */
function addressOf({ url }: FastifyRequest): { path: string; search: string } {
  const [path = "/", ...query] = url.split("?");
  const asked = query.join("?").split("&");
  return { path, search: asked.filter((part) => !CAMPAIGN.test(part)).join("&") };
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
