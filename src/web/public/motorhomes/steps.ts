/** How renting goes here, whoever rents out. */
export const STEPS = [
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
    name: "Betala depositionen",
    text: "Före resan mejlar vi en länk till depositionen. Ni får tillbaka den inom sju dagar efter återlämningen.",
  },
  {
    name: "Hämta bilen",
    text: "Ta med körkort och legitimation. Vi går igenom värme, vatten, el och mått innan ni rullar iväg.",
  },
];
