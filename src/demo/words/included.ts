import type { TitledText } from "#domain/shop/page-words.ts";

/** What every motorhome of the demo comes with. */
export const INCLUDED: TitledText[] = [
  {
    heading: "Fria mil",
    text: "Kör så långt ni vill. Ni betalar bränslet, inget per mil.",
  },
  {
    heading: "Försäkring",
    text: "Trafik-, halv- och vagnskadeförsäkring. Självrisken står i hyresvillkoren, och i de flesta bilar går den att sänka med ett tillval.",
  },
  {
    heading: "Köket",
    text: "Porslin och kastruller finns ombord, och det finns gasol till spisen.",
  },
  {
    heading: "Sängarna",
    text: "Täcken och kuddar ligger i bilen. Sänglinne väljer ni till.",
  },
  {
    heading: "På plats",
    text: "Elkabel, vattenslang och nivåklossar, så att ni står rakt och har ström.",
  },
  {
    heading: "Moms",
    text: "Alla priser innehåller 25 procent moms. En del bilar har också en fast avgift per resa. Den är inräknad i summan ni ser innan ni bokar.",
  },
];
