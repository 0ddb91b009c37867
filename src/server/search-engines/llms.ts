import type { ShopFacts } from "#contracts/page.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { formatKronor } from "#texts/format.ts";
import type { ListedItem } from "./sitemap.ts";

/** The shop in plain Markdown, for whoever reads with a language model. */
export function llms({ name, baseUrl, company }: ShopFacts, items: readonly ListedItem[]): string {
  const line = (item: ListedItem) => {
    const heading = plain(item.miniHeading).replace(/\.$/, "");
    const about = heading === "" ? "" : `${heading}, `;
    const fee = item.basePrice ? `, plus ${kronor(item.basePrice)} i fast avgift` : "";
    return `- [${plain(item.name)}](${baseUrl}${itemPath(item)}): ${about}från ${kronor(item.pricePerDay)} per dygn inkl. moms${fee}`;
  };
  return [
    `# ${name}`,
    "",
    `> ${company.name} hyr ut husbilar och friluftsutrustning i Norrland, med hämtning i Sundsvall och Timrå.`,
    "",
    "Beloppet reserveras på kortet när du bokar och dras först när vi har godkänt bokningen. Alla priser är i svenska kronor och innehåller moms och grundförsäkring.",
    "",
    "## Sidor",
    "",
    `- [Uthyrning](${baseUrl}/): allt som går att hyra`,
    `- [Hyr husbil](${baseUrl}/hyr-husbil): vad som ingår och hur det går till`,
    `- [Hyr husbil i Sundsvall](${baseUrl}/hyr-husbil/sundsvall)`,
    `- [Hyr husbil i Timrå](${baseUrl}/hyr-husbil/timra)`,
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
