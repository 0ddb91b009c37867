import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "wouter";
import { isAsked } from "#contracts/search-link.ts";
import { paragraphsOf, type MotorhomeWords, type TitledText } from "#domain/shop/page-words.ts";
import { itemCards } from "#web/api/catalog.ts";
import { localWords, motorhomeWords } from "#web/api/shop-words.ts";
import { PickupMapLink } from "#web/shell/contact-links.tsx";
import { JsonLd } from "#web/shell/json-ld.tsx";
import { NoSuchPage } from "#web/shell/no-such-page.tsx";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { PrintedContact } from "#web/shell/printed-contact.tsx";
import { lazyAtTouch } from "#web/shell/lazy-page.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Fleet } from "./fleet.tsx";
import { stepsOf } from "./steps.ts";
import { structuredData } from "./structured-data.ts";
import "./motorhomes.css";

const SEARCH = lazyAtTouch(async () => (await import("./motorhome-search.tsx")).MotorhomeSearch);
const FOUND = lazyAtTouch(async () => (await import("./motorhomes-found.tsx")).MotorhomesFound);

export const atTouch = [SEARCH, FOUND];

export function Page() {
  const { place } = useParams<{ place?: string }>();
  return place === undefined ? <Everywhere /> : <InTown place={place} />;
}

function Everywhere() {
  const words = useQuery(motorhomeWords);
  if (words.data) return <Motorhomes words={words.data} place={undefined} />;
  return <NoWords {...words} />;
}

function InTown({ place }: { place: string }) {
  const words = useQuery(localWords(place));
  if (words.data) return <Motorhomes words={words.data} place={place} />;
  return words.data === null ? <NoSuchPage /> : <NoWords {...words} />;
}

type Waiting = { isError: boolean; isFetching: boolean; refetch: () => unknown };

function NoWords({ isError, isFetching, refetch }: Waiting) {
  return (
    <article className="page-width reading">
      <h1 className="heading-page">Hyr husbil</h1>
      {isError && !isFetching && (
        <RetryNotice sentence="Vi kunde inte hämta sidan just nu." onRetry={() => void refetch()} />
      )}
      <Fleet />
    </article>
  );
}

function Motorhomes({ words, place }: { words: MotorhomeWords; place: string | undefined }) {
  const { shop, today } = usePageState();
  const { data: items } = useQuery(itemCards);
  const fleet = (items ?? []).filter((item) => item.type === "rv");
  const path = place === undefined ? "/hyr-husbil" : `/hyr-husbil/${place}`;
  const isSearch = isAsked(useSearch());
  const { heading, included, sections, trips, questions } = words;
  return (
    <>
      <PageHead title={heading} description={words.description} path={path} isUnlisted={isSearch} />
      <JsonLd data={structuredData({ shop, today, path, words, fleet })} />
      <article className="page-width reading">
        {place !== undefined && (
          <nav aria-label="Du är här" className="crumbs">
            <Link href="/hyr-husbil">Hyr husbil</Link> <span aria-hidden="true">/</span>{" "}
            <span aria-current="page">{heading}</span>
          </nav>
        )}
        <h1 className="heading-page" style={wordRoom(heading)}>
          {heading}
        </h1>
        <p className="lead">{words.lead}</p>
        <SEARCH.Part />
        {isSearch ? <FOUND.Part /> : <Fleet />}
        {included.length > 0 && <Included included={included} />}
        <Steps />
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {trips.list.length > 0 && <Trips {...trips} />}
        {questions.length > 0 && <Questions questions={questions} />}
        <div className="onward">
          <Link href="/" className={buttonClass("primary")}>
            Se alla uthyrningsobjekt
          </Link>
          {shop.pickupMapUrl !== null && (
            <PickupMapLink url={shop.pickupMapUrl} className={buttonClass("quiet")} />
          )}
        </div>
        <PrintedContact />
      </article>
    </>
  );
}

function Section({ heading, text }: TitledText) {
  return (
    <section className="passage">
      <h2 className="heading-2">{heading}</h2>
      <div>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Included({ included }: { included: readonly TitledText[] }) {
  return (
    <section className="passage">
      <h2 className="heading-2">Det här ingår</h2>
      <dl className="values">
        {included.map(({ heading, text }) => (
          <div key={heading}>
            <dt className="heading-3">{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Steps() {
  return (
    <section className="passage">
      <h2 className="heading-2">Så går det till</h2>
      <ol className="steps">
        {stepsOf(usePageState().shop.rents).map(({ name, text }) => (
          <li key={name}>
            <h3 className="heading-3">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trips({ heading, list }: MotorhomeWords["trips"]) {
  return (
    <section className="places">
      <h2 className="heading-2">{heading || "Turer"}</h2>
      <ul>
        {list.map(({ name, away, text }) => (
          <li key={name} className="card">
            <h3 className="heading-3">{name}</h3>
            <p className="text-muted">{away}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ questions }: Pick<MotorhomeWords, "questions">) {
  return (
    <section className="passage">
      <h2 className="heading-2">Frågor och svar</h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
