import type { ShopFacts } from "#contracts/page.ts";

/** How one gets there, of a shop that has said where it is. */
export function visitWords({ places, pickupMapUrl }: ShopFacts): string[] {
  if (places.every(({ address }) => address === "") && pickupMapUrl === null) return [];
  if (places.length > 1)
    return [
      "Var du hämtar och lämnar står hos varje sak du hyr, och din hämtningstid i bokningen.",
      ...places.map(({ name, address }) => [name, address].filter(Boolean).join(": ")),
    ];
  return ["Du hämtar och lämnar på samma ställe. Din hämtningstid står i bokningen."];
}

/** Promises only the ways that lead somewhere. */
export function contactWords({ phone, email }: ShopFacts["company"]): string {
  const ask = "Undrar du över något?";
  if (phone === null && email === null) return "Våra kontaktuppgifter kommer här inom kort.";
  const way = phone === null ? "Mejla" : email === null ? "Ring" : "Ring eller mejla";
  return `${ask} ${way}, så svarar vi så snart vi kan.`;
}
