import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import type { CardFormProps } from "./card-form.tsx";
import "./card-form.css";
import { CardSkeleton } from "./card-skeleton.tsx";
import { cardTexts } from "./texts.ts";

// What the card provider brings is fetched by those who get here.
const LazyCardForm = lazy(() =>
  import("./card-form.tsx").then(
    (form) => ({ default: form.CardForm }),
    () => ({ default: CardFormFailed }),
  ),
);

/** Fetches the provider's script and the form around it side by side. */
export function CardLoader(props: Omit<CardFormProps, "stripe">) {
  const { shop } = usePageState();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["card-provider"],
    queryFn: async () => (await import("./load-cards.ts")).loadCards(shop.cards),
  });
  if (!data && !isFetching) return <Failed action={cardTexts.retry} onAction={refetch} />;
  return (
    <Suspense fallback={<CardSkeleton />}>
      {data ? <LazyCardForm {...props} stripe={data} /> : <CardSkeleton />}
    </Suspense>
  );
}

function CardFormFailed() {
  return <Failed action={cardTexts.reload} onAction={() => window.location.reload()} />;
}

function Failed({ action, onAction }: { action: string; onAction: () => unknown }) {
  return (
    <div className="card-problem" role="alert">
      <p>{cardTexts.failed}</p>
      <Button look="quiet" className="button-small" onClick={() => void onAction()}>
        {action}
      </Button>
    </div>
  );
}
