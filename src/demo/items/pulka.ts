import type { DemoItem } from "../demo-item.ts";

export const pulka: DemoItem = {
  slug: "pulka",
  type: "equipment",
  name: "Pulka Tur",
  heroText: "Låt snön bära vikten",
  heroTagline: "Turpulka med kapell, skaklar och sele för flera dagar på skidor.",
  miniHeading: "Fyrtio kilo i pulkan känns lättare än tjugo på ryggen, mil efter mil.",
  shortDescription:
    "Turpulka på 1,60 meter med kapell, fasta skaklar och midjesele. Tar upp till 60 kilo packning.",
  description: [
    "Med pulka slipper du den tunga ryggsäcken. Vikten glider bakom dig, och du kommer fram med krafter kvar att sätta upp tältet.",
    "De fasta skaklarna gör att pulkan följer med i svängarna och inte kör ikapp i nedförsbackarna. Kapellet stängs med dragkedja och spänns med fyra remmar, så att inget blåser ur eller snöar in.",
    "Pulkan är gjord för packning och inte för att dra barn i. Lägg det tunga lågt och något bakom mitten, så går den rakt.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått",
      features: [
        "Längd 1,60 m, bredd 58 cm",
        "Vikt 9 kg med skaklar och sele",
        "Bär högst 60 kg",
        "Rymmer cirka 200 liter under kapellet",
      ],
    },
  ],
  pricePerDay: 165,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 3,
  depositAmount: null,
  facts: {
    lengthCm: 160,
    weightKg: 9,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: [
      "Midjesele med axelremmar",
      "Delbara skaklar, 1,80 m",
      "Kapell och fyra spännremmar",
      "Reservsprint till skaklarna",
    ],
  },
  packingList: ["Varma kläder i lager", "Vindtäta handskar", "Termos", "Pannlampa", "Sittunderlag"],
  pictures: {
    main: "pulka-main",
    gallery: ["pulka-miljo", "pulka-matt", "pulka-detalj", "pulka-plats"],
  },
  addons: [
    {
      name: "Packsäck 60 liter",
      description: "Vattentät säck, två får plats i pulkan.",
      price: 65,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Dragset för hund",
      description: "Sele och lina med stötdämpare. Finns för hundar från 15 till 45 kg.",
      price: 75,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Bromslina",
      description: "Bromsar pulkan i branta utförslöpor.",
      price: 45,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
  ],
};
