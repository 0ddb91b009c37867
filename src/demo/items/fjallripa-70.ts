import { MOTORHOME_DRIVERS, type DemoItem } from "../demo-item.ts";

export const fjallripa70: DemoItem = {
  slug: "fjallripa-70",
  type: "rv",
  name: "Fjällripa 70",
  heroText: "Varmt inne när fjället är kallt",
  heroTagline: "Helintegrerad husbil för fyra, byggd för att bo i året om.",
  miniHeading: "Fyra sovplatser, vattenburen värme och dubbdäck för resor mitt i vintern.",
  shortDescription:
    "Helintegrerad husbil på 6,99 meter med uppvärmt dubbelgolv. Fyra sovplatser, fyra bältade platser och B-körkort.",
  description: [
    "Fjällripa 70 är bilen för den som vill vakna nära skidspåren. Färskvattnet och gråvattnet ligger i ett uppvärmt dubbelgolv, så det rinner vatten i kranen även när det är tjugo grader kallt ute.",
    "Den vattenburna värmen går på gasol, eller på el när bilen står inkopplad, och torkar vantar och pjäxor över natten. Längst bak finns två långbäddar som kan byggas ihop till en bred säng. Över förarstolarna sänks en dubbelbädd ner när det är dags att sova.",
    "Två fulla gasolflaskor följer med. I sträng kyla räcker de fyra till sex dygn, längre om du kan koppla in dig på en ställplats. Vid hämtningen går vi igenom värme, gasol och vinterkörning. Räkna med ungefär en timme.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått och körning",
      features: [
        "Längd 6,99 m, bredd 2,32 m, höjd 2,95 m",
        "Totalvikt 3 500 kg, körs på B-körkort",
        "Cirka 400 kg last, passagerare inräknade",
        "Diesel, 140 hk, automatlåda",
        "Förbrukning cirka 1,1 liter per mil",
        "Fyra bältade platser",
      ],
    },
    {
      heading: "Sova och bo",
      features: [
        "Två långbäddar, 2,00 × 0,80 m",
        "Sänkbar dubbelbädd, 1,90 × 1,40 m",
        "Kök med tre lågor, ugn och kylskåp på 140 liter",
        "Toalett och separat duschkabin",
        "Porslin och husgeråd för fyra",
      ],
    },
    {
      heading: "Byggd för vintern",
      features: [
        "Vattenburen värme på gasol eller el",
        "Färskvatten 120 liter, gråvatten 100 liter, båda frostskyddade",
        "Två gasolflaskor på 11 kg",
        "Litiumbatteri på 200 Ah",
        "Motorvärmare och 25 meter elkabel",
        "Dubbdäck under vintersäsongen",
      ],
    },
  ],
  pricePerDay: 2195,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "16:00",
  defaultReturnTime: "11:00",
  quantity: 1,
  depositAmount: 7500,
  sleeps: 4,
  seats: 4,
  facts: {
    lengthCm: 699,
    weightKg: 3500,
    ...MOTORHOME_DRIVERS,
    included: [
      "Fria mil",
      "Grundförsäkring",
      "Täcken och kuddar",
      "Porslin och husgeråd för fyra",
      "Två gasolflaskor",
      "25 meter elkabel",
    ],
  },
  packingList: [
    "Körkort för alla som kör",
    "Sänglinne och handdukar, om ni inte har valt till dem",
    "Innetofflor",
    "Kryddor, matolja och kaffe",
    "Varma kläder och handskar",
    "Pannlampa",
    "Snöskovel och isskrapa på vintern",
  ],
  pictures: {
    main: "fjallripa-70-main",
    gallery: [
      "fjallripa-70-utsida",
      "fjallripa-70-plan",
      "fjallripa-70-detalj",
      "fjallripa-70-plats",
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
      name: "Snökedjor",
      description:
        "Ett par till drivhjulen, för branta vägar med packad snö. Vi visar hur de läggs på.",
      price: 295,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
    {
      name: "Mobilt bredband",
      description: "Router med fri surf i Norden.",
      price: 49,
      priceType: "daily",
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
