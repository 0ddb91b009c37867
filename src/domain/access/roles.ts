export const ROLES = ["customer", "staff", "admin"] as const;
export type Role = (typeof ROLES)[number];

type Who = "visitor" | Role;

const EVERYONE: readonly Who[] = ["visitor", "customer", "staff", "admin"];
const SIGNED_IN: readonly Who[] = ["customer", "staff", "admin"];
const STAFF: readonly Who[] = ["staff", "admin"];
const ADMIN: readonly Who[] = ["admin"];

/** Who may do what. The server enforces this table; the browser only mirrors it. */
const ALLOWED = {
  "shop.visit": EVERYONE,
  "account.change-own": SIGNED_IN,
  "bookings.read": STAFF,
  "bookings.comment": STAFF,
  /** The counter: approve, confirm, cancel (what was charged an administrator gives back), send letters, record money that came. */
  "bookings.run": STAFF,
  "accounting.read": STAFF,
  "shop.manage": ADMIN,
} satisfies Record<string, readonly Who[]>;

export type Permission = keyof typeof ALLOWED;
export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

export function may(role: Role | null, permission: Permission): boolean {
  return ALLOWED[permission].includes(role ?? "visitor");
}

/** True when signing in could make the difference, so that a visitor is asked to do so. */
export function needsSignIn(permission: Permission): boolean {
  return !may(null, permission);
}
