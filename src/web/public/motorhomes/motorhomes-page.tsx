import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "wouter";
import { isAsked } from "#contracts/search-link.ts";
import { itemCards } from "#web/api/catalog.ts";
import { PickupMapLink } from "#web/shell/contact-links.tsx";
import { JsonLd } from "#web/shell/json-ld.tsx";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { PrintedContact } from "#web/shell/printed-contact.tsx";
import { lazyAtTouch } from "#web/shell/lazy-page.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Fleet } from "./fleet.tsx";
import { GENERAL } from "./general-text.ts";
import { includedFor, STEPS, wordsFor, type MotorhomeText } from "./page-text.ts";
import { structuredData } from "./structured-data.ts";
import { SUNDSVALL } from "./sundsvall-text.ts";
import { TIMRA } from "./timra-text.ts";
import "./motorhomes.css";

const SEARCH = lazyAtTouch(async () => (await import("./motorhome-search.tsx")).MotorhomeSearch);
const FOUND = lazyAtTouch(async () => (await import("./motorhomes-found.tsx")).MotorhomesFound);

export const atTouch = [SEARCH, FOUND];

const PAGES = [
  { place: undefined, path: "/hyr-husbil", text: GENERAL },
  { place: "sundsvall", path: "/hyr-husbil/sundsvall", text: SUNDSVALL },
  { place: "timra", path: "/hyr-husbil/timra", text: TIMRA },
] as const;

export function Page() {
  const { place } = useParams<{ place?: string }>();
  const { shop } = usePageState();
  const { data: items } = useQuery(itemCards);
  const fleet = (items ?? []).filter((item) => item.type === "rv");
  const { path, text: written } = PAGES.find((page) => page.place === place) ?? PAGES[0];
  const text = wordsFor(shop.isDemo, written);
  const isSearch = isAsked(useSearch());
  const isGeneral = path === "/hyr-husbil";
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        path={path}
        isUnlisted={isSearch}
      />
      <JsonLd data={structuredData({ shop, path, text, fleet })} />
      <article className="page-width reading">
        {!isGeneral && (
          <nav aria-label="Du är här" className="crumbs">
            <Link href="/hyr-husbil">Hyr husbil</Link> <span aria-hidden="true">/</span>{" "}
            <span aria-current="page">{text.heading}</span>
          </nav>
        )}
        <h1 className="heading-page" style={wordRoom(text.heading)}>
          {text.heading}
        </h1>
        <p className="lead">{text.lead}</p>
        <SEARCH.Part />
        {isSearch ? <FOUND.Part /> : <Fleet />}
        <Included isDemo={shop.isDemo} />
        <Steps />
        {text.passages.map((passage) => (
          <Passage key={passage.heading} {...passage} />
        ))}
        <Places {...text.places} />
        <Questions questions={text.questions} />
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

function Passage({ heading, paragraphs }: MotorhomeText["passages"][number]) {
  return (
    <section className="passage">
      <h2 className="heading-2">{heading}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Included({ isDemo }: { isDemo: boolean }) {
  return (
    <section className="passage">
      <h2 className="heading-2">Det här ingår</h2>
      <dl className="values">
        {includedFor(isDemo).map(({ name, text }) => (
          <div key={name}>
            <dt className="heading-3">{name}</dt>
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
        {STEPS.map(({ name, text }) => (
          <li key={name}>
            <h3 className="heading-3">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Places({ heading, list }: MotorhomeText["places"]) {
  return (
    <section className="places">
      <h2 className="heading-2">{heading}</h2>
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

function Questions({ questions }: Pick<MotorhomeText, "questions">) {
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
