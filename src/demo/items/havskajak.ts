import type { DemoItem } from "../demo-item.ts";

export const havskajak: DemoItem = {
  slug: "havskajak",
  type: "equipment",
  name: "Havskajak Skärgård",
  heroText: "Tyst fram längs klipporna",
  heroTagline: "Stabil havskajak för dagsturer och övernattningar i skärgården.",
  miniHeading: "Lugn i sidled, rak i spåret och med plats för tält och mat i luckorna.",
  shortDescription:
    "Havskajak på 5,20 meter med två torra packluckor. Paddel, kapell, flytväst och länspump ingår.",
  description: [
    "Skärgård är en kajak som förlåter. Den är stadig nog för den som har paddlat några gånger, och den håller kursen när vinden kommer från sidan. Sits, ryggstöd och fotstöd ställs in efter din längd.",
    "I luckorna får packningen till två nätter plats om du packar i mjuka påsar. Bra första turer är Åstöns långgrunda sandstränder eller vattnet runt Alnön. Läs sjövädret, håll dig nära land och vänd i tid.",
    "Har du aldrig suttit i en havskajak rekommenderar vi en introduktionskurs först. Vi visar hur kajaken lastas på biltaket och lånar ut spännband.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Mått",
      features: [
        "Längd 5,20 m, bredd 57 cm",
        "Vikt 26 kg",
        "Bär högst 130 kg, packningen inräknad",
        "Packluckor på 60 och 100 liter",
      ],
    },
    {
      heading: "Passar för",
      features: [
        "Paddlare från cirka 155 till 195 cm",
        "Dagsturer och helgturer nära land",
        "Den som har paddlat några gånger förut",
      ],
    },
  ],
  pricePerDay: 395,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 6,
  depositAmount: null,
  facts: {
    lengthCm: 520,
    weightKg: 26,
    minAge: 18,
    licence: null,
    licenceYears: null,
    included: [
      "Tvådelad paddel",
      "Flytväst, storlek S till XL",
      "Kapell",
      "Länspump",
      "Spännband för biltak",
    ],
  },
  packingList: [
    "Badkläder och kläder efter vädret",
    "Ombyte i vattentät påse",
    "Skor som tål vatten",
    "Vatten och matsäck",
    "Mobil i vattentätt fodral",
    "Solskydd",
  ],
  pictures: {
    main: "havskajak-main",
    gallery: ["havskajak-miljo", "havskajak-matt", "havskajak-detalj", "havskajak-plats"],
  },
  addons: [
    {
      name: "Våtdräkt",
      description: "Tre millimeter tjock, för vår och höst när vattnet är kallt.",
      price: 95,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Packsäck 20 liter",
      description: "Vattentät rullsäck som passar i packluckan.",
      price: 45,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Kajakvagn",
      description: "Två hjul och en rem, för vägen mellan bil och strand.",
      price: 125,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Sjökort i vattentätt fodral",
      description: "Kusten mellan Sundsvall och Härnösand.",
      price: 75,
      priceType: "one-time",
      allowQuantitySelect: false,
    },
  ],
};
