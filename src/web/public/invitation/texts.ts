import type { InvitationShown } from "#contracts/account-links.ts";
import { ACCOUNT_LINK_MINUTES } from "#domain/access/account-link.ts";
import { ROLE_LABELS } from "#texts/roles.ts";

type Words = { title: string; text: string };

export const UNKNOWN_INVITATION: Words = {
  title: "Inbjudan gäller inte",
  text: "Den kan vara borttagen eller ersatt av en nyare. Titta efter ett senare mejl, kontrollera att du har fått med hela länken, eller be om en ny inbjudan.",
};

/** What somebody reads whose invitation cannot be accepted any more. */
export function closedWords({ state, invitedBy }: InvitationShown): Words {
  if (state === "used")
    return {
      title: "Inbjudan är redan använd",
      text: `Kontot finns. Logga in med användarnamnet och lösenordet som valdes då. Var det inte du? Säg genast till ${invitedBy || "den som bjöd in dig"}.`,
    };
  return {
    title: "Inbjudan har gått ut",
    text: `Länken gällde i ${ACCOUNT_LINK_MINUTES} minuter. Be ${invitedBy || "den som bjöd in dig"} skicka en ny, det går på ett ögonblick.`,
  };
}

export function inviteWords({ invitedBy, role }: InvitationShown): string {
  const who = invitedBy || "En kollega";
  return `${who} har bjudit in dig som ${ROLE_LABELS[role].toLowerCase()}. Välj ett användarnamn och ett lösenord, så är du inne.`;
}
