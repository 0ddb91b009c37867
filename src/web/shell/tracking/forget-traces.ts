import type { Purpose } from "#domain/tracking/consent.ts";

/** What the tools keep on a device, by how its name begins. */
const TRACES: Record<Purpose, readonly string[]> = {
  // Which purchases were told stays: a second yes must not tell one twice.
  marketing: ["_fbp", "_fbc", "_gcl_", "_ga"],
  chat: ["crisp-client", "cw_", "twk_", "tawk", "TawkConnectionTime"],
};

/** Removes what tools left behind that may not stay: as much of it as a page can reach. */
export function forgetTraces(purposes: readonly Purpose[]): void {
  const names = purposes.flatMap((purpose) => TRACES[purpose]);
  const isTrace = (name: string) => names.some((trace) => name.startsWith(trace));
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (isTrace(name)) for (const domain of cookieDomains()) expire(name, domain);
  }
  try {
    for (const kept of [window.localStorage, window.sessionStorage])
      for (const name of Object.keys(kept)) if (isTrace(name)) kept.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function expire(name: string, domain: string): void {
  document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
}

/** Tools set their cookies on the widest domain they may: this host's and those above it. */
function cookieDomains(): string[] {
  const parts = window.location.hostname.split(".");
  return ["", ...parts.map((_part, index) => parts.slice(index).join("."))];
}
