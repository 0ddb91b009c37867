import type { ShopFacts } from "#contracts/page.ts";
import type { AboutWords, MotorhomeWords, Question, TitledText } from "#domain/shop/page-words.ts";
import { spokenKinds } from "#domain/shop/rents.ts";

type Where = Pick<ShopFacts, "area" | "pickupTowns">;
type Told = Where & Pick<ShopFacts, "rents">;

type Kinds = ReturnType<typeof spokenKinds>;
type Words = Record<Kinds, string>;

const said = (words: Words, { rents }: Pick<Told, "rents">) => words[spokenKinds(rents)];

const TITLE: Words = {
  both: "Husbilsuthyrning & Friluftsutrustning",
  motorhomes: "Husbilsuthyrning",
  equipment: "Friluftsutrustning",
};
const RENT: Words = {
  both: "Hyr husbil eller friluftsutrustning",
  motorhomes: "Hyr husbil",
  equipment: "Hyr friluftsutrustning",
};
const THINGS: Words = {
  both: "husbilar och friluftsutrustning",
  motorhomes: "husbilar",
  equipment: "friluftsutrustning",
};
const LEAD: Words = {
  both: "Vi hyr ut husbilar och utrustning",
  motorhomes: "Vi hyr ut husbilar",
  equipment: "Vi hyr ut utrustning",
};
const YOU_RENT: Words = {
  both: "du husbil och friluftsutrustning",
  motorhomes: "du husbil",
  equipment: "du friluftsutrustning",
};

const LIST = new Intl.ListFormat("sv-SE", { type: "conjunction" });

/** ' i Norrland', or nothing where the owner names no part of the country. */
export function inArea({ area }: Pick<Where, "area">): string {
  return area === null ? "" : ` i ${area}`;
}

/** 'Sundsvall och Timrå'; null where no place names its town. */
export function townWords({ pickupTowns }: Pick<Where, "pickupTowns">): string | null {
  return pickupTowns.length === 0 ? null : LIST.format(pickupTowns);
}

const whatAndWhere = (shop: Where) => {
  const towns = townWords(shop);
  return towns === null ? inArea(shop) : `${inArea(shop)}, med hämtning i ${towns}`;
};

/** 'husbilar och friluftsutrustning', as far as they are for rent. */
export function rentedThings(shop: Pick<Told, "rents">): string {
  return said(THINGS, shop);
}

export function homeTitle(shop: Told & Pick<ShopFacts, "name">): string {
  return `${shop.name} - ${said(TITLE, shop)}${inArea(shop)}`;
}

export function homeDescription(shop: Told): string {
  const towns = townWords(shop);
  const pickup = towns === null ? "Se" : `Hämta i ${towns}, se`;
  return `${said(RENT, shop)}${inArea(shop)}. ${pickup} hela priset direkt och boka med kort.`;
}

/** What the home page says first where the owner has written nothing. */
export const HERO_HEADING = "Vakna där vägen tar slut";

/** And what it says below that. */
export function heroTagline(shop: Told): string {
  return `${said(RENT, shop)}${whatAndWhere(shop)}. Se vad som är ledigt och boka på nätet.`;
}

/** At the foot of every page. */
export function blurb(shop: Told): string {
  const towns = townWords(shop);
  const what = `Vi hyr ut ${said(THINGS, shop)}${inArea(shop)}.`;
  return towns === null ? what : `${what} Du hämtar i ${towns}.`;
}

/** What the company does, for readers that are no people. */
export function summary({ company, ...shop }: Told & Pick<ShopFacts, "company">): string {
  return `${company.name} hyr ut ${said(THINGS, shop)}${whatAndWhere(shop)}.`;
}

/** True of every shop that runs on this; an owner begins from here. */
export function commonAbout(shop: Told & Pick<ShopFacts, "name">): AboutWords {
  const { name } = shop;
  return {
    description: `${name} hyr ut ${said(THINGS, shop)}${whatAndWhere(shop)}. Läs om vad vi står för och hur du når oss.`,
    lead: `${said(LEAD, shop)} till den som vill ut i sin egen takt.`,
    sections: [
      {
        heading: "Det här gör vi",
        text: [
          `Hos ${name} hyr ${said(YOU_RENT, shop)} för en helg, en vecka eller så länge du behöver. Du ser vad som är ledigt och vad det kostar innan du bestämmer dig, och du bokar när det passar dig.`,
          "Vi går igenom varje bokning för hand. Först när vi har godkänt den dras beloppet från ditt kort.",
        ].join("\n\n"),
      },
      {
        heading: "Vår vision: fler ute, med färre saker",
        text: "Vi tror på att dela det som är bra. Det ska vara enkelt att komma ut, även för den som aldrig har provat förut.",
      },
    ],
    values: [
      {
        heading: "Hela priset från början",
        text: "Moms ingår alltid. Hela summan visas innan du bokar.",
      },
      {
        heading: "Ett svar för hand",
        text: "Vi går igenom varje bokning själva, och kortet debiteras först när vi har godkänt den.",
      },
    ],
  };
}

const INCLUDED: TitledText[] = [
  { heading: "Moms", text: "Alla priser innehåller 25 procent moms." },
  {
    heading: "Hela priset",
    text: "Summan ni ser innan ni bokar är hela hyran. Vad som finns i bilen står på bilens egen sida.",
  },
];

const ABOUT_DEPOSITS: Question = {
  question: "Hur stor är depositionen?",
  answer:
    "Beloppet står på bilens sida och i bokningen. Ni betalar depositionen med kort via en länk före resan och får tillbaka den inom sju dagar efter återlämningen.",
};

export function commonMotorhomes(shop: Told): MotorhomeWords {
  return {
    description: `Hyr husbil${whatAndWhere(shop)}. Moms ingår. Se priset direkt och boka på nätet.`,
    heading: `Hyr husbil${inArea(shop)}`,
    lead: "Här är vad som ingår, hur det går till och vad ni behöver veta innan ni kör.",
    included: INCLUDED,
    sections: [],
    trips: { heading: "", list: [] },
    questions: [
      {
        question: "När dras pengarna?",
        answer:
          "När ni bokar reserveras beloppet på kortet. Det dras först när vi har godkänt bokningen. Kan vi inte godkänna den släpps reservationen och ni betalar ingenting.",
      },
      ...(shop.rents.deposits ? [ABOUT_DEPOSITS] : []),
    ],
  };
}
