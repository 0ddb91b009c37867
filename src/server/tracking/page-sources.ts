import type { PageReach } from "#domain/tracking/page-reach.ts";
import {
  chatwootServer,
  plausibleServer,
  type ChatProvider,
  type TrackingSettings,
} from "#domain/tracking/tracking-settings.ts";
import { NO_SOURCES, type PageSources } from "#server/platform/http/security-headers.ts";

const FACEBOOK_IMAGES = ["https://www.facebook.com"];
const FACEBOOK_SCRIPTS = ["https://connect.facebook.net"];

// As Google's guide to content security policies names them for ads.
const GOOGLE: PageSources = {
  ...NO_SOURCES,
  scripts: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
    "https://pagead2.googlesyndication.com",
  ],
  images: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
    "https://www.google.se",
    "https://pagead2.googlesyndication.com",
  ],
  connections: [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
    "https://google.com",
    "https://pagead2.googlesyndication.com",
  ],
  frames: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
};

const CHATS: Record<ChatProvider, (settings: TrackingSettings) => PageSources> = {
  chatwoot: (settings) => {
    const host = originOf(chatwootServer(settings));
    return {
      ...NO_SOURCES,
      scripts: [host],
      images: [host],
      connections: [host, host.replace(/^https/, "wss")],
      frames: [host],
      hasInlineStyles: true,
    };
  },
  crisp: () => ({
    ...NO_SOURCES,
    scripts: ["https://client.crisp.chat"],
    styles: ["https://client.crisp.chat"],
    fonts: ["https://client.crisp.chat"],
    media: ["https://client.crisp.chat"],
    images: ["https://client.crisp.chat", "https://image.crisp.chat", "https://storage.crisp.chat"],
    connections: [
      "https://client.crisp.chat",
      "https://storage.crisp.chat",
      "wss://client.relay.crisp.chat",
      "wss://stream.relay.crisp.chat",
    ],
    frames: ["https://game.crisp.chat"],
    workers: ["blob:"],
    hasInlineStyles: true,
  }),
  tawk: () => ({
    ...NO_SOURCES,
    scripts: ["https://embed.tawk.to", "https://*.tawk.to"],
    styles: ["https://embed.tawk.to"],
    fonts: ["https://embed.tawk.to"],
    media: ["https://embed.tawk.to"],
    images: ["https://*.tawk.to"],
    connections: ["https://*.tawk.to", "wss://*.tawk.to"],
    frames: ["https://*.tawk.to"],
    hasInlineStyles: true,
  }),
};

/**
 * Whom a page may speak with because of the settings. Consent is not asked here: a page's policy is
 * fixed when it loads, and the visitor may say yes later.
 */
export function pageSources(settings: TrackingSettings, reach: PageReach): PageSources {
  if (reach === "closed") return NO_SOURCES;
  const { plausibleEnabled, facebookPixelEnabled, googleAdsEnabled } = settings;
  const chat = settings.chatEnabled && settings.chatProvider;
  const tellsSales = reach === "open" || reach === "sale";
  const isOpen = reach === "open";
  return [
    plausibleEnabled ? { connections: [originOf(plausibleServer(settings))] } : {},
    tellsSales && facebookPixelEnabled ? { images: FACEBOOK_IMAGES } : {},
    isOpen && facebookPixelEnabled
      ? { scripts: FACEBOOK_SCRIPTS, connections: [...FACEBOOK_IMAGES, ...FACEBOOK_SCRIPTS] }
      : {},
    tellsSales && googleAdsEnabled ? GOOGLE : {},
    isOpen && chat ? CHATS[chat](settings) : {},
  ].reduce<PageSources>(together, NO_SOURCES);
}

function together(left: PageSources, right: Partial<PageSources>): PageSources {
  const joined = (kind: Exclude<keyof PageSources, "hasInlineStyles">) => [
    ...new Set([...left[kind], ...(right[kind] ?? [])]),
  ];
  return {
    scripts: joined("scripts"),
    frames: joined("frames"),
    connections: joined("connections"),
    images: joined("images"),
    styles: joined("styles"),
    fonts: joined("fonts"),
    media: joined("media"),
    workers: joined("workers"),
    hasInlineStyles: left.hasInlineStyles || (right.hasInlineStyles ?? false),
  };
}

/** A page is shown whatever somebody typed: what is no address after all adds nothing. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "'none'";
}
