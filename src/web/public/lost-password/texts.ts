import type { ResetShown } from "#contracts/account-links.ts";
import { ACCOUNT_LINK_MINUTES } from "#domain/access/account-link.ts";

type Words = { title: string; text: string };

export const WELCOME: Words = {
  title: "Snart inne igen",
  text: "Ett mejl och ett nytt lösenord, sedan är du tillbaka.",
};

/** What somebody reads whose link leads to no new password, and what they do next. */
export const CLOSED: Record<Exclude<ResetShown["state"], "open"> | "unknown", Words> = {
  used: {
    title: "Länken gäller inte längre",
    text: "Den är använd, eller så har lösenordet eller adressen bytts sedan mejlet skickades. Logga in med det nya lösenordet, eller be om en ny länk.",
  },
  expired: {
    title: "Länken gäller inte längre",
    text: `Den gällde i ${ACCOUNT_LINK_MINUTES} minuter. Be om en ny, så kommer den på en gång.`,
  },
  unknown: {
    title: "Länken gäller inte",
    text: "Kontrollera att du har fått med hela länken från mejlet, eller be om en ny.",
  },
};
