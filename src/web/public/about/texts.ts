import type { ShopFacts } from "#contracts/page.ts";

export function aboutTexts({ name, isDemo, company, pickupMapUrl }: ShopFacts) {
  return {
    title: `Om ${name}`,
    ...(isDemo ? demoStory(name) : whatWeDo(name)),
    visit: {
      heading: "Hämta hos oss",
      paragraphs: [
        `Du hämtar och lämnar på samma ställe, oavsett om du kommer från Sundsvall eller Timrå. Det är drygt en mil mellan orterna${pickupMapUrl === null ? "" : ", och kartlänken visar vägen"}. Din hämtningstid står i bokningen.`,
        ...(isDemo ? [DEMO_PICKUP] : []),
      ],
    },
    contact: {
      heading: "Kontakta oss",
      paragraphs: [contactWords(company)],
    },
  };
}

/** The demo company's own story, which no other shop may tell as its own. */
export function demoStory(name: string) {
  return {
    description: `${name} är en liten familjefirma som hyr ut husbilar och friluftsutrustning i Sundsvall och Timrå. Läs om hur vi började och vad vi står för.`,
    lead: "Vi hyr ut husbilar och utrustning till den som vill se Norrland i sin egen takt. Allt vi hyr ut har vi själva sovit i, paddlat eller dragit över snö.",
    company: {
      heading: "En husbil på en gård i Timrå",
      paragraphs: [
        `${name} började 2016 med en enda husbil. Den stod på gården hemma i Timrå de veckor vi inte använde den själva, och grannar och bekanta frågade om de fick låna den. Till slut satte vi upp ett schema på kylskåpet, och ur det schemat växte en firma.`,
        "I dag har vi en handfull husbilar, från en plåtis för två till en alkov för sex, och ett förråd med kajaker, kanoter, tält, skidor och annat som de flesta behöver någon vecka om året. Vi är fortfarande en familj som sköter det mesta själva. Den som svarar på ditt mejl är ofta den som lämnar ut nycklarna.",
      ],
    },
    values: {
      heading: "Våra värderingar",
      items: [
        {
          heading: "Helt och rent",
          text: "Varje bil och varje tält kontrolleras mellan två hyror. Är något trasigt lagar vi det eller tar det ur bruk.",
        },
        {
          heading: "Hela priset från början",
          text: "Moms och grundförsäkring ingår alltid, och husbilarna har fria mil. Hela summan visas innan du bokar, och kortet debiteras först när vi har godkänt bokningen.",
        },
        {
          heading: "Tid för frågor",
          text: "Vi gör en ordentlig genomgång vid hämtningen, så att du vet hur värmen, vattnet och gasolen fungerar innan du kör.",
        },
        {
          heading: "Varsamhet med platserna",
          text: "Vi berättar gärna var det går att stå, var man tömmer tankarna och vad allemansrätten innebär för den som kommer med bil.",
        },
      ],
    },
    vision: {
      heading: "Vår vision: fler ute, med färre saker",
      paragraphs: [
        "En husbil som bara används tre veckor om året står stilla de andra fyrtionio. Detsamma gäller skidorna i garaget och tältet på vinden. Vi tror på att dela det som är bra och hålla det i skick länge.",
        "Vi vill att det ska vara enkelt att komma ut i Norrland även för den som bor trångt, reser hit med tåg eller aldrig har provat förut. Därför bygger vi ut förrådet i lugn takt, lagar hellre än köper nytt och väljer saker som håller för många händer.",
      ],
    },
  };
}

const DEMO_PICKUP =
  "Kom gärna utvilad och med körkortet i fickan. En genomgång av en husbil tar ungefär en timme. Att hämta utrustning går betydligt fortare.";

/** True of every shop that runs on this. */
function whatWeDo(name: string) {
  return {
    description: `${name} hyr ut husbilar och friluftsutrustning i Norrland, med hämtning i Sundsvall och Timrå. Läs om vad vi står för och hur du når oss.`,
    lead: "Vi hyr ut husbilar och utrustning till den som vill se Norrland i sin egen takt.",
    company: {
      heading: "Det här gör vi",
      paragraphs: [
        `Hos ${name} hyr du husbil och friluftsutrustning för en helg, en vecka eller så länge du behöver. Du ser vad som är ledigt och vad det kostar innan du bestämmer dig, och du bokar när det passar dig.`,
        "Vi går igenom varje bokning för hand. Först när vi har godkänt den dras beloppet från ditt kort.",
      ],
    },
    values: {
      heading: "Våra värderingar",
      items: [
        {
          heading: "Hela priset från början",
          text: "Moms och grundförsäkring ingår alltid. Hela summan visas innan du bokar.",
        },
        {
          heading: "Ett svar för hand",
          text: "Vi går igenom varje bokning själva, och kortet debiteras först när vi har godkänt den.",
        },
      ],
    },
    vision: {
      heading: "Vår vision: fler ute, med färre saker",
      paragraphs: [
        "Vi tror på att dela det som är bra. Det ska vara enkelt att komma ut i Norrland, även för den som aldrig har provat förut.",
      ],
    },
  };
}

/** Promises only the ways that lead somewhere. */
function contactWords({ phone, email }: ShopFacts["company"]): string {
  const ask = "Undrar du över en bil, en led eller en bokning?";
  if (phone === null && email === null) return "Våra kontaktuppgifter kommer här inom kort.";
  const way = phone === null ? "Mejla" : email === null ? "Ring" : "Ring eller mejla";
  return `${ask} ${way}, så svarar vi så snart vi kan.`;
}
