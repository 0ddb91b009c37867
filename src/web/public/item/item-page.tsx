import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
import { itemById, itemBySlug } from "#web/api/catalog.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Item } from "./item.tsx";
import "./item.css";
import "./hero.css";
import "./gallery.css";
import "./details.css";
import "./book-bar.css";

export function Page() {
  const { slug, id = "" } = useParams<{ slug?: string; id?: string }>();
  const {
    data: item,
    error,
    isFetching,
    refetch,
  } = useQuery(slug === undefined ? itemById(id) : itemBySlug(slug));
  const hasFailed = item === undefined && error !== null && !isFetching;
  return (
    <>
      {item && <Item key={item.id} item={item} />}
      {item === null && <Missing />}
      {item === undefined && !hasFailed && <Spinner />}
      {hasFailed && (
        <div className="page-width py-24">
          <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </>
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
