/** What is switched on; everything else is never loaded, and sets nothing. */
export type SwitchedOn = {
  facebookPixel: boolean;
  googleAds: boolean;
  chat: "chatwoot" | "crisp" | "tawk" | null;
  stripe: boolean;
};

export type Kept = {
  name: string;
  by: string;
  purpose: string;
  kept: string;
  /** Null for what the shop cannot do without. */
  needsConsent: "Marknadsföring" | "Chatt" | null;
};

const OWN: Kept[] = [
  {
    name: "norrvidd_visitor",
    by: "Oss",
    purpose: "Håller dina datum medan du betalar, så att ingen annan hinner före.",
    kept: "24 timmar",
    needsConsent: null,
  },
  {
    name: "norrvidd_session",
    by: "Oss",
    purpose: "Sätts bara när någon loggar in, och håller personen inloggad.",
    kept: "30 dagar",
    needsConsent: null,
  },
  {
    name: "norrvidd_device",
    by: "Oss",
    purpose:
      "Sätts bara när någon loggar in. Med den känner vi igen enheten, så att främlingar som gissar lösenord inte kan stänga ute den som har rätt.",
    kept: "1 år",
    needsConsent: null,
  },
  {
    name: "norrvidd_own_page",
    by: "Oss",
    purpose:
      "Sätts bara när du öppnar sidan om din bokning, så att du hittar tillbaka till den när du har betalat.",
    kept: "2 timmar",
    needsConsent: null,
  },
  {
    name: "Lagring i fliken",
    by: "Oss",
    purpose:
      "Minns det du har skrivit i kassan eller i administrationen, och vad du nyss har bokat, om sidan laddas om.",
    kept: "Tills fliken stängs",
    needsConsent: null,
  },
];

const CHOICE: Kept = {
  name: "Ditt val om kakor (lokal lagring)",
  by: "Oss",
  purpose: "Minns vad du har godkänt eller nekat, så att vi inte frågar igen.",
  kept: "12 månader",
  needsConsent: null,
};

const STRIPE: Kept = {
  name: "__stripe_mid, __stripe_sid",
  by: "Stripe",
  purpose: "Sätts på betalsidorna och skyddar mot kortbedrägerier.",
  kept: "1 år och 30 minuter",
  needsConsent: null,
};

const FACEBOOK: Kept = {
  name: "_fbp, _fbc",
  by: "Meta",
  purpose: "Mäter vilka annonser som leder till bokningar.",
  kept: "3 månader",
  needsConsent: "Marknadsföring",
};

const GOOGLE: Kept = {
  name: "_gcl_au, _gcl_aw",
  by: "Google",
  purpose: "Mäter vilka annonser som leder till bokningar.",
  kept: "3 månader",
  needsConsent: "Marknadsföring",
};

const TOLD: Kept = {
  name: "told-purchases (lokal lagring)",
  by: "Oss",
  purpose:
    "Minns vilka bokningar annonsverktygen redan känner till, så att ingen räknas två gånger.",
  kept: "Tills du rensar den, högst 50 bokningar, också om du tar tillbaka ditt ja",
  needsConsent: "Marknadsföring",
};

const CHATS: Record<NonNullable<SwitchedOn["chat"]>, Kept> = {
  chatwoot: {
    name: "cw_conversation",
    by: "Chatwoot",
    purpose: "Minns samtalet i chatten mellan två besök.",
    kept: "1 år",
    needsConsent: "Chatt",
  },
  crisp: {
    name: "crisp-client/…",
    by: "Crisp",
    purpose: "Minns samtalet i chatten mellan två besök.",
    kept: "6 månader",
    needsConsent: "Chatt",
  },
  tawk: {
    name: "twk_…, TawkConnectionTime",
    by: "Tawk.to",
    purpose: "Minns samtalet i chatten mellan två besök.",
    kept: "6 månader",
    needsConsent: "Chatt",
  },
};

/** Exactly what is kept on a visitor's device, by what the shop has switched on. */
export function keptOnDevice({ facebookPixel, googleAds, chat, stripe }: SwitchedOn): Kept[] {
  const asked = [
    ...(facebookPixel ? [FACEBOOK] : []),
    ...(googleAds ? [GOOGLE] : []),
    ...(facebookPixel || googleAds ? [TOLD] : []),
    ...(chat ? [CHATS[chat]] : []),
  ];
  return [
    ...OWN,
    ...(stripe ? [STRIPE] : []),
    // Nobody is asked where there is nothing to ask about.
    ...(asked.length > 0 ? [CHOICE, ...asked] : []),
  ];
}
