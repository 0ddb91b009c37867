import type { DemoItem } from "../demo-item.ts";

export const sanglinnepaket: DemoItem = {
  slug: "sanglinnepaket",
  type: "equipment",
  name: "Sänglinnepaket",
  heroText: "Rena lakan från första natten",
  heroTagline: "Rena lakan och handdukar till husbilens bäddar.",
  miniHeading: "Lakan, påslakan, örngott och handdukar, tvättade och vikta till varje bädd.",
  shortDescription: "Sänglinne och handdukar för en person. Bokas som tillval till husbilarna.",
  description: [
    "Täcken och kuddar finns alltid i våra husbilar. Med sänglinnepaketet slipper du packa lakan hemifrån och tvätta dem efteråt.",
    "Ett paket räcker till en person. Lägg till så många som ni är när du bokar husbilen. Paketen ligger på bäddarna när du hämtar, och vid återlämningen lägger du allt i tvättsäcken.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Ett paket innehåller",
      features: [
        "Påslakan, 150 × 210 cm",
        "Underlakan anpassat till bädden",
        "Örngott, 50 × 60 cm",
        "Badlakan och handduk",
      ],
    },
    {
      heading: "Bra att veta",
      features: [
        "Ren bomull, tvättad i 60 grader",
        "Parfymfritt tvättmedel",
        "Täcke och kudde ingår i husbilen",
      ],
    },
  ],
  pricePerDay: 195,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: true,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 20,
  depositAmount: null,
  pictures: {
    main: "familjen-alkov-detalj",
    gallery: [],
  },
  addons: [],
};
