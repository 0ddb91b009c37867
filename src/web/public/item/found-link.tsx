import { ArrowLeft } from "lucide-react";
import { Link, useSearch } from "wouter";
import { readBookingLink, writeChoice } from "#contracts/booking-link.ts";
import { writeSearch } from "#contracts/search-link.ts";
import { periodWords } from "#texts/period-words.ts";
import { WholeDates } from "#web/shell/whole-dates.tsx";
import { useAskedSearch } from "#web/shell/search/use-asked-search.ts";

/** Back to what else is free on the chosen days, for whoever came from there or not; what was chosen goes along. */
export function FoundLink({ itemId }: { itemId: number }) {
  const search = useAskedSearch();
  const asked = new URLSearchParams(useSearch());
  if (!search) return null;
  const chosen = readBookingLink((name) => asked.get(name));
  return (
    <nav aria-label="Sökning" className="page-width found-link">
      <Link
        href={`/?${writeSearch(search)}${writeChoice({ ...chosen, itemId })}`}
        className="item-link"
      >
        <ArrowLeft aria-hidden="true" size={20} />
        <span>
          <WholeDates text={`Allt som är ledigt ${periodWords(search)}`} />
        </span>
      </Link>
    </nav>
  );
}
