import type { ShopFacts } from "#contracts/page.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { formatKronor } from "#texts/format.ts";
import { summary } from "#texts/shop-words.ts";
import type { ListedItem } from "./sitemap.ts";

/** The shop in plain Markdown, for whoever reads with a language model. */
export function llms(shop: ShopFacts, items: readonly ListedItem[]): string {
  const { name, baseUrl, company, localPages } = shop;
  const line = (item: ListedItem) => {
    const heading = plain(item.miniHeading).replace(/\.$/, "");
    const about = heading === "" ? "" : `${heading}, `;
    const fee = item.basePrice ? `, plus ${kronor(item.basePrice)} i fast avgift` : "";
    return `- [${plain(item.name)}](${baseUrl}${itemPath(item)}): ${about}från ${kronor(item.pricePerDay)} per dygn inkl. moms${fee}`;
  };
  return [
    `# ${name}`,
    "",
    `> ${summary(shop)}`,
    "",
    "Beloppet reserveras på kortet när du bokar och dras först när vi har godkänt bokningen. Alla priser är i svenska kronor och innehåller moms.",
    "",
    "## Sidor",
    "",
    `- [Uthyrning](${baseUrl}/): allt som går att hyra`,
    `- [Hyr husbil](${baseUrl}/hyr-husbil): vad som ingår och hur det går till`,
    ...localPages.map(
      ({ slug, name: town }) => `- [Hyr husbil i ${plain(town)}](${baseUrl}/hyr-husbil/${slug})`,
    ),
    `- [Om oss](${baseUrl}/about)`,
    `- [Bokningsvillkor](${baseUrl}/bokningsvillkor)`,
    `- [Integritet och kakor](${baseUrl}/integritet)`,
    "",
    ...section("Att hyra", items.map(line)),
    ...section("Kontakt", contact(company)),
  ].join("\n");
}

/** Nothing at all where there is nothing to say under its heading. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, "", ...lines, ""];
}

function contact({ phone, email, hours }: ShopFacts["company"]): string[] {
  return [
    ...(phone === null ? [] : [`- Telefon: ${phone}`]),
    ...(email === null ? [] : [`- E-post: ${email}`]),
    ...(hours === null ? [] : [`- Öppettider: ${hours}`]),
  ];
}

function kronor(amount: number): string {
  return formatKronor(amount).replaceAll("\u00a0", " ");
}

/** On one line, and without what Markdown would read as its own. */
function plain(text: string): string {
  return text
    .replaceAll(/[[\]\\`*_<>]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
