import type { LetterContent } from "#server/emails/letter.ts";
import type { Sender } from "#server/emails/transport.ts";
import type { LetterShop } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";

type TestFacts = { shop: LetterShop; sender: Sender; askedBy: string };

/** To whomever an administrator names: shows how the shop's letters look and that they arrive. */
export function testLetter(facts: TestFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: `Provmejl från ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody({ shop, sender, askedBy }: TestFacts): LetterBody {
  return {
    heading: "Det kom fram!",
    reference: "Provmejl",
    preheader: `Så här ser breven från ${shop.name} ut.`,
    reason: `Du får det här mejlet eftersom ${askedBy} har skickat ett prov från ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `Det här är ett prov från ${shop.name}. Bokningar, kvitton och påminnelser skickas på samma sätt och ser ut så här.`,
      },
      {
        kind: "facts",
        title: "Så skickas breven",
        facts: [
          { label: "Avsändare", value: `${sender.name}, ${sender.address}` },
          { label: "Svar går till", value: sender.replyTo ?? sender.address },
          { label: "Företag", value: shop.company.name },
        ],
        note: "Hamnade mejlet i skräpposten? Då behöver den som sköter er domän tillåta e-postservern att skicka i ert namn (SPF och DKIM).",
      },
      ...contactBlock(shop),
    ],
  };
}
