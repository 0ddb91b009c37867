import { ACCOUNT_LINK_MINUTES } from "#domain/access/account-link.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import type { LetterShop } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { instantInWords } from "./stay-facts.ts";

export type ResetFacts = { shop: LetterShop; username: string; url: string; expiresAt: Date };

/** To whoever has lost their password, or to somebody for whom another has said so. */
export function passwordReset(facts: ResetFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: `Välj ett nytt lösenord hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody({ shop, username, url, expiresAt }: ResetFacts): LetterBody {
  return {
    heading: "Välj ett nytt lösenord",
    reference: "Ditt konto",
    preheader: `Länken till ett nytt lösenord gäller i ${ACCOUNT_LINK_MINUTES} minuter.`,
    reason: `Du får det här mejlet eftersom någon har bett om ett nytt lösenord till ditt konto hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: "Hej! Någon, troligen du, har bett om ett nytt lösenord. Välj det här, så loggas alla enheter ut och du loggar in med det nya.",
      },
      { kind: "button", label: "Välj nytt lösenord", href: url },
      {
        kind: "facts",
        title: "Ditt konto",
        facts: [{ label: "Användarnamn", value: username }],
      },
      {
        kind: "notice",
        tone: "calm",
        title: `Länken gäller i ${ACCOUNT_LINK_MINUTES} minuter`,
        text: `Den går att använda en gång, till ${instantInWords(expiresAt)}. Var det inte du som bad om den? Då kan du slänga mejlet: ditt lösenord är oförändrat, och ingen annan har fått länken.`,
      },
      ...contactBlock(shop),
    ],
  };
}
