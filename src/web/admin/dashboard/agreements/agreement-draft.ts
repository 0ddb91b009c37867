import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { approvedPolicyWords } from "#texts/cancellation-words.ts";

/**
 * A whole agreement to begin from. What each shop decides for itself stands in brackets; the cancelling terms are
 * those that the shop promises everywhere else.
 */
export function agreementDraft(name: string, policy: CancellationPolicy) {
  return {
    name: "Hyresvillkor",
    description: `Villkor för hyra av husbil och utrustning hos ${name}.`,
    content: CONTENT(name, policy),
    isDefault: true,
  };
}

const CONTENT = (
  name: string,
  policy: CancellationPolicy,
) => `<p>Villkoren gäller mellan dig som hyr och ${name}. Alla priser är i svenska kronor och innehåller 25 procent moms[ och grundförsäkring]. [Skriv hur många mil som ingår och vad fler mil kostar.]</p>

<h2>1. Förare och körkort</h2>
<ul>
<li>Den som kör en husbil ska ha fyllt [21] år och ha haft B-körkort i minst [två] år.</li>
<li>Alla som ska köra visar giltigt körkort och legitimation vid hämtningen.</li>
<li>Bilen får köras i [Sverige, Norge, Finland och Danmark]. För andra länder krävs vårt skriftliga godkännande.</li>
<li>Bilen får inte hyras ut vidare, användas för tävling eller bogsering eller köras i terräng.</li>
</ul>
<p>Du ansvarar för att bilen inte lastas över tillåten vikt. Du betalar böter, parkeringsavgifter, vägavgifter och trängselskatt som hör till hyrestiden.</p>

<h2>2. Bokning och betalning</h2>
<p>När du bokar <strong>reserveras</strong> hela beloppet på ditt kort. Inga pengar dras då. Vi går igenom varje bokning för hand, och kortet <strong>debiteras först när vi har godkänt den</strong>. Därmed är avtalet bindande för båda parter.</p>
<p>Kan vi inte godkänna bokningen hävs reservationen och du betalar ingenting. Reservationen gäller en begränsad tid, oftast sju dagar. Om den löper ut innan vi har svarat ber vi dig att bekräfta kortet på nytt.</p>

<h2>3. Avbokning</h2>
<p>Avboka på din bokningssida, som alla våra brev länkar till, eller genom att svara på ett av dem. Innan vi har godkänt bokningen kostar det ingenting. Därefter gäller följande. Dagarna räknas från avbokningen till hyrestidens första dag; har du själv flyttat hyran räknas de till den tidigaste startdag den har haft sedan vi godkände bokningen. En avgift räknas på hela priset.</p>
<ul>
${approvedPolicyWords(policy)
  .map((sentence) => `<li>${sentence}</li>`)
  .join("\n")}
</ul>
<p>Har det du hyr egna avbokningsvillkor gäller de i stället. De står på dess sida, visas innan du betalar och finns i din bokningsbekräftelse.</p>
<h3>Om vi ställer in</h3>
<p>Om vi inte kan lämna ut det du har bokat erbjuder vi något likvärdigt. Vill du inte ha det får du tillbaka hela beloppet. Återbetalningar görs till samma kort inom 14 dagar.</p>

<h2>4. Deposition</h2>
<p>För husbilar tar vi en deposition. Beloppet står i bokningen och betalas med kort på din bokningssida eller via länken som vi mejlar. Den ska vara betald innan bilen lämnas ut. Vi betalar tillbaka depositionen <strong>inom sju dagar från återlämningen</strong>. Gör vi avdrag för skador, städning eller saknade delar får du en skriftlig specifikation. Utrustning hyrs ut utan deposition.</p>

<h2>5. Försäkring och självrisk</h2>
<p>Husbilarna har [trafikförsäkring, halvförsäkring och vagnskadeförsäkring]. Självrisken är [10 000] kr per skadetillfälle. [Med tillvalet självriskreducering är den 2 000 kr.] För utrustning är självrisken [1 500] kr per skadetillfälle, dock högst sakens värde.</p>
<p>Självrisken begränsar inte ditt ansvar om skadan har orsakats med avsikt, genom grov vårdslöshet eller vid körning under påverkan av alkohol eller droger. Dina egna tillhörigheter omfattas inte.</p>

<h2>6. Hämtning och återlämning</h2>
<p>Tiderna står i bokningen. [Vid hämtningen går vi igenom bilen eller utrustningen tillsammans och antecknar befintliga skador.]</p>
<ul>
<li>Husbilen lämnas tillbaka med lika mycket bränsle som vid hämtningen.</li>
<li>Toalettank och gråvattentank ska vara tömda.</li>
<li>Blir du försenad, ring oss så snart du kan. Vid försening som beror på dig tar vi ut [300] kr per påbörjad timme, högst [ett dygns hyra] per dygn.</li>
<li>Hyran återbetalas inte om du lämnar tillbaka tidigare.</li>
</ul>

<h2>7. Städning</h2>
<p>Husbilen lämnas tillbaka städad invändigt, med tomt kylskåp och utan skräp. Slutstädning ingår bara om den finns med i bokningen, som tillval eller som en del av en fast avgift. Annars debiterar vi vår faktiska kostnad för den städning som saknas, högst [2 500] kr. Utrustning lämnas tillbaka rengjord.</p>

<h2>8. Husdjur och rökning</h2>
<p>[Husdjur får följa med i de bilar där tillvalet för husdjur finns och är bokat.] Det är inte tillåtet att röka eller använda e-cigaretter i bilar och tält. Behöver vi sanera på grund av rök eller djur betalar du kostnaden.</p>

<h2>9. Skador och haverier</h2>
<p>Ring 112 om någon är skadad eller i fara. Kontakta oss samma dag om något har gått sönder eller försvunnit, eller om du har varit med om en olycka. Stöld och viltolyckor ska även anmälas till polisen.</p>
<p>Vid driftstopp ringer du [vägassistansen. Numret finns i bilens handskfack]. Reparationer för högst [1 000] kr får du beställa själv, och vi ersätter dig mot kvitto om du inte har orsakat felet. Större reparationer godkänner vi först.</p>
<p>Om bilen blir obrukbar utan att du har orsakat det [ordnar vi en ersättningsbil eller] betalar vi tillbaka hyran för de dygn som går förlorade. Dina övriga rättigheter enligt lag påverkas inte.</p>

<h2>10. Ångerrätt</h2>
<p>När du hyr ett fordon för bestämda datum har du <strong>ingen ångerrätt</strong>, enligt undantaget i 2 kap. 11 § lagen (2005:59) om distansavtal och avtal utanför affärslokaler. I stället gäller avbokningsreglerna i punkt 3. Hyr du som privatperson enbart utrustning kan du ångra bokningen inom 14 dagar, så länge hyrestiden inte har börjat.</p>

<h2>11. Tvister</h2>
<p>Hör av dig till oss först. Kommer vi inte överens kan du som konsument vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se. [Vi följer nämndens rekommendationer.] Svensk lag gäller, och en tvist kan även prövas av allmän domstol.</p>

<h2>12. Personuppgifter</h2>
<p>${name} är personuppgiftsansvarig. Vi behandlar namn, personnummer, kontaktuppgifter och bokningar för att fullgöra avtalet, säkerställa vem som hyr och sköta bokföringen. Kortuppgifterna hanteras av vårt betalföretag, och vi ser aldrig hela kortnumret. Uppgifter kan lämnas till försäkringsbolag vid skada och till myndigheter när lagen kräver det.</p>
<p>Bokföringsunderlag sparas i sju år efter räkenskapsårets slut. Övriga uppgifter raderas när de inte längre behövs. Du kan begära utdrag, rättelse eller radering hos oss och klaga hos Integritetsskyddsmyndigheten.</p>`;
