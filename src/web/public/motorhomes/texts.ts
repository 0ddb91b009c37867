export const motorhomeTexts = {
  general: {
    title: "Hyr husbil i Norrland",
    description:
      "Hyr husbil i Norrland med hämtning i Sundsvall och Timrå. Moms, grundförsäkring och fria mil ingår. Se priset direkt och boka på nätet.",
    heading: "Hyr husbil i Norrland",
    lead: "Från plåtis för två till alkov för sex, med hämtning i Sundsvall och Timrå. Här är vad som ingår, hur det går till och vad du behöver veta innan du kör.",
    paragraphs: [
      "I priset ingår 25 procent moms, grundförsäkring och fria mil. Bilen står färdig med bränsle i tanken och gasol till köket. Porslin, kastruller, elkabel, vattenslang, nivåklossar, täcken och kuddar finns ombord. Sänglinne, bilbarnstol och självriskreducering väljer du till om du behöver. Slutstädning finns också, i vissa bilar som en del av en fast avgift.",
      "Du väljer bil, datum och tillval på bilens sida och ser hela priset innan du bokar. Beloppet reserveras på ditt kort, vi går igenom bokningen för hand och debiterar först när vi har godkänt den. Före hämtningen betalar du en deposition, som du får tillbaka inom sju dagar från återlämningen.",
      "Alla våra husbilar väger högst 3 500 kilo och körs på vanligt B-körkort. Föraren ska ha fyllt 21 år och ha haft körkort i minst två år. Har du aldrig kört husbil är det ingen fara. Vi går igenom backspeglar, mått, värme och vatten i lugn och ro, och de första milen går på bred väg.",
      "Välj bil efter årstid och väg. För fjällen på vintern behövs isolerade tankar och dubbdäck, och på små kustvägar är en smal bil en lättnad. Allemansrätten ger ingen rätt att köra motorfordon i terrängen, så planera för ställplatser, campingar och rastplatser där det är tillåtet att stå.",
    ],
  },
  sundsvall: {
    title: "Hyr husbil i Sundsvall",
    description:
      "Hyr husbil med start i Sundsvall. Här möts E4 och E14, med Jämtlandsfjällen i väster och Höga Kusten i norr. Fria mil och grundförsäkring ingår.",
    heading: "Hyr husbil i Sundsvall",
    lead: "I Sundsvall möts E4 och E14. Härifrån är det ungefär lika självklart att köra mot fjällen som att följa kusten.",
    paragraphs: [
      "Sundsvall är lätt att nå, med tåg längs kusten och med bil på E4. Från Stockholm är det knappt 40 mil. Det är nära till vår hämtningsplats från både Sundsvall och Timrå, och kartlänken visar vägen. Handla maten i stan före hämtningen, så är kylskåpet fyllt när du rullar iväg.",
      "Västerut följer E14 först Ljungan och fortsätter sedan genom skogslandet mot Östersund, 19 mil bort. Till Åre är det ungefär 29 mil, en lagom dagsetapp med en lång lunch. På vintern kör du samma väg, men räkna med mer tid och välj en bil som är byggd för kylan.",
      "Vill du stanna vid kusten finns fiskeläget Lörudden och det gamla bruket i Galtström några mil söder om stan. Fortsätter du E4 söderut är du i Hudiksvall efter drygt åtta mil, med Hälsinglands gårdar i inlandet och Hornslandets stränder åt havet till.",
      "Till den första natten rekommenderar vi en kort etapp. Tre eller fyra mil räcker för att lära känna bilen, hitta alla lampknappar och koka kaffe innan det blir sent.",
    ],
  },
  timra: {
    title: "Hyr husbil i Timrå",
    description:
      "Hyr husbil i Timrå, nära flygplatsen och E4. Höga Kusten ligger knappt en timme norrut, och Indalsälvens dal börjar här. Fria mil ingår.",
    heading: "Hyr husbil i Timrå",
    lead: "Timrå är vår hemort. Älvens delta, kusten och vägen mot Höga Kusten ligger alla inom några mil.",
    paragraphs: [
      "Det var här vi började, med en husbil på gården. Kommer du med flyg landar du på flygplatsen i Midlanda, norr om tätorten. Tågen längs Ådalsbanan stannar i Timrå, och E4 går genom kommunen. Följ kartlänken till hämtningsplatsen och ta med körkort och legitimation.",
      "Norrut på E4 är du i Härnösand efter fyra mil och vid Högakustenbron efter ytterligare tre. Därefter är det värt att lämna stora vägen. Nordingrå har smala kustvägar, fiskelägen och klipporna vid Rotsidan. Till Skuleskogens nationalpark är det ungefär elva mil från Timrå.",
      "Inåt landet följer du Indalsälven uppströms. Vägen går genom en bred älvdal med byar på sluttningarna, förbi utsikten från Vättaberget vid Liden och vidare till Döda fallet, ungefär tio mil från kusten. Där försvann älven på en natt 1796, och den torra forsfåran går att vandra i.",
      "Har du bara en helg räcker närområdet. Åstön har långa sandstränder och ligger knappt tre mil bort, och Skeppshamn på Tynderö är ett gammalt fiskeläge med kapell, bodar och släta klippor. Hyr gärna elcyklar eller ett lägerkök samtidigt, så hämtar du allt på en gång.",
    ],
  },
};
