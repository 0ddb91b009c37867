import type { LetterShop } from "./booking-letter-facts.ts";
import type { Fact, LetterBlock } from "./letter-blocks.ts";
import { mailLink, phoneLink } from "./stay-facts.ts";

/** How the shop is reached; no such block where its owner has named no way. */
export function contactBlock({ company: { phone, email, hours } }: LetterShop): LetterBlock[] {
  if (phone === null && email === null) return [];
  const facts: Fact[] = [];
  if (phone !== null) facts.push({ label: "Telefon", value: phone, href: phoneLink(phone) });
  if (email !== null) facts.push({ label: "E-post", value: email, href: mailLink(email) });
  if (hours !== null) facts.push({ label: "Öppettider", value: hours });
  return [
    {
      kind: "facts",
      title: "Vi finns här om du undrar något",
      facts,
      ...(email !== null && { note: "Du kan också svara direkt på det här mejlet." }),
    },
  ];
}
