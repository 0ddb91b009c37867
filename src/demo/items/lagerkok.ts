import type { DemoItem } from "../demo-item.ts";

export const lagerkok: DemoItem = {
  slug: "lagerkok",
  type: "equipment",
  name: "Lägerkök",
  heroText: "Kokkaffe på en sten i solen",
  heroTagline: "Stormkök, kaffepanna och kåsor för upp till fyra personer.",
  miniHeading: "Allt för att laga mat och koka kaffe ute, packat i en enda låda.",
  shortDescription:
    "Stormkök med två kastruller, stekpanna och kaffepanna för fyra personer. En halvliter rödsprit ingår.",
  description: [
    "Stormköket har inga rörliga delar, brinner lika bra i blåst och kokar en liter vatten på ungefär tio minuter. Det är därför det har sett likadant ut i flera generationer.",
    "I lådan ligger allt diskat och räknat: kastruller, stekpanna, kaffepanna, kåsor av trä, skärbräda och kniv. En halvliter rödsprit räcker ungefär en helg för två.",
    "Ställ köket på sten eller grus, aldrig direkt på mossa. Vid eldningsförbud gäller särskilda regler, så läs kommunens besked innan du tänder.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "I lådan",
      features: [
        "Stormkök med vindskydd och spritbrännare",
        "Två kastruller, 1,5 och 1,75 liter",
        "Stekpanna, 22 cm",
        "Kaffepanna, 1 liter",
        "Fyra kåsor av trä",
        "Skärbräda, kniv och stekspade",
      ],
    },
    {
      heading: "Mått",
      features: ["Låda 40 × 30 × 28 cm", "Vikt 4,5 kg med allt i", "För två till fyra personer"],
    },
  ],
  pricePerDay: 125,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 6,
  depositAmount: null,
  facts: {
    lengthCm: null,
    weightKg: 4.5,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: [],
  },
  packingList: ["Mat och kryddor", "Tändstickor", "Diskmedel och diskborste"],
  pictures: {
    main: "lagerkok-main",
    gallery: ["lagerkok-miljo", "lagerkok-matt", "lagerkok-detalj", "lagerkok-plats"],
  },
  addons: [
    {
      name: "Rödsprit 1 liter",
      description: "Räcker ytterligare tre till fyra dagar för två.",
      price: 65,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Tallrik och bestick",
      description: "Djup tallrik, kniv, gaffel och sked. Pris per person.",
      price: 35,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Gasbrännare",
      description: "Byts mot spritbrännaren och kokar dubbelt så fort. En gaspatron ingår.",
      price: 145,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Kylväska 30 liter",
      description: "Med fyra kylklampar, frysta när du hämtar.",
      price: 35,
      priceType: "daily",
      allowQuantitySelect: true,
    },
  ],
};
