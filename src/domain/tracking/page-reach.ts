/**
 * How far strangers may reach into a page.
 * `open`: whatever the settings say and the visitor allows.
 * `sale`: where a card is typed and the thanks afterwards: the purchase is told, no more.
 * `quiet`: accounts, and pages where something is paid: counted without what ends their address, no more.
 * `closed`: the administration, and a customer's own page: nobody.
 */
export type PageReach = "open" | "sale" | "quiet" | "closed";

export const THANK_YOU_PATH = "/booking/thank-you";

/** What stands in their address opens an account, or a booking to its customer. */
const OPENED_BY_ADDRESS = new Set(["inbjudan", "aterstall", "min-bokning"]);

const CLOSED = new Set(["admin", "min-bokning"]);

/** What is owed of a booking is told and paid there. */
const PAID_AT = new Set(["betala", "deposit-payment"]);

const QUIET = new Set([
  ...PAID_AT,
  "angra",
  "auth",
  "registrera",
  "glomt-losenord",
  "konto",
  ...OPENED_BY_ADDRESS,
]);

export function reachOf(path: string): PageReach {
  const first = firstWord(path);
  if (first === "booking") return "sale";
  if (first !== undefined && CLOSED.has(first)) return "closed";
  if (first !== undefined && QUIET.has(first)) return "quiet";
  return "open";
}

/** Whether its address is the key to what it shows. */
function isOpenedByAddress(path: string): boolean {
  return OPENED_BY_ADDRESS.has(firstWord(path) ?? "");
}

/** Whether a copy of the page must not be kept, not even by the browser that fetched it. */
export function isNeverKept(path: string): boolean {
  const first = firstWord(path) ?? "";
  return isOpenedByAddress(path) || PAID_AT.has(first);
}

/** A key lies in their address, and no card is typed there, whose provider asks which shop it is. */
const UNTOLD = new Set(["min-bokning", "angra"]);

/** What the page that one goes to next is told of where one came from; null where the shop's usual answer does. */
export function referrerPolicyOf(path: string): "no-referrer" | "strict-origin" | null {
  if (UNTOLD.has(firstWord(path) ?? "")) return "no-referrer";
  return reachOf(path) === "open" ? null : "strict-origin";
}

function firstWord(path: string): string | undefined {
  return path.split("/")[1]?.toLowerCase();
}

export function isThankYou(path: string): boolean {
  return path.replace(/\/+$/, "").toLowerCase() === THANK_YOU_PATH;
}

/** The path as it may be told: without the key or number that some end with. */
export function tellablePath(path: string): string {
  const [, first = ""] = path.split("/");
  return reachOf(path) === "quiet" || isOpenedByAddress(path) ? `/${first}` : path;
}
