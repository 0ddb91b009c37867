import type { Account } from "#contracts/people.ts";
import { ROLES, type Role } from "#domain/access/roles.ts";

const swedish = new Intl.Collator("sv", { numeric: true });
const rank = (role: Role) => -ROLES.indexOf(role);

/** Whoever may do most comes first, then by name. */
export function inOrder(a: Account, b: Account): number {
  return rank(a.role) - rank(b.role) || swedish.compare(a.username, b.username);
}

export function matching(accounts: Account[], wanted: string): Account[] {
  const part = wanted.trim().toLocaleLowerCase("sv");
  return accounts.filter(({ username, email }) =>
    [username, email ?? ""].some((name) => name.toLocaleLowerCase("sv").includes(part)),
  );
}
