import { cardTexts } from "./texts.ts";

export function CardSkeleton() {
  return (
    <>
      <noscript>
        <p>{cardTexts.withoutScript}</p>
      </noscript>
      <div role="status" aria-label={cardTexts.loading} className="card-skeleton">
        <div className="skeleton h-4 w-1/3" />
        <div className="skeleton h-12" />
        <div className="grid grid-cols-2 gap-4">
          <div className="skeleton h-12" />
          <div className="skeleton h-12" />
        </div>
      </div>
    </>
  );
}
