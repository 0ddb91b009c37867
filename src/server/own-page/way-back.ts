import type { FastifyReply, FastifyRequest } from "fastify";

/** Where pages that know no key lead to: `?bokning=` names the booking whose own page is meant. */
export const WAY_BACK = "/min-bokning/tillbaka";

export const OWN_PAGE_COOKIE = "norrvidd_own_page";
const TWO_HOURS_SECONDS = 2 * 60 * 60;
/** As many own pages as somebody may look through before paying for one of them. */
const MOST_KEYS = 4;

const OWN_PAGE = /^\/min-bokning\/([\w-]{22})$/;
const BETWEEN = ".";

/**
 * Keeps the way back from a page where a card is typed. The provider's script runs there, and could read an address, a
 * link or what a tab remembers: no script reads this, and the browser sends it to these pages alone.
 */
export function keepWayBack(
  path: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { secureCookies }: { secureCookies: boolean },
): void {
  const [, key] = OWN_PAGE.exec(path) ?? [];
  if (key === undefined) return;
  const keys = [key, ...keptKeys(request).filter((one) => one !== key)].slice(0, MOST_KEYS);
  reply.setCookie(OWN_PAGE_COOKIE, keys.join(BETWEEN), {
    path: "/min-bokning",
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies,
    maxAge: TWO_HOURS_SECONDS,
  });
}

/** Those of the pages that were looked at, the latest first. */
function keptKeys({ cookies }: FastifyRequest): string[] {
  const kept = (cookies[OWN_PAGE_COOKIE] ?? "").split(BETWEEN);
  return kept.filter((key) => OWN_PAGE.test(`/min-bokning/${key}`)).slice(0, MOST_KEYS);
}

/** To the own page of the booking that was paid for; whoever has not opened it here comes to where a link is asked for. */
export async function goBack(
  request: FastifyRequest,
  reply: FastifyReply,
  bookingOf: (key: string) => Promise<number | undefined>,
): Promise<FastifyReply> {
  const [, meant] = /[?&]bokning=([1-9]\d{0,8})(?:&|$)/.exec(request.url) ?? [];
  reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  for (const key of keptKeys(request)) {
    const booking = await bookingOf(key);
    const isMeant = meant === undefined ? booking !== undefined : String(booking) === meant;
    if (isMeant) return reply.redirect(`/min-bokning/${key}`, 302);
  }
  const asked = meant === undefined ? "" : `?bokning=${meant}`;
  return reply.redirect(`/min-bokning${asked}`, 302);
}
