import type { CSSProperties } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { JsonLd } from "#web/shell/json-ld.tsx";
import { PageHead, wordRoom } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { PrintedContact } from "#web/shell/printed-contact.tsx";
import { AddonList } from "./addon-list.tsx";
import { BookingAside } from "./booking-aside.tsx";
import { ChosenStayProvider } from "./chosen-stay.tsx";
import { Facts } from "./facts.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Film } from "./film.tsx";
import { FoundLink } from "./found-link.tsx";
import { Gallery } from "./gallery.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import { Hero } from "./hero.tsx";
import { productData } from "./product-data.ts";
import { keepTogether } from "#texts/format.ts";
import { factRows } from "#texts/item-facts-words.ts";
import { Summary } from "./summary.tsx";

export function Item({ item }: { item: RentalItem }) {
  const pictures = galleryPictures(item);
  const { shop, today } = usePageState();
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.shortDescription || item.miniHeading || item.name}
        path={itemPath(item)}
        image={`/share/${item.id}/${item.version}.jpg`}
      />
      <JsonLd data={productData(item, shop, today)} />
      <Hero item={item} picture={pictures[0]} />
      <FoundLink itemId={item.id} />
      <ChosenStayProvider key={item.id}>
        <div className="page-width item-columns" data-bookable={!item.isAddonOnly}>
          <Summary item={item} />
          <Gallery name={item.name} pictures={pictures} />
          <Introduction item={item} />
          {!item.isAddonOnly && <BookingAside item={item} />}
          <div className="item-details" style={guessFrom(item)}>
            <Description text={item.description} />
            <Film item={item} picture={pictures[0]} />
            <Facts item={item} />
            <FeatureCards sets={item.featureSets} />
            <AddonList itemId={item.id} />
          </div>
          <PrintedContact />
        </div>
      </ChosenStayProvider>
    </article>
  );
}

/** What the room is guessed from that the details will take. */
function guessFrom(item: RentalItem): CSSProperties {
  const { featureSets, facts } = item;
  const features = featureSets.flatMap((set) => set.features.filter(Boolean)).length;
  const told = factRows(item).length + facts.included.length;
  return { "--features": features, "--facts": told } as CSSProperties;
}

function Introduction({ item: { miniHeading, shortDescription } }: { item: RentalItem }) {
  if (miniHeading === "" && shortDescription === "") return null;
  return (
    <div className="item-introduction">
      {miniHeading && (
        <h2 className="item-mini-heading" style={wordRoom(miniHeading)}>
          {keepTogether(miniHeading)}
        </h2>
      )}
      {shortDescription && <p className="lead">{keepTogether(shortDescription)}</p>}
    </div>
  );
}

function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <div className="item-description">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{keepTogether(paragraph.trim())}</p>
      ))}
    </div>
  );
}
