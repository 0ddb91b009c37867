import { MOTORHOME_DRIVERS, type DemoItem } from "../demo-item.ts";

export const hogaKustenPlatis: DemoItem = {
  slug: "hoga-kusten-platis",
  type: "rv",
  name: "Höga Kusten Plåtis",
  heroText: "Smal nog för kustvägarna",
  heroTagline: "Plåtis för två, smidig både i stan och på grusväg.",
  miniHeading: "Sex meter, dubbelsäng och allt som behövs för en vecka längs kusten.",
  shortDescription:
    "Plåtis på 5,99 meter för två personer. Tvärställd dubbelsäng, kök, toalett och dieselvärme. Körs på B-körkort.",
  description: [
    "En plåtis är en skåpbil inredd till husbil. Den är smalare än en vanlig husbil, lätt att backa och tar sig fram på de krokiga vägarna ut till fiskelägena.",
    "Sängen ligger på tvären längst bak. Öppnar du bakdörrarna på morgonen har du utsikten bredvid kudden. Under sängen finns plats för packning, stövlar och två ihopfällda stolar. Framstolarna vänds mot bordet när du har parkerat.",
    "Värmen går på diesel ur bilens egen tank. Det gör bilen behaglig från tidig vår till sen höst och lämnar gasolen åt matlagningen. Två extra bältade platser i baksätet räcker för vänner på en dagstur, men sova kan bara två.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått och körning",
      features: [
        "Längd 5,99 m, bredd 2,05 m, höjd 2,65 m",
        "Totalvikt 3 500 kg, körs på B-körkort",
        "Cirka 550 kg last, passagerare inräknade",
        "Diesel, 140 hk, sexväxlad manuell låda",
        "Förbrukning cirka 0,9 liter per mil",
        "Fyra bältade platser",
      ],
    },
    {
      heading: "Sova och bo",
      features: [
        "Tvärställd dubbelsäng, 1,96 × 1,40 m",
        "Kök med två lågor och kylskåp på 90 liter",
        "Toalett och dusch i samma utrymme",
        "Vändbara framstolar vid matbordet",
        "Porslin och husgeråd för fyra",
      ],
    },
    {
      heading: "Värme, vatten och el",
      features: [
        "Dieselvärmare på 4 kW",
        "Färskvatten 100 liter, gråvatten 90 liter",
        "Gasolflaska på 5 kg till spisen",
        "Solpanel på 120 W och 25 meter elkabel",
      ],
    },
  ],
  pricePerDay: 1395,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 1,
  depositAmount: 5000,
  sleeps: 2,
  seats: 4,
  facts: {
    lengthCm: 599,
    weightKg: 3500,
    ...MOTORHOME_DRIVERS,
    included: [
      "Fria mil",
      "Grundförsäkring",
      "Täcken och kuddar",
      "Porslin och husgeråd för fyra",
      "25 meter elkabel",
    ],
  },
  packingList: [
    "Körkort för alla som kör",
    "Sänglinne och handdukar, om ni inte har valt till dem",
    "Innetofflor",
    "Kryddor, matolja och kaffe",
    "Regnkläder",
    "Ficklampa",
  ],
  pictures: {
    main: "hoga-kusten-platis-main",
    gallery: [
      "hoga-kusten-platis-utsida",
      "hoga-kusten-platis-plan",
      "hoga-kusten-platis-detalj",
      "hoga-kusten-platis-plats",
    ],
  },
  addons: [
    {
      name: "Självriskreducering",
      description: "Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.",
      price: 129,
      priceType: "daily",
      allowQuantitySelect: false,
    },
    {
      name: "Sänglinnepaket",
      description:
        "Påslakan, underlakan, örngott, badlakan och handduk. Pris per person för hela hyran.",
      price: 195,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Campingmöbler för två",
      description: "Två fällstolar och ett lågt bord som får plats under sängen.",
      price: 245,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Husdjur ombord",
      description: "Ett husdjur får följa med. Avgiften täcker den extra städningen.",
      price: 595,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Slutstädning",
      description: "Vi städar bilen invändigt efter resan. Du tömmer tankar och kylskåp.",
      price: 995,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
  ],
};
