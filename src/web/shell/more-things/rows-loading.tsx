import { moreTexts } from "./words.ts";

export function RowsLoading() {
  return (
    <div role="status" aria-label={moreTexts.loading} className="grid gap-3">
      <div className="skeleton h-16" />
      <div className="skeleton h-16" />
    </div>
  );
}
