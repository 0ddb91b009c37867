import type { DemoItem } from "../demo-item.ts";

export const turskidor: DemoItem = {
  slug: "turskidor",
  type: "equipment",
  name: "Turskidor Fjäll",
  heroText: "Fjället utanför spåret",
  heroTagline: "Turskidor med stålkant, stavar och pjäxor i din storlek.",
  miniHeading: "Stålkant, breda skidor och varma pjäxor för leder och lössnö på fjället.",
  shortDescription:
    "Komplett turskidpaket med stålkantade skidor, stavar och pjäxor. Längder från 170 till 190 centimeter.",
  description: [
    "Turskidan är bredare än längdskidan och har stålkant i hela längden. Den bär i lös snö, greppar på skare och går att svänga med när det lutar utför.",
    "Under foten finns ett fiskfjällsmönster som ger fäste uppför utan valla. Ska du upp på brantare berg lägger du till stighudar. Skidorna får plats i vår takbox.",
    "Berätta om allas längd, vikt och skostorlek när du hämtar, så provar vi ut rätt par tillsammans. Pjäxor finns från 36 till 47.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Skidorna",
      features: [
        "Längder 170, 180 och 190 cm",
        "Bredd 84–62–74 mm",
        "Stålkant i hela längden",
        "Vallningsfritt fäste under foten",
        "Vikt cirka 2,6 kg per par",
      ],
    },
  ],
  pricePerDay: 245,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 6,
  depositAmount: null,
  facts: {
    lengthCm: null,
    weightKg: 2.6,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: [
      "Bindning för 75 mm-pjäxor",
      "Pjäxor i storlek 36 till 47",
      "Ställbara stavar med stora trugor",
      "Fodral för transport",
    ],
  },
  packingList: [
    "Varma kläder i lager",
    "Tjocka strumpor",
    "Vindtäta handskar",
    "Solglasögon",
    "Termos",
  ],
  pictures: {
    main: "turskidor-main",
    gallery: ["turskidor-miljo", "turskidor-matt", "turskidor-detalj", "turskidor-plats"],
  },
  addons: [
    {
      name: "Stighudar",
      description: "Ett par som passar skidorna, för branta stigningar.",
      price: 45,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Lavinutrustning",
      description:
        "Transceiver, spade och sond. Vi går igenom funktionen, men det ersätter inte en lavinkurs.",
      price: 125,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Vindsäck",
      description: "Skydd för två personer om vädret slår om.",
      price: 95,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Glidvalla",
      description: "Burk med svamp, räcker för en vecka.",
      price: 65,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
  ],
};
