import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { editedItem } from "#web/api/item-editor.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ItemEditor } from "./item-editor.tsx";
import { editorTexts } from "./texts.ts";

export function Page() {
  const { id } = useParams<{ id: string }>();
  if (id === "new") return <ItemEditor key="new" item={null} />;
  return <ExistingItem key={id} id={Number(id)} />;
}

function ExistingItem({ id }: { id: number }) {
  const { data: item, error, isFetching, isFetchedAfterMount, refetch } = useQuery(editedItem(id));
  // An item that was shown before may have been changed since: editing starts from what is stored now.
  if (item && isFetchedAfterMount) return <ItemEditor item={item} />;
  if (item === null && !isFetching) return <Missing />;
  if (error && !isFetching)
    return (
      <div className="page-width grid justify-items-start gap-5 py-24">
        <FetchProblem error={error} onRetry={() => void refetch()} />
        <Link href="/admin" className={buttonClass("plain")}>
          {editorTexts.back}
        </Link>
      </div>
    );
  return <Spinner />;
}

function Missing() {
  return (
    <div className="page-width grid justify-items-start gap-5 py-24">
      <h1 className="heading-1">{editorTexts.missing}</h1>
      <p>Det kan ha tagits bort. Alla objekt finns i administrationen.</p>
      <Link href="/admin" className={buttonClass("primary")}>
        {editorTexts.back}
      </Link>
    </div>
  );
}
