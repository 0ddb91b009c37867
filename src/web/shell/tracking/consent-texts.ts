import type { AskingTool, Purpose } from "#domain/tracking/consent.ts";

const TOOL_NAMES: Record<AskingTool, string> = {
  facebook: "Facebook Pixel",
  google: "Google Ads",
  chatwoot: "Chatwoot",
  crisp: "Crisp",
  tawk: "Tawk",
};

export function namesOf(tools: readonly AskingTool[]): string {
  return tools.map((tool) => TOOL_NAMES[tool]).join(" och ");
}

export const PURPOSE_LABELS: Record<Purpose, string> = {
  marketing: "Marknadsföring",
  chat: "Chatt",
};

export const PURPOSE_WORDS: Record<Purpose, (names: string) => string> = {
  marketing: (names) =>
    `${names}: visar vilka annonser som leder till bokningar. Uppgifter om ditt besök kan föras över till länder utanför EU.`,
  chat: (names) => `${names}: låter dig chatta med oss och minns samtalet till nästa gång.`,
};

export const consentTexts = {
  title: "Får vi använda kakor?",
  lead: "Några kakor behövs för att webbplatsen ska fungera. Om du säger ja använder vi också kakor för",
  change: "Du kan ändra dig när du vill under ”Inställningar för kakor” längst ned på sidan.",
  choosing: "Slå på det du vill tillåta. Du kan ändra dig när du vill.",
  more: "Läs mer om integritet och kakor",
  nothing:
    "Vi använder bara kakor som behövs för att webbplatsen ska fungera, till exempel för inloggning och bokning. Det finns inget att välja.",
  necessary: "Nödvändiga",
  necessaryWords: "Inloggning, din bokning och det här valet. De behövs och är alltid på.",
  all: "Godkänn alla",
  none: "Neka alla",
  choose: "Välj själv",
  save: "Spara mina val",
  close: "Stäng",
  leave: "Stäng utan att ändra",
  opened: "Inställningar för kakor",
};
