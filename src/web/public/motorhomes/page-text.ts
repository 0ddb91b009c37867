/** What only the demo company can say of itself, its cars and its terms. */
type DemosOwn = { isDemosOwn?: true };

export type Passage = { heading: string; paragraphs: string[] } & DemosOwn;
export type Place = { name: string; away: string; text: string };
export type Question = { question: string; answer: string } & DemosOwn;

/** What one of the motorhome pages says; the fleet and its prices come from the shop. */
export type MotorhomeText = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  passages: Passage[];
  places: { heading: string; list: Place[] };
  questions: Question[];
  /** What a shop of somebody's own says instead. */
  elsewhere?: { description: string; lead: string };
};

/** The page's words for a shop: facts that nobody gave are the demo's alone. */
export function wordsFor(isDemo: boolean, { elsewhere, ...text }: MotorhomeText): MotorhomeText {
  if (isDemo) return text;
  return {
    ...text,
    ...elsewhere,
    passages: text.passages.filter(({ isDemosOwn }) => !isDemosOwn),
    questions: text.questions.filter(({ isDemosOwn }) => !isDemosOwn),
  };
}

/** What is included: in a shop of somebody's own, what holds for every booking. */
export function includedFor(isDemo: boolean) {
  return isDemo ? DEMO_INCLUDED : INCLUDED;
}

const INCLUDED = [
  { name: "Moms", text: "Alla priser innehåller 25 procent moms." },
  { name: "Försäkring", text: "Grundförsäkring ingår i priset." },
  {
    name: "Hela priset",
    text: "Summan ni ser innan ni bokar är hela hyran. Vad som finns i bilen står på bilens egen sida.",
  },
];

const DEMO_INCLUDED = [
  { name: "Fria mil", text: "Kör så långt ni vill. Ni betalar bränslet, inget per mil." },
  {
    name: "Försäkring",
    text: "Trafik-, halv- och vagnskadeförsäkring. Självrisken står i hyresvillkoren, och i de flesta bilar går den att sänka med ett tillval.",
  },
  { name: "Köket", text: "Porslin och kastruller finns ombord, och det finns gasol till spisen." },
  { name: "Sängarna", text: "Täcken och kuddar ligger i bilen. Sänglinne väljer ni till." },
  {
    name: "På plats",
    text: "Elkabel, vattenslang och nivåklossar, så att ni står rakt och har ström.",
  },
  {
    name: "Moms",
    text: "Alla priser innehåller 25 procent moms. En del bilar har också en fast avgift per resa. Den är inräknad i summan ni ser innan ni bokar.",
  },
];

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
