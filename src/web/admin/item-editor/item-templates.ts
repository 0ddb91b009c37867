import { EMPTY_FACTS } from "./draft/facts-draft.ts";
import type { ItemDraft } from "./draft/item-draft.ts";

export type ItemTemplate = { key: string; label: string; draft: Partial<ItemDraft> };

/** Only the owner knows these: rows to fill in, beside which `featureExample` says what they are for. */
const EMPTY = ["", "", ""];

const lines = (...words: string[]) => words.join("\n");

/** Where an owner begins who has never described a thing to rent out; price and pictures are their own. */
export const ITEM_TEMPLATES: readonly ItemTemplate[] = [
  {
    key: "motorhome",
    label: "Husbil",
    draft: {
      type: "rv",
      name: "Vår husbil",
      quantity: "1",
      sleeps: "4",
      seats: "4",
      turnaroundNights: "0",
      heroText: "Hemma var ni än stannar",
      heroTagline: "Husbil med plats för fyra.",
      miniHeading: "Fyra bäddar, fyra bälten, lätt att köra.",
      shortDescription: "Halvintegrerad husbil för fyra, utrustad och klar att köra.",
      featureSets: [
        { heading: "Mått", features: EMPTY },
        { heading: "Körning", features: EMPTY },
      ],
      facts: {
        ...EMPTY_FACTS,
        minAge: "21",
        licence: "B",
        licenceYears: "2",
        included: lines("Köksutrustning", "Gasol", "Elkabel och vattenslang"),
      },
      packingList: lines(
        "Körkort för alla som kör",
        "Sänglinne och handdukar",
        "Innetofflor",
        "Kryddor och matolja",
        "Ficklampa",
      ),
    },
  },
  {
    key: "kayak",
    label: "Kajak",
    draft: {
      type: "equipment",
      name: "Havskajak",
      quantity: "4",
      depositAmount: "0",
      heroText: "Ut på vattnet",
      heroTagline: "Stadig kajak för dagsturer.",
      miniHeading: "Stadig och lätt att styra.",
      shortDescription: "Havskajak med paddel, kapell och flytväst.",
      featureSets: [{ heading: "Mått", features: EMPTY }],
      facts: { ...EMPTY_FACTS, minAge: "18", included: lines("Paddel", "Flytväst", "Kapell") },
      packingList: lines(
        "Kläder efter vädret",
        "Ombyte i vattentät påse",
        "Skor som tål vatten",
        "Vatten och matsäck",
      ),
    },
  },
  {
    key: "tent",
    label: "Tält",
    draft: {
      type: "equipment",
      name: "Fjälltält",
      quantity: "4",
      depositAmount: "0",
      heroText: "En natt under duk",
      heroTagline: "Tält som tål väder.",
      miniHeading: "För två till tre personer.",
      shortDescription: "Tunneltält för två till tre, med förtält för packningen.",
      featureSets: [{ heading: "Plats och vikt", features: EMPTY }],
      facts: { ...EMPTY_FACTS, included: lines("Stänger", "Pinnar", "Reparationssats") },
      packingList: lines("Liggunderlag", "Sovsäckar", "Pannlampa", "Mat och vatten"),
    },
  },
];
