import type { ShopFacts } from "#contracts/page.ts";
import type { AboutWords, MotorhomeWords, TitledText } from "#domain/shop/page-words.ts";
import { pickupTowns } from "#domain/shop/towns.ts";

type Where = Pick<ShopFacts, "area" | "localPages" | "places">;

const LIST = new Intl.ListFormat("sv-SE", { type: "conjunction" });

/** ' i Norrland', or nothing where the owner names no part of the country. */
export function inArea({ area }: Pick<Where, "area">): string {
  return area === null ? "" : ` i ${area}`;
}

/** 'Sundsvall och Timrå'; null where no place names its town. */
export function townWords(shop: Where): string | null {
  const towns = pickupTowns(shop);
  return towns.length === 0 ? null : LIST.format(towns);
}

const whatAndWhere = (shop: Where) => {
  const towns = townWords(shop);
  return towns === null ? inArea(shop) : `${inArea(shop)}, med hämtning i ${towns}`;
};

export function homeTitle(shop: Where & Pick<ShopFacts, "name">): string {
  return `${shop.name} - Husbilsuthyrning & Friluftsutrustning${inArea(shop)}`;
}

export function homeDescription(shop: Where): string {
  const towns = townWords(shop);
  const pickup = towns === null ? "Se" : `Hämta i ${towns}, se`;
  return `Hyr husbil eller friluftsutrustning${inArea(shop)}. ${pickup} hela priset direkt och boka med kort.`;
}

/** Where the owner has written none. */
export function heroTagline(shop: Where): string {
  return `Hyr husbil eller friluftsutrustning${whatAndWhere(shop)}. Se vad som är ledigt och boka på nätet.`;
}

/** At the foot of every page. */
export function blurb(shop: Where): string {
  const towns = townWords(shop);
  const what = `Vi hyr ut husbilar och friluftsutrustning${inArea(shop)}.`;
  return towns === null ? what : `${what} Du hämtar i ${towns}.`;
}

/** What the company does, for readers that are no people. */
export function summary({ company, ...shop }: Where & Pick<ShopFacts, "company">): string {
  return `${company.name} hyr ut husbilar och friluftsutrustning${whatAndWhere(shop)}.`;
}

/** True of every shop that runs on this; an owner begins from here. */
export function commonAbout(shop: Where & Pick<ShopFacts, "name">): AboutWords {
  const { name } = shop;
  return {
    description: `${name} hyr ut husbilar och friluftsutrustning${whatAndWhere(shop)}. Läs om vad vi står för och hur du når oss.`,
    lead: "Vi hyr ut husbilar och utrustning till den som vill ut i sin egen takt.",
    sections: [
      {
        heading: "Det här gör vi",
        text: [
          `Hos ${name} hyr du husbil och friluftsutrustning för en helg, en vecka eller så länge du behöver. Du ser vad som är ledigt och vad det kostar innan du bestämmer dig, och du bokar när det passar dig.`,
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
        text: "Moms och grundförsäkring ingår alltid. Hela summan visas innan du bokar.",
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
  { heading: "Försäkring", text: "Grundförsäkring ingår i priset." },
  {
    heading: "Hela priset",
    text: "Summan ni ser innan ni bokar är hela hyran. Vad som finns i bilen står på bilens egen sida.",
  },
];

export function commonMotorhomes(shop: Where): MotorhomeWords {
  return {
    description: `Hyr husbil${whatAndWhere(shop)}. Moms och grundförsäkring ingår. Se priset direkt och boka på nätet.`,
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
      {
        question: "Hur stor är depositionen?",
        answer:
          "Beloppet står på bilens sida och i bokningen. Ni betalar depositionen med kort via en länk före resan och får tillbaka den inom sju dagar efter återlämningen.",
      },
    ],
  };
}
