import type { ItemCard } from "#contracts/catalog.ts";
import type { SearchAnswer } from "#contracts/offers.ts";

/** An item in the window with what was found of it. */
export type FoundCard = { card: ItemCard; found: SearchAnswer[number] };
