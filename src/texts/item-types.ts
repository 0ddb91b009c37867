import type { ItemType } from "#domain/catalog/item.ts";

/** What one of a kind is called, and all of them. */
export const ITEM_TYPE_WORDS: Record<ItemType, { one: string; all: string }> = {
  rv: { one: "Husbil", all: "Husbilar" },
  equipment: { one: "Utrustning", all: "Utrustning" },
};
