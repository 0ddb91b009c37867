import { addScript } from "./add-script.ts";

type Queue = unknown[][];
type Fbq = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: Queue;
  push: Fbq;
  loaded: boolean;
  version: string;
  /** Steps within the shop are told by the shop, which knows where it may. */
  disablePushState: boolean;
};

type Browser = Window & { fbq?: unknown; _fbq?: unknown };

/** Facebook's own script, for pages whose address says nothing about anybody. */
export function startPixel(pixelId: string): void {
  const browser = window as Browser;
  if (browser.fbq) return;
  const fbq = ((...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue.push(call);
  }) as Fbq;
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [] });
  fbq.disablePushState = true;
  browser.fbq = fbq;
  // Facebook's script looks for this name too.
  // eslint-disable-next-line no-underscore-dangle
  browser._fbq = fbq;
  // Without this the script reads buttons and forms by itself.
  fbq("set", "autoConfig", false, pixelId);
  fbq("init", pixelId);
  addScript("https://connect.facebook.net/en_US/fbevents.js");
}

export function tellPixelOfPage(): void {
  (window as { fbq?: (...call: unknown[]) => void }).fbq?.("track", "PageView");
}

type Purchase = { value: number; currency: string };

/**
 * On the thank-you page a picture's address stands in for Facebook's script, which would send the
 * page's whole address, and with it what was booked and when.
 */
export function startPixelWithoutScript(pixelId: string): void {
  const browser = window as Browser;
  browser.fbq ??= (
    _track: "track",
    event: string,
    values: Purchase,
    options: { eventID: string },
  ) => {
    const image = new Image();
    image.referrerPolicy = "origin";
    image.src = pixelAddress(pixelId, { event, ...values, eventId: options.eventID });
  };
}

type Told = Purchase & { event: string; eventId: string };

export function pixelAddress(
  pixelId: string,
  { event, value, currency, eventId }: Told,
  { origin, pathname, cookie }: { origin: string; pathname: string; cookie: string } = {
    origin: window.location.origin,
    pathname: window.location.pathname,
    cookie: document.cookie,
  },
): string {
  const query = new URLSearchParams({
    id: pixelId,
    ev: event,
    dl: `${origin}${pathname}`,
    "cd[value]": String(value),
    "cd[currency]": currency,
    eid: eventId,
  });
  // What Facebook's script kept earlier, with the same consent, ties the purchase to its advertisement.
  for (const name of ["fbp", "fbc"]) {
    const kept = new RegExp(`(?:^|; )_${name}=([^;]+)`).exec(cookie)?.[1];
    if (kept !== undefined) query.set(name, kept);
  }
  return `https://www.facebook.com/tr/?${query}`;
}
