import { MOTORHOME_DRIVERS, type DemoItem } from "../demo-item.ts";

export const sommarbussen: DemoItem = {
  slug: "sommarbussen",
  type: "rv",
  name: "Sommarbussen",
  heroText: "Upp med taket, fram med kaffet",
  heroTagline: "Campingbuss med uppfällbart tak, uthyrd under sommarsäsongen.",
  miniHeading: "En personbil på dagen och fyra sovplatser när taket är uppfällt.",
  shortDescription:
    "Campingbuss på 5,10 meter med uppfällbart tak och fyra sovplatser. Hyrs ut under sommarsäsongen, körs på B-körkort.",
  description: [
    "Sommarbussen är det enklaste sättet att bo på hjul. Med taket nerfällt är den lägre än två meter, ryms i vanliga parkeringsfickor och går att köra in till torget för att handla.",
    "På kvällen fälls taket upp på en halv minut. Två sover där uppe bakom tältduk och myggnät, två på baksätet, som fälls ut till säng. Köket har två lågor och en kyllåda. Med skjutdörren öppen kan du stå ute och laga mat.",
    "Bussen har ingen inbyggd toalett och ingen värmare som räcker för frostnätter. Därför hyr vi bara ut den på sommaren. En portabel toalett finns som tillval, och utedusch med tolv liter vatten följer med.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått och körning",
      features: [
        "Längd 5,10 m, bredd 1,95 m, höjd 1,98 m",
        "Totalvikt 3 000 kg, körs på B-körkort",
        "Diesel, 150 hk, automatlåda",
        "Förbrukning cirka 0,75 liter per mil",
        "Fyra bältade platser",
      ],
    },
    {
      heading: "Sova och laga mat",
      features: [
        "Takbädd, 2,00 × 1,20 m",
        "Nedre bädd, 1,85 × 1,15 m",
        "Två lågor och kyllåda på 40 liter",
        "Färskvatten 30 liter",
        "Porslin och husgeråd för fyra",
        "Utfällbart bord och fyra fällstolar",
      ],
    },
    {
      heading: "Bra att veta",
      features: [
        "Ingen inbyggd toalett eller dusch",
        "Myggnät i taket och i skjutdörren",
        "Isofix på båda ytterplatserna i baksätet",
      ],
    },
  ],
  pricePerDay: 1395,
  basePrice: 0,
  peakSeasonOnly: true,
  isAddonOnly: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 1,
  depositAmount: 5000,
  sleeps: 4,
  seats: 4,
  facts: {
    lengthCm: 510,
    weightKg: 3000,
    ...MOTORHOME_DRIVERS,
    included: [
      "Fria mil",
      "Grundförsäkring",
      "Täcken och kuddar",
      "Porslin och husgeråd för fyra",
      "Bord och fyra fällstolar",
    ],
  },
  packingList: [
    "Körkort för alla som kör",
    "Sänglinne och handdukar, om ni inte har valt till dem",
    "Kryddor, matolja och kaffe",
    "Regnkläder",
    "Ficklampa",
    "Toalettpapper och våtservetter",
  ],
  pictures: {
    main: "sommarbussen-main",
    gallery: [
      "sommarbussen-utsida",
      "sommarbussen-plan",
      "sommarbussen-detalj",
      "sommarbussen-plats",
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
      name: "Portabel toalett",
      description: "Liten campingtoalett med sanitetsvätska. Lämnas tömd och sköljd.",
      price: 245,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Bilbarnstol",
      description:
        "Bakåtvänd stol eller bältesstol. Skriv barnets ålder och längd i reseinformationen.",
      price: 39,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Slutstädning",
      description: "Vi städar bilen invändigt efter resan. Du tömmer vatten och kyllåda.",
      price: 795,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
  ],
};
