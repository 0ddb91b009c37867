import type { LetterShop } from "./booking-letter-facts.ts";
import type { Fact, LetterBlock, LetterBody, PriceLine, StayEnd } from "./letter-blocks.ts";

/** The letter for those who read without HTML. */
export function letterText(
  shop: LetterShop,
  { heading, reference, reason, blocks }: LetterBody,
): string {
  const { name, orgnr, address, phone, email } = shop.company;
  const footer = [
    "--",
    `${shop.name}, ${shop.baseUrl}`,
    orgnr === null ? name : `${name}, org.nr ${orgnr}`,
    address,
    [phone, email].filter((way) => way !== null).join(", "),
    reason,
  ].filter(Boolean);
  return `${[`${heading}\n${reference}`, ...blocks.map(blockText), footer.join("\n")].join("\n\n")}\n`;
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "notice":
      return `${block.title}\n${block.text}`;
    case "stay":
      return [
        `${block.title}, ${block.note}`,
        endText(block.pickup),
        endText(block.return),
        ...(block.place ? [factText(block.place)] : []),
        ...(block.way ? [block.way] : []),
      ].join("\n");
    case "facts":
      return titled(block.title, [
        ...block.facts.map(factText),
        ...(block.note ? [block.note] : []),
      ]);
    case "price":
      return titled(block.title, [
        ...block.lines.map(priceText),
        `Totalt: ${block.total}`,
        priceText(block.vat),
        block.note,
      ]);
    case "steps":
      return titled(
        block.title,
        block.steps.map((step, index) => `${index + 1}. ${step}`),
      );
    case "quotation":
      return titled(
        block.title,
        block.text.split("\n").map((line) => `> ${line.trim()}`),
      );
    case "button":
      return `${block.label}: ${block.href}`;
  }
}

function titled(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines].join("\n");
}

function endText({ label, day, time }: StayEnd): string {
  return `${label}: ${day} ${time}`;
}

function priceText({ label, note, amount }: PriceLine): string {
  return `${label}${note ? ` (${note})` : ""}: ${amount}`;
}

/** A link that is more than its words is written out; the others are plain enough. */
function factText({ label, value, href }: Fact): string {
  const isMore = href !== value && href?.startsWith("http");
  return `${label}: ${value}${isMore ? `, ${href}` : ""}`;
}
