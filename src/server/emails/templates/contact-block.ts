import type { LetterShop } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";
import { mailLink, phoneLink } from "./stay-facts.ts";

export function contactBlock({ company }: LetterShop): LetterBlock {
  return {
    kind: "facts",
    title: "Vi finns här om du undrar något",
    facts: [
      { label: "Telefon", value: company.phone, href: phoneLink(company.phone) },
      { label: "E-post", value: company.email, href: mailLink(company.email) },
      { label: "Öppettider", value: company.hours },
    ],
    note: "Du kan också svara direkt på det här mejlet.",
  };
}
