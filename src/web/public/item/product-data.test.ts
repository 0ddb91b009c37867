import { expect, test } from "vitest";
import type { RentalItem } from "#contracts/catalog.ts";
import { productData } from "./product-data.ts";

const canoe = {
  id: 7,
  type: "equipment",
  name: "Kanot",
  slug: "kanot",
  miniHeading: "",
  shortDescription: "En öppen kanot.",
  mainImageUrl: "/media/a.webp",
  imageGallery: ["https://bilder.example/b.webp"],
  pricePerDay: 345,
  isAddonOnly: false,
} as unknown as RentalItem;

test("search engines are told the name, the pictures and the price of an item", () => {
  expect(productData(canoe, "https://butiken.example")).toMatchObject({
    "@type": "Product",
    name: "Kanot",
    description: "En öppen kanot.",
    image: ["https://butiken.example/media/a.webp", "https://bilder.example/b.webp"],
    sku: "7",
    offers: {
      "@type": "Offer",
      price: 345,
      priceCurrency: "SEK",
      availability: "https://schema.org/InStock",
      url: "https://butiken.example/p/kanot",
    },
  });
});

test("a motorhome is a vehicle too", () => {
  expect(productData({ ...canoe, type: "rv" }, "https://b.example")["@type"]).toEqual([
    "Product",
    "Vehicle",
  ]);
});

test("what is only rented with something else is offered at no price of its own", () => {
  expect(productData({ ...canoe, isAddonOnly: true }, "https://b.example")).not.toHaveProperty(
    "offers",
  );
});
