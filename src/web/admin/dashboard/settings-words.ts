import type { SetOutside } from "#contracts/settings.ts";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { freeWords } from "#texts/cancellation-words.ts";
import { openingWords } from "#texts/opening-words.ts";

export type SettingsPart = { href: string; title: string; text: string };

/** The parts of the settings in the order an owner sets them, each with what is set of it by now. */
export function settingsParts(
  shop: ShopSettings | undefined,
  outside: SetOutside | undefined,
): SettingsPart[] {
  return [
    {
      href: "/admin/settings/company",
      title: "Företag",
      text: shop ? (said(shop.company.name, shop.company.orgnr) ?? "Inte ifyllt än") : WAITING,
    },
    {
      href: "/admin/settings/shop",
      title: "Butiken",
      text: shop
        ? (said(shop.presentation.name, shop.presentation.area) ?? "Inget eget namn än")
        : WAITING,
    },
    {
      href: "/admin/settings/words",
      title: "Sidornas texter",
      text: "Om oss, Hyr husbil och egna sidor för orter",
    },
    {
      href: "/admin/settings/places",
      title: "Hämtningsplatser",
      text: shop ? placesWords(shop.places) : WAITING,
    },
    {
      href: "/admin/settings/hours",
      title: "Öppettider",
      text: shop ? hoursWords(shop, outside) : WAITING,
    },
    {
      href: "/admin/settings/cancellation",
      title: "Avbokning",
      text: shop ? (freeWords(shop.cancellationPolicy) ?? "Inte fri efter godkännande") : WAITING,
    },
    {
      href: "/admin/settings/checklists",
      title: "Checklistor",
      text: shop ? checklistWords(shop.checklists) : WAITING,
    },
    {
      href: "/admin/settings/mail",
      title: "Mejl",
      text: outside ? mailWords(outside) : WAITING,
    },
    {
      href: "/admin/settings/letters",
      title: "Brev",
      text: "Mejlen som kunderna får, med dina egna ord",
    },
    {
      href: "/admin/settings/payment",
      title: "Betalning",
      text: outside ? CARD_WORDS[outside.cards] : WAITING,
    },
    { href: "/admin/accounting", title: "Bokföring", text: "Kontoplanen ändras i bokföringen" },
    {
      href: "/admin/tracking-settings",
      title: "Spårning",
      text: "Mätning, annonser och chatt på butikens sidor",
    },
    { href: "#hyresavtal", title: "Hyresavtal", text: "Villkoren som kunden godkänner" },
    { href: "#tider", title: "Tider", text: "Standardtider och framförhållning" },
    { href: "#losenord", title: "Ditt lösenord", text: "Byt det här på sidan" },
  ];
}

/** Holds the place of what is on its way. */
const WAITING = "…";

const CARD_WORDS: Record<SetOutside["cards"], string> = {
  real: "Skarpt läge",
  test: "Testläge, inga pengar dras",
  sandbox: "Övningskassa, inga pengar dras",
};

function said(...words: string[]): string | undefined {
  return words.filter((word) => word !== "").join(", ") || undefined;
}

function placesWords(places: ShopSettings["places"]): string {
  const [first, ...others] = places;
  if (!first) return "Ingen angiven";
  return others.length === 0
    ? (said(first.name, first.address) ?? "En plats")
    : places.map(({ name }) => name).join(", ");
}

function hoursWords({ opening }: ShopSettings, outside: SetOutside | undefined): string {
  if (opening.week.length > 0) return openingWords(opening.week);
  if (!outside) return WAITING;
  return outside.hoursWords === null
    ? "Alla dagar, alla tider"
    : `${outside.hoursWords}, bara som text: kalendern är öppen alla dagar`;
}

function checklistWords({ rv, equipment }: ShopSettings["checklists"]): string {
  return `${rv.length} kontroller för husbilar, ${equipment.length} för utrustning`;
}

function mailWords({ sender, mailServer }: SetOutside): string {
  return mailServer === null ? `${sender.address}, skickas inte än` : sender.address;
}
