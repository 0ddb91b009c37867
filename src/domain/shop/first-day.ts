import type { OwnersSetting } from "./left-to-set.ts";

/** What an owner does on the first day, in the order that each is of use for the next. */
export const FIRST_STEPS = [
  "company",
  "place",
  "agreement",
  "item",
  "pictures",
  "mail",
  "account",
  "cards",
  "test-booking",
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type FirstDayFacts = {
  left: readonly OwnersSetting[];
  agreements: number;
  /** Of those whose text still has places in brackets. */
  openAgreements: number;
  items: number;
  /** Of those that visitors see. */
  withoutPicture: number;
  bookings: number;
  /** Bookings that were removed again. */
  removed: number;
  /** Whoever looks at the list has an address that a lost password can be mended by. */
  hasOwnEmail: boolean;
};

export type StepState = {
  key: FirstStep;
  isDone: boolean;
  /** Its first part is done: a place without hours, an agreement with places left open, a test booking that is still there. */
  isHalfDone?: boolean;
};

/** What the shop calls itself, which is set on a page of its own. */
const PRESENTATION: readonly OwnersSetting[] = ["SHOP_NAME", "SHOP_AREA"];

const NEEDED: Partial<Record<FirstStep, readonly OwnersSetting[]>> = {
  company: [
    "SHOP_NAME",
    "SHOP_AREA",
    "COMPANY_NAME",
    "COMPANY_ORGNR",
    "COMPANY_ADDRESS",
    "COMPANY_PHONE",
    "COMPANY_EMAIL",
  ],
  place: ["PICKUP_MAP_URL", "COMPANY_HOURS"],
  mail: ["MAIL_FROM", "SHOP_EMAIL", "SMTP_URL"],
  cards: ["STRIPE_PUBLISHABLE_KEY"],
};

/** The list ticks itself: each step is done when the shop shows it. */
export function firstDay(facts: FirstDayFacts): StepState[] {
  const {
    left,
    agreements,
    openAgreements,
    items,
    withoutPicture,
    bookings,
    removed,
    hasOwnEmail,
  } = facts;
  const isSet = (step: FirstStep) => !NEEDED[step]?.some((name) => left.includes(name));
  const isCompanyLeft = NEEDED.company?.some(
    (name) => !PRESENTATION.includes(name) && left.includes(name),
  );
  const isReal = isSet("cards");
  const states: Record<FirstStep, Omit<StepState, "key">> = {
    company: {
      isDone: isSet("company"),
      isHalfDone: PRESENTATION.some((name) => left.includes(name)) && !isCompanyLeft,
    },
    place: {
      isDone: isSet("place"),
      isHalfDone: left.includes("COMPANY_HOURS") && !left.includes("PICKUP_MAP_URL"),
    },
    agreement: {
      isDone: agreements > 0 && openAgreements === 0,
      isHalfDone: openAgreements > 0,
    },
    item: { isDone: items > 0 },
    pictures: { isDone: items > 0 && withoutPicture === 0 },
    mail: { isDone: isSet("mail") },
    account: { isDone: hasOwnEmail },
    cards: { isDone: isReal },
    "test-booking": {
      isDone: removed > 0 || (isReal && bookings > 0),
      isHalfDone: removed === 0 && !isReal && bookings > 0,
    },
  };
  return FIRST_STEPS.map((key) => ({ key, ...states[key] }));
}

/** What is left besides that which the steps of a list already ask for. */
export function leftBesides(
  steps: readonly Pick<StepState, "key">[],
  left: readonly OwnersSetting[],
): OwnersSetting[] {
  const asked = steps.flatMap(({ key }) => NEEDED[key] ?? []);
  return left.filter((name) => !asked.includes(name));
}
