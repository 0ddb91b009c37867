/**
 * How far strangers may reach into a page.
 * `open`: whatever the settings say and the visitor allows.
 * `sale`: where a card is typed and the thanks afterwards: the purchase is told, no more.
 * `quiet`: accounts, and pages whose address is a key: counted without it, no more.
 * `closed`: the administration, nobody.
 */
export type PageReach = "open" | "sale" | "quiet" | "closed";

export const THANK_YOU_PATH = "/booking/thank-you";

const QUIET = new Set(["betala", "deposit-payment", "auth", "registrera", "konto"]);

export function reachOf(path: string): PageReach {
  const first = path.split("/")[1]?.toLowerCase();
  if (first === "admin") return "closed";
  if (first === "booking") return "sale";
  if (first !== undefined && QUIET.has(first)) return "quiet";
  return "open";
}

export function isThankYou(path: string): boolean {
  return path.replace(/\/+$/, "").toLowerCase() === THANK_YOU_PATH;
}

/** The path as it may be told: without the key or number that some end with. */
export function tellablePath(path: string): string {
  const [, first = ""] = path.split("/");
  return reachOf(path) === "quiet" ? `/${first}` : path;
}
