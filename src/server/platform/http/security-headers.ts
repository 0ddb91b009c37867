import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
};

/** Without HTTPS a browser heeds neither, and complains of the second in its console. */
const OVER_HTTPS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-opener-policy": "same-origin",
};

export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): void {
  reply.headers(ALWAYS);
  if (isHttps) reply.headers(OVER_HTTPS);
}

export type PagePolicy = {
  /** Style elements that may stand in a page, or in a frame of it, each by what it says. */
  inlineStyles?: readonly string[];
  imageOrigins?: string[];
  development?: boolean;
  /** Whose card form the page shows, if any. */
  cardForm?: "provider" | "sandbox" | undefined;
  /** What the shop's measuring, advertising and chat tools need. */
  sources?: PageSources;
};

type CardSources = { scripts: string[]; frames: string[]; connections: string[]; images: string[] };

export type PageSources = CardSources & {
  styles: string[];
  fonts: string[];
  media: string[];
  workers: string[];
  /** A chat writes style elements of its own; one named in the policy would shut them out. */
  hasInlineStyles: boolean;
};

export const NO_SOURCES: PageSources = {
  scripts: [],
  frames: [],
  connections: [],
  images: [],
  styles: [],
  fonts: [],
  media: [],
  workers: [],
  hasInlineStyles: false,
};

const CARD_SOURCES: Record<"none" | "provider" | "sandbox", CardSources> = {
  none: { scripts: [], frames: [], connections: [], images: [] },
  // The bank's question stands in a frame of our own address.
  sandbox: { scripts: [], frames: ["'self'"], connections: [], images: [] },
  provider: {
    scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connections: ["https://api.stripe.com"],
    images: ["https://*.stripe.com"],
  },
};

/** What a page may load. Only pages carry it: an API answer has nothing to run. */
export function contentSecurityPolicy({
  inlineStyles = [],
  imageOrigins = [],
  development = false,
  cardForm,
  sources = NO_SOURCES,
}: PagePolicy): string {
  const cards = CARD_SOURCES[cardForm ?? "none"];
  // Vite's hot reload adds inline styles and speaks over a web socket.
  const styles =
    development || sources.hasInlineStyles ? ["'unsafe-inline'"] : inlineStyles.map(hashSource);
  const sockets = development ? " ws:" : "";
  return [
    "default-src 'none'",
    listed("script-src 'self'", cards.scripts, sources.scripts),
    listed("style-src 'self'", styles, sources.styles),
    // React writes style attributes, which nothing else can cover.
    "style-src-attr 'unsafe-inline'",
    listed("img-src 'self' data:", imageOrigins, cards.images, sources.images),
    listed("font-src 'self'", sources.fonts),
    listed(`connect-src 'self'${sockets}`, cards.connections, sources.connections),
    // An item's film, once somebody has asked to see it. Allowed on every page, since a visitor may come
    // to the item from any of them without loading a new one.
    listed("frame-src https://www.youtube-nocookie.com", cards.frames, sources.frames),
    ...only("media-src", sources.media),
    // While it waits for the server to come back, the development client asks from a worker.
    ...only("worker-src", [...(development ? ["blob:"] : []), ...sources.workers]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashSource(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

// A host may hold a semicolon or a comma as far as an address is concerned; here either would begin
// something of its own.
const ONE_SOURCE = /^[^\s;,]+$/;

function listed(directive: string, ...sources: (readonly string[])[]): string {
  return [directive, ...sources.flat().filter((one) => ONE_SOURCE.test(one))].join(" ");
}

function only(directive: string, sources: readonly string[]): string[] {
  return sources.length > 0 ? [listed(directive, sources)] : [];
}
