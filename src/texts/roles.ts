import type { Role } from "#domain/access/roles.ts";

export const ROLE_LABELS: Record<Role, string> = {
  customer: "Kund",
  staff: "Personal",
  admin: "Administratör",
};
