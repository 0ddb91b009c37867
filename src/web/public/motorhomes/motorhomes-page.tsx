import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { formatKronor } from "#texts/format.ts";
import { itemCards } from "#web/api/catalog.ts";
import { itemPath } from "#web/shell/item-path.ts";
import { Frame } from "#web/shell/frame.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { motorhomeTexts } from "./texts.ts";

const PAGES = [
  { place: undefined, path: "/hyr-husbil", texts: motorhomeTexts.general },
  { place: "sundsvall", path: "/hyr-husbil/sundsvall", texts: motorhomeTexts.sundsvall },
  { place: "timra", path: "/hyr-husbil/timra", texts: motorhomeTexts.timra },
] as const;

export function Page() {
  const { place } = useParams<{ place?: string }>();
  const { shop } = usePageState();
  const { path, texts } = PAGES.find((page) => page.place === place) ?? PAGES[0];
  return (
    <Frame>
      <PageHead title={texts.title} description={texts.description} path={path} />
      <article className="page-width reading">
        <h1 className="heading-page">{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Fleet />
        <p className="flex flex-wrap gap-3">
          <Link href="/" className={buttonClass("primary")}>
            Se alla uthyrningsobjekt
          </Link>
          <a
            href={shop.pickupMapUrl}
            rel="noopener"
            target="_blank"
            className={buttonClass("quiet")}
          >
            Visa hämtningsplatsen på karta
          </a>
        </p>
      </article>
    </Frame>
  );
}

function Fleet() {
  const { data: items = [] } = useQuery(itemCards);
  const motorhomes = items.filter((item) => item.type === "rv");
  if (motorhomes.length === 0) return null;
  return (
    <section className="mt-8 grid gap-5">
      <h2 className="heading-2">Våra husbilar</h2>
      <ul className="fleet">
        {motorhomes.map((item) => (
          <li key={item.id}>
            <Link href={itemPath(item)} className="font-semibold">
              {item.name}
            </Link>
            <span>{item.miniHeading}</span>
            <span className="whitespace-nowrap">
              från {formatKronor(item.pricePerDay)} per dygn
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
