import type { ChatProvider } from "#domain/tracking/tracking-settings.ts";

export const trackingTexts = {
  title: "Spårningsinställningar",
  lead: "Verktyg som mäter besök och annonser, och chatten på webbplatsen.",
  facebook: {
    title: "Facebook Pixel",
    lead: "Visar vilka annonser på Facebook och Instagram som leder till bokningar. Laddas bara för besökare som har godkänt marknadsföring.",
    enable: "Aktivera Facebook Pixel",
    id: "Pixel-id",
    idHint: "Finns i Händelsehanteraren hos Meta.",
  },
  google: {
    title: "Google Ads",
    lead: "Visar vilka annonser hos Google som leder till bokningar. Laddas bara för besökare som har godkänt marknadsföring.",
    enable: "Aktivera Google Ads",
    id: "Google Ads-id",
    idHint: "Finns under Google-taggen i Google Ads.",
  },
  plausible: {
    title: "Plausible Analytics",
    lead: "Räknar besök utan kakor och utan att veta vem någon är. Behöver inget samtycke.",
    enable: "Aktivera Plausible Analytics",
    domain: "Domän",
    domainHint: "Så som webbplatsen heter hos Plausible.",
    server: "Serveradress",
    serverHint: "Bara om ni har en egen server. Tomt betyder plausible.io.",
  },
  chat: {
    title: "Chatt",
    lead: "En chattruta på de öppna sidorna, aldrig i administrationen eller kassan. Laddas bara för besökare som har godkänt den.",
    enable: "Aktivera chatten",
    provider: "Chattjänst",
    noProvider: "Välj tjänst",
    server: "Serveradress",
    serverHint: "Bara för en egen server. Tomt betyder app.chatwoot.com.",
  },
  note: "Ändringarna gäller direkt. Tänk på att samtycke och integritetspolicy alltid måste hållas aktuella när ni ändrar vilka verktyg ni använder.",
  save: "Spara inställningar",
  saving: "Sparar...",
  saved: {
    title: "Inställningarna har sparats",
    description: "Spårningsinställningarna har uppdaterats framgångsrikt.",
  },
};

export const CHAT_NAMES: Record<ChatProvider, string> = {
  chatwoot: "Chatwoot",
  crisp: "Crisp",
  tawk: "Tawk",
};

export const CHAT_ID_WORDS: Record<ChatProvider | "", { label: string; hint?: string }> = {
  "": { label: "Chattens id" },
  chatwoot: {
    label: "Webbplatsens token",
    hint: "Finns under Inkorgar, Inställningar, Konfiguration i Chatwoot.",
  },
  crisp: { label: "Webbplats-id", hint: "Finns under Inställningar, Installation i Crisp." },
  tawk: {
    label: "Tawk-id",
    hint: "Property ID och Widget ID: de två delarna i slutet av chattens länk, med snedstreck emellan.",
  },
};
