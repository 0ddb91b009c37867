import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import { formatKronor } from "#texts/format.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { itemById, itemBySlug } from "#web/api/catalog.ts";
import { Frame } from "#web/shell/frame.tsx";
import { itemPath } from "#web/shell/item-path.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

export function Page() {
  const { slug, id = "" } = useParams<{ slug?: string; id?: string }>();
  const {
    data: item,
    error,
    refetch,
  } = useQuery(slug === undefined ? itemById(id) : itemBySlug(slug));
  return (
    <Frame>
      {item && <Item item={item} />}
      {item === null && <Missing />}
      {item === undefined && !error && <Spinner />}
      {item === undefined && error && (
        <div className="page-width grid justify-items-start gap-5 py-24" role="alert">
          <p>{sentenceFor(error)}</p>
          <Button look="quiet" onClick={() => void refetch()}>
            Försök igen
          </Button>
        </div>
      )}
    </Frame>
  );
}

function Item({ item }: { item: RentalItem }) {
  const [main, ...gallery] = item.pictures;
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.shortDescription || item.miniHeading || item.name}
        path={itemPath(item)}
        image={item.mainImageUrl || undefined}
      />
      <div className="page-width item-top">
        {main && (
          <PictureFrame
            picture={main}
            sizes="(min-width: 1024px) 60vw, 92vw"
            eager
            className="item-picture"
          />
        )}
        <div>
          <h1 className="heading-1">{item.heroText || item.name}</h1>
          {item.heroTagline && <p className="lead mt-4">{item.heroTagline}</p>}
          <p className="mt-8 font-semibold">{item.name}</p>
          <p className="text-xl">Från {formatKronor(item.pricePerDay)} per natt</p>
          <p className="text-sm text-muted">inkl. moms och grundförsäkring</p>
        </div>
      </div>
      <div className="page-width reading">
        {item.miniHeading && <h2 className="heading-2">{item.miniHeading}</h2>}
        {item.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="page-width feature-sets">
        {item.featureSets.map((set) => (
          <section key={set.heading} className="card p-7">
            <h3 className="heading-3">{set.heading}</h3>
            <ul className="feature-list">
              {set.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ul className="page-width item-gallery">
        {gallery.map((picture) => (
          <li key={picture.url}>
            <PictureFrame
              picture={picture}
              sizes="(min-width: 768px) 46vw, 92vw"
              className="item-picture"
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Missing() {
  return (
    <div className="page-width grid justify-items-start gap-5 py-24">
      <PageHead
        title="Objektet kunde inte hittas"
        description="Objektet finns inte längre i butiken."
        path={null}
      />
      <h1 className="heading-1">Objektet kunde inte hittas</h1>
      <p>Det kan ha bytt adress eller tagits bort. Se allt annat som går att hyra på startsidan.</p>
      <Link href="/" className={buttonClass("primary")}>
        Till startsidan
      </Link>
    </div>
  );
}
