import type { DemoItem } from "../demo-item.ts";

export const takbox: DemoItem = {
  slug: "takbox",
  type: "equipment",
  name: "Takbox 430",
  heroText: "Plats för det som blev över",
  heroTagline: "Takbox på 430 liter som öppnas från båda sidor.",
  miniHeading: "Rymmer skidor upp till 1,95 meter eller familjens alla sovsäckar.",
  shortDescription:
    "Låsbar takbox på 430 liter för lastbågar. Öppnas från båda sidor och monteras på en kvart.",
  description: [
    "När bilen är full är det de lätta, skrymmande sakerna som ska upp på taket: sovsäckar, skidor, regnkläder, tält. Takboxen rymmer 430 liter och är smal nog att lämna plats för en cykelhållare bredvid.",
    "Den fästs med snabbfästen på bilens lastbågar, utan verktyg. Vi hjälper dig gärna att sätta dit den. Saknar bilen lastbågar kan du hyra sådana av oss.",
    "Boxen får bära 75 kilo, men det är bilens tillåtna taklast som avgör. Räkna in boxens egen vikt och lastbågarna, och håll högst 110 kilometer i timmen.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått",
      features: [
        "Utvändigt 2,04 × 0,86 × 0,40 m",
        "Volym 430 liter",
        "Vikt 19 kg, bär högst 75 kg",
        "Skidor upp till 1,95 m",
      ],
    },
  ],
  pricePerDay: 145,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 2,
  depositAmount: null,
  facts: {
    lengthCm: 204,
    weightKg: 19,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: [
      "Snabbfästen för lastbågar upp till 90 mm breda",
      "Två nycklar",
      "Två spännband inne i boxen",
    ],
  },
  packingList: ["Lastbågar, högst 90 mm breda"],
  pictures: {
    main: "takbox-main",
    gallery: ["takbox-miljo", "takbox-matt", "takbox-detalj", "takbox-plats"],
  },
  addons: [
    {
      name: "Lastbågar",
      description:
        "För rails eller fästpunkter. Svara på bokningsbekräftelsen med bilmodell och årsmodell.",
      price: 295,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Montering",
      description: "Vi sätter dit boxen och kontrollerar fästena när du hämtar.",
      price: 145,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Packväska 70 liter",
      description: "Mjuk väska formad efter boxen.",
      price: 25,
      priceType: "daily",
      allowQuantitySelect: true,
    },
  ],
};
