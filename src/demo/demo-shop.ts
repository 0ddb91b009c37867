import type { OwnersShop } from "#domain/shop/owners-shop.ts";
import { ABOUT } from "./words/about.ts";
import { GENERAL } from "./words/general.ts";
import { SUNDSVALL } from "./words/sundsvall.ts";
import { TIMRA } from "./words/timra.ts";

const ON_ARRIVAL = [
  "Det är samma ställe oavsett om du kommer från Sundsvall eller Timrå. Det är drygt en mil mellan orterna, och kartlänken visar vägen.",
  "Kom gärna utvilad och med körkortet i fickan. En genomgång av en husbil tar ungefär en timme. Att hämta utrustning går betydligt fortare.",
].join("\n\n");

/** The demo's own story, which a shop of somebody's own never tells. */
export function asDemo(first: OwnersShop): OwnersShop {
  return {
    ...first,
    hero: {
      ...first.hero,
      text: "Hyr husbil eller friluftsutrustning i Norrland. Hämta i Sundsvall och Timrå, och kör mot fjäll, kust och midnattssol.",
    },
    places: first.places.map((place) => ({ ...place, instructions: ON_ARRIVAL })),
    // One place, between the two.
    pickupTowns: [SUNDSVALL.name, TIMRA.name],
    words: { about: ABOUT, motorhomes: GENERAL, local: [SUNDSVALL, TIMRA] },
  };
}
