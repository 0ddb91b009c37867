import type { OwnersSetting } from "#domain/shop/left-to-set.ts";
import { listed } from "#texts/listed.ts";

/** Says which motorhomes lack an agreement: one by its name, more by their number. */
export function agreementTitle(motorhomes: readonly { name: string }[]): string {
  const [only, ...others] = motorhomes;
  return others.length === 0
    ? `${only?.name} kan bokas utan hyresavtal`
    : `${motorhomes.length} husbilar kan bokas utan hyresavtal`;
}

export const NO_AGREEMENT = {
  title: "Det finns inget hyresavtal",
  text: "Kunden godkänner då inga hyresvillkor. Skapa ett och gör det till standard, så gäller det allt som hyrs ut.",
  action: "Gör ett hyresavtal",
};

type Names = Partial<Record<OwnersSetting, string[]>>;

type Group = {
  /** What the shop calls each; together they are one thing to do. */
  names: Names;
  title: (names: string) => string;
  /** What it keeps the shop from; by name, where each keeps it from something else. */
  text: string | Partial<Record<OwnersSetting, string>>;
  /** Names that are only set together. */
  together?: string[];
};

const GROUPS: Group[] = [
  {
    names: {
      COMPANY_NAME: ["företagets namn"],
      COMPANY_ORGNR: ["organisationsnummer", "momsregistreringsnummer"],
      COMPANY_ADDRESS: ["adress"],
    },
    title: (names) => `Kvitton saknar ${names}`,
    text: "Lagen kräver att kvittot säger vem som har sålt. Ett utfärdat kvitto ändras aldrig, så ställ in det innan du tar betalt. Momsregistreringsnumret räknas ut ur organisationsnumret. Uppgifterna visas också på sidorna och i breven.",
  },
  {
    names: {
      COMPANY_PHONE: ["telefon"],
      COMPANY_EMAIL: ["e-post"],
      COMPANY_HOURS: ["öppettider"],
      PICKUP_MAP_URL: ["karta till hämtningsplatsen"],
    },
    title: (names) => `Kunder ser inte ${names}`,
    text: "Det som saknas utelämnas på sidorna och i breven. Kunden behöver veta hur ni nås och var det bokade hämtas.",
  },
  {
    names: { SHOP_EMAIL: ["adress"] },
    title: () => "Butiken får inga egna brev",
    text: "Nya bokningar, ånger och reservationer som snart löper ut skulle mejlas till er, men ingen adress är angiven. Titta under Bokningar och Att åtgärda tills du har angett en.",
  },
  {
    names: { MAIL_FROM: ["avsändare"], SMTP_URL: ["e-postserver"] },
    title: (names) => `Brev till kunder saknar ${names}`,
    text: {
      MAIL_FROM:
        "Utan avsändare går det inte att svara på breven, och många brevlådor tar inte emot dem.",
      SMTP_URL: "Utan e-postserver lämnar inga brev butiken: de sparas som filer i datamappen.",
    },
  },
  {
    names: { BASE_URL: ["webbadress"] },
    title: () => "Butikens webbadress är inte angiven",
    text: "Länkarna i breven leder till den dator som butiken körs på, och kunden kan inte öppna dem.",
  },
  {
    names: { STRIPE_PUBLISHABLE_KEY: ["kort"] },
    title: () => "Kortbetalningen är i testläge",
    text: "Inga pengar dras. Hämta butikens skarpa nycklar hos Stripe. De tre hör ihop och anges tillsammans.",
    together: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  },
  {
    names: { SHOP_NAME: ["namn"], SHOP_AREA: ["område"] },
    title: (names) => `Butiken har inget eget ${names}`,
    text: {
      SHOP_NAME: "Sidor och brev kallar den Norrvidd tills du har valt ett namn.",
      SHOP_AREA:
        "Sidorna säger att ni hyr ut i Norrland tills du har skrivit ert eget område, eller sparat det som det står.",
    },
  },
];

export const HOW_TO_SET =
  "Det mesta fyller du i under Inställningar. Namn med stora bokstäver anger den som driver butiken i serverns inställningar, och startar om butiken.";

/** Where an owner sets it in the office; what is not here is set where the shop is started. */
const PAGES: Partial<Record<OwnersSetting, SettingsWay>> = {
  SHOP_NAME: { href: "/admin/settings/shop", label: "Ge butiken ett namn" },
  SHOP_AREA: { href: "/admin/settings/shop", label: "Skriv ert område" },
  COMPANY_NAME: { href: "/admin/settings/company", label: "Fyll i om företaget" },
  COMPANY_ORGNR: { href: "/admin/settings/company", label: "Fyll i om företaget" },
  COMPANY_ADDRESS: { href: "/admin/settings/company", label: "Fyll i om företaget" },
  COMPANY_PHONE: { href: "/admin/settings/company", label: "Fyll i om företaget" },
  COMPANY_EMAIL: { href: "/admin/settings/company", label: "Fyll i om företaget" },
  COMPANY_HOURS: { href: "/admin/settings/hours", label: "Sätt öppettider" },
  PICKUP_MAP_URL: { href: "/admin/settings/places", label: "Lägg in hämtningsplatsen" },
  SHOP_EMAIL: { href: "/admin/settings/mail", label: "Ange en adress" },
  MAIL_FROM: { href: "/admin/settings/mail", label: "Ange avsändare" },
};

export type SettingsWay = { href: string; label: string };

export type LeftGroup = {
  title: string;
  text: string;
  /** Pages on which some of it is set. */
  ways: readonly SettingsWay[];
  /** Names under which the rest of it is set where the shop is started. */
  settings: readonly string[];
};

/** What is left to set, gathered by what it keeps the shop from. */
export function leftGroups(left: readonly OwnersSetting[]): LeftGroup[] {
  return GROUPS.flatMap(({ names, title, text, together }) => {
    const settings = left.filter((setting) => setting in names);
    if (settings.length === 0) return [];
    const missing = listed(settings.flatMap((one) => names[one] ?? []));
    return [
      {
        title: title(missing),
        text: typeof text === "string" ? text : settings.map((one) => text[one]).join(" "),
        ways: waysTo(settings),
        settings: together ?? settings.filter((one) => !(one in PAGES)),
      },
    ];
  });
}

/** Each page once. */
function waysTo(settings: readonly OwnersSetting[]): SettingsWay[] {
  return [
    ...new Map(settings.flatMap((one) => PAGES[one] ?? []).map((way) => [way.href, way])).values(),
  ];
}
