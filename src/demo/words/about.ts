import type { AboutWords } from "#domain/shop/page-words.ts";

/** How the demo company began, which no other shop may tell as its own. */
export const ABOUT: AboutWords = {
  description:
    "Norrvidd är en liten familjefirma som hyr ut husbilar och friluftsutrustning i Sundsvall och Timrå. Läs om hur vi började och vad vi står för.",
  lead: "Vi hyr ut husbilar och utrustning till den som vill se Norrland i sin egen takt. Allt vi hyr ut har vi själva sovit i, paddlat eller dragit över snö.",
  sections: [
    {
      heading: "En husbil på en gård i Timrå",
      text: "Norrvidd började 2016 med en enda husbil. Den stod på gården hemma i Timrå de veckor vi inte använde den själva, och grannar och bekanta frågade om de fick låna den. Till slut satte vi upp ett schema på kylskåpet, och ur det schemat växte en firma.\n\nI dag har vi en handfull husbilar, från en plåtis för två till en alkov för sex, och ett förråd med kajaker, kanoter, tält, skidor och annat som de flesta behöver någon vecka om året. Vi är fortfarande en familj som sköter det mesta själva. Den som svarar på ditt mejl är ofta den som lämnar ut nycklarna.",
    },
    {
      heading: "Vår vision: fler ute, med färre saker",
      text: "En husbil som bara används tre veckor om året står stilla de andra fyrtionio. Detsamma gäller skidorna i garaget och tältet på vinden. Vi tror på att dela det som är bra och hålla det i skick länge.\n\nVi vill att det ska vara enkelt att komma ut i Norrland även för den som bor trångt, reser hit med tåg eller aldrig har provat förut. Därför bygger vi ut förrådet i lugn takt, lagar hellre än köper nytt och väljer saker som håller för många händer.",
    },
  ],
  values: [
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
};
