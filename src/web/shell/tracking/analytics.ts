import { tellablePath } from "#domain/tracking/page-reach.ts";
import { plausibleServer, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";

const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){1,3}|\[::1\])$/;
/** What tells how a visitor found the shop, and nothing else of an address. */
const SOURCE_PARAMETERS = ["ref", "source", "utm_source", "utm_medium", "utm_campaign"];

type Place = Pick<Location, "hostname" | "protocol">;

/** Developers, and those who have asked not to be counted, are not. */
export function isIgnored({ hostname, protocol }: Place, flag: string | null): boolean {
  return OWN_MACHINE.test(hostname) || protocol === "file:" || flag === "true";
}

/** The address of a page as it may be told. */
export function toldAddress({ origin, pathname, search }: Location | URL): string {
  const query = new URLSearchParams(search);
  const told = new URLSearchParams(
    SOURCE_PARAMETERS.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  return `${origin}${tellablePath(pathname)}${told && `?${told}`}`;
}

export function isCounted({ plausibleEnabled }: TrackingSettings): boolean {
  return plausibleEnabled && !isIgnored(window.location, ignoreFlag());
}

type Event = { name: "pageview" | "Outbound Link: Click"; url?: string };

/** Counts without cookies and without anything kept on the device. */
export function tellAnalytics(settings: TrackingSettings, { name, url }: Event): void {
  if (!isCounted(settings)) return;
  const body = {
    n: name,
    u: toldAddress(window.location),
    d: settings.plausibleDomain,
    r: toldReferrer(document.referrer),
    ...(url !== undefined && { p: { url } }),
  };
  // As plain text, which spares the question whether JSON may be sent at all.
  fetch(`${plausibleServer(settings)}/api/event`, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(body),
  }).catch(() => {
    // The browser's console says it; the visitor is not troubled.
  });
}

/** Where a visitor came from, without what that address says about them. */
export function toldReferrer(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname } = new URL(referrer);
  return `${origin}${tellablePath(pathname)}`;
}

function ignoreFlag(): string | null {
  try {
    return window.localStorage.getItem("plausible_ignore");
  } catch {
    return null;
  }
}
