import { expect, test } from "vitest";
import type { RentalItem } from "#contracts/catalog.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import { NO_FACTS } from "#domain/catalog/item-facts.ts";
import { ALWAYS_OPEN } from "#domain/shop/opening.ts";
import { productData } from "./product-data.ts";

const TODAY = localDateOf("2027-12-01");
const shop = {
  baseUrl: "https://butiken.example",
  places: [],
  opening: ALWAYS_OPEN,
  cancellationPolicy: [],
};

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
  sleeps: null,
  seats: null,
  freeKmPerDay: null,
  extraKmPrice: null,
  packingList: [],
  checklist: null,
  depositAmount: null,
  cancellationPolicy: null,
  placeId: null,
  facts: NO_FACTS,
} as unknown as RentalItem;

test("search engines are told the name, the pictures and the price of an item", () => {
  expect(productData(canoe, shop, TODAY)).toMatchObject({
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
  expect(productData({ ...canoe, type: "rv" }, shop, TODAY)["@type"]).toEqual([
    "Product",
    "Vehicle",
  ]);
});

test("what is only rented with something else is offered at no price of its own", () => {
  expect(productData({ ...canoe, isAddonOnly: true }, shop, TODAY)).not.toHaveProperty("offers");
});

const PLACE = {
  id: 1,
  name: "Hamnen",
  address: "Hamngatan 1, 852 29 Sundsvall",
  mapUrl: "https://kartan.example/hamnen",
  instructions: "",
};

test("search engines are told what people ask before they book, by schema.org's own names", () => {
  const van = {
    ...canoe,
    type: "rv",
    sleeps: 4,
    seats: 5,
    freeKmPerDay: 200,
    extraKmPrice: 3,
    depositAmount: 5000,
    facts: { ...NO_FACTS, lengthCm: 660, weightKg: 3500, included: ["Gasol"] },
  } as RentalItem;
  const told = JSON.parse(
    JSON.stringify(
      productData(
        van,
        {
          ...shop,
          places: [PLACE],
          cancellationPolicy: [{ daysBefore: 30, percent: 100 }],
          opening: {
            week: [{ weekday: "monday", opens: "09:00", closes: "17:00" }],
            exceptions: [{ date: localDateOf("2027-12-27"), closed: true }],
          },
        },
        TODAY,
      ),
    ),
  ) as Record<string, unknown>;
  expect(told).toMatchObject({
    vehicleSeatingCapacity: 5,
    weightTotal: { "@type": "QuantitativeValue", value: 3500, unitCode: "KGM" },
    additionalProperty: [
      { "@type": "PropertyValue", name: "Bäddar", value: 4 },
      { "@type": "PropertyValue", name: "Längd", value: 660, unitCode: "CMT" },
      { "@type": "PropertyValue", name: "Körsträcka" },
      { "@type": "PropertyValue", name: "Deposition", value: "5\u00a0000\u00a0kr" },
      {
        "@type": "PropertyValue",
        name: "Avbokning",
        value: "Fri avbokning till 30 dagar före",
      },
      { "@type": "PropertyValue", name: "Ingår", value: "Gasol" },
    ],
    offers: {
      availableAtOrFrom: {
        "@type": "Place",
        name: "Hamnen",
        address: { "@type": "PostalAddress", addressLocality: "Sundsvall" },
        hasMap: "https://kartan.example/hamnen",
        openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", opens: "09:00" }],
        specialOpeningHoursSpecification: [
          { "@type": "OpeningHoursSpecification", validFrom: "2027-12-27", opens: "00:00" },
        ],
      },
    },
  });
});

test("what the owner has not told is not made up", () => {
  const told = productData({ ...canoe, type: "rv" }, shop, TODAY);
  for (const name of ["vehicleSeatingCapacity", "weightTotal", "weight", "additionalProperty"])
    expect(told).not.toHaveProperty(name);
  expect(told["offers"]).not.toHaveProperty("availableAtOrFrom");
});
