import { MOTORHOME_DRIVERS, type DemoItem } from "../demo-item.ts";

export const familjenAlkov: DemoItem = {
  slug: "familjen-alkov",
  type: "rv",
  name: "Familjen Alkov",
  heroText: "Alla får följa med",
  heroTagline: "Alkovhusbil med sex bäddar, sex bälten och cykelställ.",
  miniHeading: "Sex sovplatser, sex bältade platser och cyklarna med på stället bak.",
  shortDescription:
    "Rymlig alkovhusbil för sex, med våningssäng längst bak och cykelställ för fyra cyklar. Körs på B-körkort.",
  description: [
    "I Familjen Alkov har fyra personer färdiga bäddar: två i alkoven över förarhytten och två i våningssängen längst bak. Är ni sex bäddas sittgruppen till en dubbelsäng för natten.",
    "Är ni färre fälls den nedre bädden upp, och utrymmet därunder fylls från en lucka i sidan med barnvagn, stövlar och badleksaker. På cykelstället får fyra vanliga cyklar plats, eller två elcyklar.",
    "Bilen får väga 3 500 kilo med allt ombord, så packningen är värd en tanke när ni är sex. Sätena i sittgruppen har trepunktsbälten, och bilbarnstolar går att hyra till.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått och körning",
      features: [
        "Längd 7,15 m, bredd 2,32 m, höjd 3,15 m",
        "Totalvikt 3 500 kg, körs på B-körkort",
        "Cirka 550 kg last, passagerare inräknade",
        "Diesel, 140 hk, sexväxlad manuell låda",
        "Förbrukning cirka 1,2 liter per mil",
        "Sex bältade platser",
      ],
    },
    {
      heading: "Sex sovplatser",
      features: [
        "Alkovbädd, 2,10 × 1,55 m",
        "Våningssäng, två bäddar på 2,05 × 0,80 m",
        "Sittgrupp som bäddas till 1,85 × 1,30 m",
        "Fallskydd till alkoven och den övre bädden",
      ],
    },
    {
      heading: "Vardag ombord",
      features: [
        "Kök med tre lågor och kylskåp på 150 liter",
        "Toalett och dusch",
        "Färskvatten 120 liter, gråvatten 100 liter",
        "Gasolvärme och två gasolflaskor på 11 kg",
        "Markis på 4 meter",
        "Cykelställ för fyra cyklar, högst 60 kg",
      ],
    },
  ],
  pricePerDay: 1795,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 1,
  depositAmount: 5000,
  sleeps: 6,
  seats: 6,
  facts: {
    lengthCm: 715,
    weightKg: 3500,
    ...MOTORHOME_DRIVERS,
    included: [
      "Fria mil",
      "Grundförsäkring",
      "Täcken och kuddar",
      "Två gasolflaskor",
      "Fallskydd till två bäddar",
    ],
  },
  packingList: [
    "Körkort för alla som kör",
    "Sänglinne och handdukar, om ni inte har valt till dem",
    "Innetofflor",
    "Kryddor, matolja och kaffe",
    "Regnkläder och stövlar",
    "Spel och böcker till regniga dagar",
    "Ficklampa",
    "Barnens bilkuddar",
  ],
  pictures: {
    main: "familjen-alkov-main",
    gallery: [
      "familjen-alkov-utsida",
      "familjen-alkov-plan",
      "familjen-alkov-detalj",
      "familjen-alkov-plats",
    ],
  },
  addons: [
    {
      name: "Självriskreducering",
      description: "Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.",
      price: 149,
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
      name: "Bilbarnstol",
      description:
        "Bakåtvänd stol eller bältesstol. Skriv barnets ålder och längd i reseinformationen.",
      price: 39,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Campingmöbler för sex",
      description: "Sex fällstolar och ett bord.",
      price: 395,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Slutstädning",
      description: "Vi städar bilen invändigt efter resan. Du tömmer tankar och kylskåp.",
      price: 1495,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
  ],
};
