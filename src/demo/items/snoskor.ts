import type { DemoItem } from "../demo-item.ts";

export const snoskor: DemoItem = {
  slug: "snoskor",
  type: "equipment",
  name: "Snöskor Vidd",
  heroText: "Gå där snön är djup",
  heroTagline: "Snöskor och stavar för skog, myr och fjällbjörk.",
  miniHeading: "Lätta att gå i, lätta att spänna på och utan krav på tidigare vana.",
  shortDescription:
    "Snöskor med broddar av stål och steghöjare. Stavar ingår. Passar vanliga kängor i storlek 36 till 47.",
  description: [
    "Kan du gå kan du gå på snöskor. De bär dig över snön där du annars sjunker till knäna, och efter hundra meter tänker du inte längre på dem.",
    "Bindningen spänns med tre remmar över dina egna vinterkängor. Under foten sitter broddar av stål som greppar på skare, och steghöjaren avlastar vaderna i långa uppförsbackar.",
    "Vi har tjugo par, så det går bra att boka för ett större sällskap eller en hel arbetsplats.",
  ].join("\n\n"),
  featureSets: [
    {
      heading: "Snöskorna",
      features: [
        "Längd 64 cm, bredd 22 cm",
        "Vikt 2,0 kg per par",
        "För 50 till 110 kg, packningen inräknad",
        "Ram av aluminium, broddar av stål",
        "Steghöjare under hälen",
      ],
    },
  ],
  pricePerDay: 95,
  basePrice: 0,
  peakSeasonOnly: false,
  isAddonOnly: false,
  defaultPickupTime: "14:00",
  defaultReturnTime: "12:00",
  quantity: 20,
  depositAmount: null,
  facts: {
    lengthCm: 64,
    weightKg: 2,
    minAge: null,
    licence: null,
    licenceYears: null,
    included: ["Ställbara stavar med stora trugor", "Bärpåse", "Kort genomgång vid hämtningen"],
  },
  packingList: ["Vattentäta kängor", "Damasker", "Varma kläder i lager", "Termos"],
  pictures: {
    main: "snoskor-main",
    gallery: ["snoskor-miljo", "snoskor-matt", "snoskor-detalj", "snoskor-plats"],
  },
  addons: [
    {
      name: "Damasker",
      description: "Håller snön ute ur kängorna. Storlek S till XL.",
      price: 45,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
    {
      name: "Pannlampa",
      description: "400 lumen, laddad och klar.",
      price: 25,
      priceType: "daily",
      allowQuantitySelect: true,
    },
    {
      name: "Termos 1 liter",
      description: "Stål, diskad efter varje hyra.",
      price: 35,
      priceType: "one-time",
      allowQuantitySelect: true,
    },
  ],
};
