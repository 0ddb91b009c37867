import type { ItemDraft } from "./draft/item-draft.ts";

export type ItemTemplate = { key: string; label: string; draft: Partial<ItemDraft> };

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
      description:
        "Berätta hur bilen är att bo och köra i: sängar, kök, värme och förråd.\n\nBerätta vad som ingår, hur man laddar och fyller vatten, och vem den passar för.",
      featureSets: [
        { heading: "Mått", features: ["Längd", "Höjd", "Totalvikt"] },
        { heading: "Ingår", features: ["Köksutrustning", "Gasol", "Elkabel och vattenslang"] },
        { heading: "Körning", features: ["Växellåda", "Bränsle", "Körkort"] },
      ],
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
      description:
        "Berätta hur kajaken är att paddla och för vem den passar.\n\nBerätta var ni brukar rekommendera att man paddlar, och hur den transporteras.",
      featureSets: [
        { heading: "Mått", features: ["Längd och bredd", "Vikt", "Bär högst"] },
        { heading: "Ingår", features: ["Paddel", "Flytväst", "Kapell"] },
      ],
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
      description:
        "Berätta hur tältet reses, vad det tål och hur mycket plats det har.\n\nBerätta vad som ska vara torrt och rent när det lämnas tillbaka.",
      featureSets: [
        { heading: "Mått", features: ["Sovplatser", "Vikt", "Packmått"] },
        { heading: "Ingår", features: ["Stänger", "Pinnar", "Reparationssats"] },
      ],
    },
  },
];
