import { ACCOUNT_LINK_MINUTES, type InvitedRole } from "#domain/access/account-link.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { ROLE_LABELS } from "#texts/roles.ts";
import type { LetterShop } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { instantInWords } from "./stay-facts.ts";

export type InvitationFacts = {
  shop: LetterShop;
  /** The name of the colleague's account who asks. */
  invitedBy: string;
  role: InvitedRole;
  url: string;
  expiresAt: Date;
};

/** To a colleague who is asked to join the shop. */
export function accountInvitation(facts: InvitationFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: `Du är inbjuden att arbeta hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

const MEANINGS: Record<InvitedRole, string> = {
  staff: "Du ser bokningar, kalender och utlämningar, och sköter bokningarna vid disken.",
  admin: "Du får göra allt i butiken, också ändra priser, inställningar och konton.",
};

function letterBody({ shop, invitedBy, role, url, expiresAt }: InvitationFacts): LetterBody {
  return {
    heading: `Välkommen till ${shop.name}`,
    reference: "Inbjudan",
    preheader: `${invitedBy} har bjudit in dig. Välj användarnamn och lösenord så är du igång.`,
    reason: `Du får det här mejlet eftersom ${invitedBy} har bjudit in dig till ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `Hej! ${invitedBy} har bjudit in dig att arbeta hos ${shop.name}. Välj ett användarnamn och ett lösenord, så kommer du direkt in på kontoret.`,
      },
      { kind: "button", label: "Skapa ditt konto", href: url },
      {
        kind: "facts",
        title: "Ditt konto",
        facts: [
          { label: "Roll", value: ROLE_LABELS[role] },
          { label: "Det betyder", value: MEANINGS[role] },
        ],
      },
      {
        kind: "notice",
        tone: "calm",
        title: `Länken gäller i ${ACCOUNT_LINK_MINUTES} minuter`,
        text: `Den går att använda en gång, till ${instantInWords(expiresAt)}. Hinner du inte, be ${invitedBy} skicka en ny. Skicka inte mejlet vidare: den som har länken kan skapa kontot. Väntade du dig ingen inbjudan kan du slänga mejlet.`,
      },
      ...contactBlock(shop),
    ],
  };
}
