import type { DemoItem } from "../demo-item.ts";

export const tunneltalt: DemoItem = {
  slug: "tunneltalt",
  type: "equipment",
  name: "Tunneltält Fyra",
  heroText: "Lä för fyra",
  heroTagline: "Tunneltält för fyra, med absid där alla får av sig stövlarna.",
  miniHeading: "Fyra liggplatser, rymlig absid och rest på tio minuter om ni är två.",
  shortDescription:
    "Tunneltält för fyra personer med rymlig absid. Väger 6,5 kilo och tål rejäl blåst när stormlinorna är spända.",
  description: [
    "Innertältet sitter kvar i yttertältet när du reser det, så det förblir torrt även om regnet har hunnit före. Fyra bågar, fyra hörn och sedan linorna. Två personer gör det på tio minuter.",
    "Absiden är hög nog att sitta upprätt i och rymmer fyra ryggsäckar. Myggnät i båda ingångarna gör att de kan stå öppna en varm julinatt.",
    "Vi har rest, torkat och kontrollerat varje tält innan det lämnas ut. Kommer du hem med ett blött tält hänger vi det på tork. Säg bara till.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått",
      features: [
        "Längd 5,00 m, bredd 2,10 m",
        "Innertält 2,20 × 2,00 m, höjd 1,35 m",
        "Vikt 6,5 kg",
        "Packmått 55 × 25 cm",
      ],
    },
    {
      heading: "Material",
      features: [
        "Yttertält med vattenpelare på 3 000 mm",
        "Golv med vattenpelare på 8 000 mm",
        "Fyra bågar av aluminium",
        "Myggnät i båda ingångarna",
      ],
    },
  ],
  pricePerDay: 195,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 6,
  depositAmount: null,
  facts: {
    lengthCm: 500,
    weightKg: 6.5,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: ["24 tältpinnar", "Åtta stormlinor", "Reparationshylsa och lagningslapp"],
  },
  packingList: ["Liggunderlag", "Sovsäckar", "Pannlampa", "Myggmedel", "Mat och vatten"],
  pictures: {
    main: "tunneltalt-main",
    gallery: ["tunneltalt-miljo", "tunneltalt-matt", "tunneltalt-detalj", "tunneltalt-plats"],
  },
  addons: [
    {
      name: "Liggunderlag",
      description: "Uppblåsbart, 5 cm tjockt.",
      price: 25,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Sovsäck",
      description: "För tre årstider, komforttemperatur 0 grader. Tvättad efter varje hyra.",
      price: 145,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Markduk",
      description: "Skyddar golvet mot sten och rötter. Pris per tält.",
      price: 95,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
  ],
};
