import type { Role } from "#domain/access/roles.ts";

export const ROLE_MEANINGS: Record<Role, string> = {
  customer: "Kan logga in och byta sitt eget lösenord. Ser inget av administrationen.",
  staff:
    "Ser bokningar, utlämningar, kalender, mejl och bokföring, och sköter bokningarna vid disken.",
  admin: "Får göra allt, också ändra priser, bokningar och konton.",
};
