import { may, type Role } from "./roles.ts";

/** Where each role works: the day at the counter, or the shop. */
const HOME: Record<Role, string> = {
  admin: "/admin",
  staff: "/admin",
  customer: "/",
};

export function homeOf(role: Role): string {
  return HOME[role];
}

/** Where somebody is led after signing in: where they were going, or to where they work. */
export function landingOf(role: Role, wish: string | undefined): string {
  const path = wish === undefined ? undefined : ownPath(wish);
  if (path === undefined || leadsToSignIn(path)) return homeOf(role);
  // Whoever may not see the office would only be sent on from its door.
  if (pathOf(path) === HOME.admin && !may(role, "bookings.read")) return homeOf(role);
  return path;
}

/**
 * The wish, if it is a path of this shop and nothing that a browser would read as another site's address:
 * two slashes, or a backslash, which it takes for a slash, begin one.
 */
export function ownPath(wish: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  const isPath = /^\/(?![/\\])[^\\\u0000-\u0020\u007F]*$/.test(wish);
  return isPath && wish.length <= 1000 ? wish : undefined;
}

function leadsToSignIn(path: string): boolean {
  return ["/auth", "/registrera"].includes(pathOf(path));
}

function pathOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? "").replace(/\/+$/, "") || "/";
}
