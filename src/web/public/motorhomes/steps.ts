import type { Rents } from "#domain/shop/rents.ts";

const DEPOSIT = "Betala depositionen";

/** How renting goes here, whoever rents out; a deposit is told of where some motorhome asks for one. */
export function stepsOf({ deposits }: Pick<Rents, "deposits">) {
  return STEPS.filter(({ name }) => deposits || name !== DEPOSIT);
}

const STEPS = [
  {
    name: "Välj bil och datum",
    text: "Kalendern på bilens sida visar vilka dagar som är lediga. Priset räknas ut natt för natt medan ni väljer.",
  },
  {
    name: "Boka med kort",
    text: "Beloppet reserveras, men inget dras. Vi går igenom bokningen för hand och svarar så snart vi kan.",
  },
  {
    name: "Få besked",
    text: "När vi har godkänt bokningen dras beloppet och ni får en bekräftelse med kvittonummer. Annars släpps reservationen.",
  },
  {
    name: DEPOSIT,
    text: "Före resan mejlar vi en länk till depositionen. Ni får tillbaka den inom sju dagar efter återlämningen.",
  },
  {
    name: "Hämta bilen",
    text: "Ta med körkort och legitimation. Tid och plats står i bokningen.",
  },
];
