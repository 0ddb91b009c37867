type Tags = {
  fbq?: (
    action: "track",
    event: "Purchase",
    values: { value: number; currency: "SEK" },
    options: { eventID: string },
  ) => void;
  gtag?: (
    action: "event",
    event: "purchase",
    values: { value: number; currency: "SEK"; transaction_id: string },
  ) => void;
};

export type Purchase = { bookingId: number; value: number };

/** What of a browser a purchase is told with; a test brings its own. */
type Browser = Tags & { localStorage: Pick<Storage, "getItem" | "setItem"> };

export const TOLD_PURCHASES_KEY = "told-purchases";
const MOST_KEPT = 50;

/**
 * Tells the advertising tags that are on the page of a booking, once, whatever is reloaded. Without a
 * tag nothing is told and nothing kept, so that a visitor who allows them later still counts.
 */
export function tellPurchase({ bookingId, value }: Purchase, browser: Browser = window): void {
  if (!browser.fbq && !browser.gtag) return;
  const id = String(bookingId);
  const told = readTold(browser);
  if (told.includes(id)) return;
  writeTold(browser, [...told, id].slice(-MOST_KEPT));
  browser.fbq?.("track", "Purchase", { value, currency: "SEK" }, { eventID: id });
  browser.gtag?.("event", "purchase", { value, currency: "SEK", transaction_id: id });
}

function readTold(browser: Browser): string[] {
  try {
    const kept: unknown = JSON.parse(browser.localStorage.getItem(TOLD_PURCHASES_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function writeTold(browser: Browser, told: string[]): void {
  try {
    browser.localStorage.setItem(TOLD_PURCHASES_KEY, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing can still be told once.
  }
}
