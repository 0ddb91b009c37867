import type { DemoItem } from "../demo-item.ts";

export const kanadensare: DemoItem = {
  slug: "kanadensare",
  type: "equipment",
  name: "Kanadensare Indalsälven",
  heroText: "Packa tungt, paddla lugnt",
  heroTagline: "Öppen kanot för två vuxna, ett barn och en hel helgs packning.",
  miniHeading: "En rymlig kanot för sjöar och lugna älvsträckor, med relingar av trä.",
  shortDescription:
    "Kanadensare på 4,90 meter för två till tre personer. Två paddlar och tre flytvästar ingår.",
  description: [
    "En kanadensare är den enklaste båten att ta ut en familj i. Den ligger stadigt, sväljer tält, matlåda och hund, och det går att sträcka på benen medan du paddlar.",
    "Namnet har den efter älven som rinner ut i ett stort delta vid Timrå. Paddla gärna på deltats lugna sidoarmar. Håll dig borta från kraftverken, där flödet kan ändras snabbt och utan förvarning.",
    "Kanoten väger 34 kilo och lyfts av två. Spännband och lastskydd för biltaket följer med, men lastbågar behöver bilen ha.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått",
      features: [
        "Längd 4,90 m, bredd 91 cm",
        "Vikt 34 kg",
        "Bär högst 350 kg",
        "Två sitsar och ett bärok i mitten",
      ],
    },
  ],
  pricePerDay: 345,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 2,
  depositAmount: null,
  facts: {
    lengthCm: 490,
    weightKg: 34,
    minAge: 18,
    licence: null,
    licenceYears: null,
    included: [
      "Två paddlar",
      "Två flytvästar för vuxna och en för barn",
      "Öskar och fånglina",
      "Spännband och lastskydd för biltak",
    ],
  },
  packingList: [
    "Kläder efter vädret",
    "Ombyte i vattentät påse",
    "Skor som tål vatten",
    "Vatten och matsäck",
    "Solskydd",
  ],
  pictures: {
    main: "kanadensare-main",
    gallery: ["kanadensare-miljo", "kanadensare-matt", "kanadensare-detalj", "kanadensare-plats"],
  },
  addons: [
    {
      name: "Extra paddel",
      description: "För den tredje i båten, finns även i barnlängd.",
      price: 45,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Packtunna 60 liter",
      description: "Vattentät tunna med bärsele.",
      price: 35,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Kanotvagn",
      description: "För sträckan mellan två sjöar. Tar högst 80 kg.",
      price: 145,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
  ],
};
