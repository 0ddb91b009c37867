import type { LetterBlock } from "./letter-blocks.ts";
import { instantInWords } from "./stay-facts.ts";

/** Tells staff until when a reserved card can be charged. */
export function deadlineNotice(expiresAt: Date | null): LetterBlock {
  return expiresAt === null
    ? {
        kind: "notice",
        tone: "warning",
        title: "Godkänn så snart du kan",
        text: "En reservation på ett kort gäller bara några dagar.",
      }
    : {
        kind: "notice",
        tone: "warning",
        title: `Godkänn senast ${instantInWords(expiresAt)}`,
        text: "Därefter gäller inte reservationen längre, och kunden måste betala på nytt för att bokningen ska bli av.",
      };
}
