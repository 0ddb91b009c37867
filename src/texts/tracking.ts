import type { TrackingFault, TrackingField } from "#domain/tracking/tracking-settings.ts";

const FAULTS: Record<Exclude<TrackingFault, "missing">, string> = {
  "pixel-id": "Pixel-id består bara av siffror, till exempel 123456789012345.",
  "ads-id": "Google Ads-id börjar med AW- och följs av siffror, till exempel AW-123456789.",
  domain: "Skriv bara domänen, till exempel norrvidd.se, utan https:// och snedstreck.",
  "server-address":
    "Skriv hela adressen till servern, till exempel https://plausible.norrvidd.se. Den måste börja med https://.",
  "chatwoot-id": "Webbplatsens token från Chatwoot består av bokstäver och siffror.",
  "crisp-id": "Webbplats-id från Crisp ser ut så här: 12345678-90ab-cdef-1234-567890abcdef.",
  "tawk-id": "Id från Tawk ser ut så här: 64b0c1d2e3f4a5b6c7d8e9f0/1h2i3j4k5.",
};

const MISSING: Record<TrackingField, string> = {
  facebookPixelId: "Fyll i pixel-id, eller stäng av Facebook Pixel.",
  googleAdsId: "Fyll i Google Ads-id, eller stäng av Google Ads.",
  plausibleDomain: "Fyll i domänen, eller stäng av Plausible Analytics.",
  plausibleServerUrl: "Fyll i serverns adress.",
  chatProvider: "Välj vilken chatt ni använder, eller stäng av chatten.",
  chatId: "Fyll i chattens id, eller stäng av chatten.",
  chatServerUrl: "Fyll i serverns adress.",
};

/** Said of what was saved as it was typed: it is no mistake to be mended before one may go on. */
export function trackingNote(field: TrackingField, fault: TrackingFault): string {
  const idle = field.startsWith("chat") ? "chatten visas inte" : "mäter inget";
  const sentence = fault === "missing" ? MISSING[field] : FAULTS[fault];
  return `Sparat, men ${idle} förrän det är rätt ifyllt. ${sentence}`;
}
