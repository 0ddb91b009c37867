import type { ItemType } from "#domain/catalog/item.ts";

/** What to tell of a thing, shown while nothing is told yet and never saved. */
export function descriptionExample(type: ItemType): string {
  return type === "rv"
    ? "Berätta hur bilen är att bo och köra i: sängar, kök, värme och förråd.\n\nBerätta vad som ingår, hur man laddar och fyller vatten, och vem den passar för."
    : "Berätta hur den är att använda och för vem den passar.\n\nBerätta vad som ingår, hur den transporteras och hur den ska vara när den lämnas tillbaka.";
}

const EXAMPLES: Record<ItemType, Record<string, readonly string[]>> = {
  rv: {
    Mått: ["Längd 7,4 m", "Höjd 2,9 m", "Totalvikt 3 500 kg"],
    Körning: ["Manuell växellåda", "Diesel", "B-körkort räcker"],
  },
  equipment: {
    Mått: ["Längd 5,2 m, bredd 56 cm", "Vikt 24 kg", "Bär högst 120 kg"],
    "Plats och vikt": ["3 sovplatser", "Vikt 3,2 kg", "Packad 50 × 18 cm"],
  },
};

/** What a row of a group may say, for whoever has not filled it in. */
export function featureExample(type: ItemType, heading: string, row: number): string | undefined {
  const example = EXAMPLES[type][heading.trim()]?.[row];
  return example && `Till exempel: ${example}`;
}
