import { MOTORHOME_DRIVERS, type DemoItem } from "../demo-item.ts";

export const midnattssol66: DemoItem = {
  slug: "midnattssol-66",
  type: "rv",
  name: "Midnattssol 66",
  heroText: "För nätter som aldrig mörknar",
  heroTagline: "Halvintegrerad husbil med långbäddar, där städning och startpaket ingår.",
  miniHeading: "Halvintegrerad på 6,60 meter med långbäddar och riktig mörkläggning.",
  shortDescription:
    "Halvintegrerad husbil för två vuxna och ett barn. Slutstädning och startpaket ingår i en fast avgift. Körs på B-körkort.",
  description: [
    "Midnattssol 66 är en lagom stor bil för långa sträckor: låg profil, jämn gång på landsväg och två långbäddar som står redo när du kommer fram. Alla fönster har täta plisségardiner, för i juni är det ljust nästan dygnet runt.",
    "Sittgruppen rymmer fyra vid bordet och bäddas vid behov till en tredje sovplats som passar ett barn. Under långbäddarna finns ett genomgående lastutrymme, stort nog för fiskespön, fällstolar och två hopfällbara cyklar.",
    "Till dygnspriset kommer en fast avgift per hyra. I den ingår slutstädningen och ett startpaket med sanitetsvätska, toalettpapper, diskmedel, kaffe och en säck björkved. Du tömmer tankarna och tar med dig skräpet, resten gör vi.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått och körning",
      features: [
        "Längd 6,60 m, bredd 2,32 m, höjd 2,86 m",
        "Totalvikt 3 500 kg, körs på B-körkort",
        "Cirka 600 kg last, passagerare inräknade",
        "Diesel, 140 hk, automatlåda",
        "Förbrukning cirka 1,0 liter per mil",
        "Fyra bältade platser",
      ],
    },
    {
      heading: "Sova och bo",
      features: [
        "Två långbäddar, 1,95 × 0,80 m",
        "Extrabädd för barn i sittgruppen, 1,70 × 0,90 m",
        "Kök med tre lågor och kylskåp på 140 liter",
        "Toalett och dusch",
        "Täta plisségardiner i hela bilen",
        "Markis på 3,5 meter",
      ],
    },
    {
      heading: "Ingår i den fasta avgiften",
      features: [
        "Invändig slutstädning",
        "Sanitetsvätska, toalettpapper och diskmedel",
        "Bryggkaffe till de första morgnarna",
        "En säck björkved",
      ],
    },
  ],
  pricePerDay: 1695,
  basePrice: 1200,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
  quantity: 2,
  depositAmount: 5000,
  sleeps: 3,
  seats: 4,
  facts: {
    lengthCm: 660,
    weightKg: 3500,
    ...MOTORHOME_DRIVERS,
    included: ["Fria mil", "Grundförsäkring", "Täcken och kuddar"],
  },
  packingList: [
    "Körkort för alla som kör",
    "Sänglinne och handdukar, om ni inte har valt till dem",
    "Innetofflor",
    "Kryddor och matolja",
    "Regnkläder",
    "Ficklampa",
  ],
  pictures: {
    main: "midnattssol-66-main",
    gallery: [
      "midnattssol-66-utsida",
      "midnattssol-66-plan",
      "midnattssol-66-detalj",
      "midnattssol-66-plats",
    ],
  },
  addons: [
    {
      name: "Självriskreducering",
      description: "Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle och bil.",
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
      name: "Campingmöbler för fyra",
      description: "Fyra fällstolar och ett bord.",
      price: 345,
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
  ],
};
