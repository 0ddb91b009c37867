import type { DemoItem } from "../demo-item.ts";

export const elcykel: DemoItem = {
  slug: "elcykel",
  type: "equipment",
  name: "Elcykel Terräng",
  heroText: "Längre upp, med lättare ben",
  heroTagline: "Eldriven mountainbike för grusvägar, skogsstigar och långa backar.",
  miniHeading: "Motor på 250 watt, skivbromsar och grova däck för stig och grusväg.",
  shortDescription:
    "Eldriven mountainbike med räckvidd på 50 till 90 kilometer. Hjälm, laddare och lås ingår.",
  description: [
    "Elcykel Terräng tar dig upp på berget och ändå hem till middagen. Motorn hjälper till upp till 25 kilometer i timmen. Därefter är det benen som gäller, precis som på en vanlig cykel.",
    "Batteriet sitter i ramens underrör och kan tas ut för laddning. Hur långt det räcker beror på backarna, underlaget och vilket läge du väljer. Räkna med fem mil på kuperad stig och upp mot nio på grusväg.",
    "Vi har en cykel i storlek M och en i L. Vid hämtningen ställer vi in sadel och dämpning efter din längd och vikt.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Cykeln",
      features: [
        "Motor 250 W, stöd upp till 25 km/h",
        "Batteri 625 Wh, full laddning på cirka fem timmar",
        "Hjul 29 tum, dämpad framgaffel 130 mm",
        "Hydrauliska skivbromsar, tolv växlar",
        "Vikt 24 kg",
      ],
    },
    {
      heading: "Storlekar",
      features: [
        "M passar cirka 165 till 178 cm",
        "L passar cirka 178 till 192 cm",
        "Högst 125 kg, packningen inräknad",
      ],
    },
  ],
  pricePerDay: 495,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 2,
  depositAmount: null,
  facts: {
    lengthCm: null,
    weightKg: 24,
    minAge: 15,
    licence: null,
    licenceYears: null,
    included: ["Hjälm", "Laddare", "Lås", "Lagningssats och pump"],
  },
  packingList: ["Oömma skor", "Regnkläder", "Vattenflaska", "Mobil med karta", "Handskar"],
  pictures: {
    main: "elcykel-main",
    gallery: ["elcykel-miljo", "elcykel-matt", "elcykel-detalj", "elcykel-plats"],
  },
  addons: [
    {
      name: "Extra batteri",
      description: "Fördubblar räckvidden. Väger 3,5 kg och får plats i ryggsäcken.",
      price: 125,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Cykelryggsäck 20 liter",
      description: "Med regnskydd och plats för vätskeblåsa.",
      price: 95,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Cykelhållare för dragkrok",
      description: "För två elcyklar, högst 60 kg. Kräver dragkrok på bilen.",
      price: 295,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
  ],
};
