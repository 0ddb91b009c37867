import type { FastifyReply, FastifyRequest } from "fastify";

/** Where pages that know no key lead to: to the own page that was looked at last, else to where one is asked for. */
export const WAY_BACK = "/min-bokning/tillbaka";

export const OWN_PAGE_COOKIE = "norrvidd_own_page";
const TWO_HOURS_SECONDS = 2 * 60 * 60;

const OWN_PAGE = /^\/min-bokning\/([\w-]{22})$/;

/**
 * Keeps the way back from a page where a card is typed. The provider's script runs there, and could read an address, a
 * link or what a tab remembers: no script reads this, and the browser sends it to these pages alone.
 */
export function keepWayBack(
  path: string,
  reply: FastifyReply,
  { secureCookies }: { secureCookies: boolean },
): void {
  const [, key] = OWN_PAGE.exec(path) ?? [];
  if (key === undefined) return;
  reply.setCookie(OWN_PAGE_COOKIE, key, {
    path: "/min-bokning",
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies,
    maxAge: TWO_HOURS_SECONDS,
  });
}

export function goBack(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = `/min-bokning/${request.cookies[OWN_PAGE_COOKIE] ?? ""}`;
  reply.headers({ "cache-control": "no-store", "referrer-policy": "strict-origin" });
  return reply.redirect(OWN_PAGE.test(path) ? path : "/min-bokning", 302);
}
