import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { writeSearch } from "#contracts/search-link.ts";
import { periodWords } from "#texts/period-words.ts";
import { useAskedSearch } from "#web/shell/search/use-asked-search.ts";

/** Back to what else is free on the chosen days, for whoever came from there and whoever did not. */
export function FoundLink() {
  const search = useAskedSearch();
  if (!search) return null;
  return (
    <nav aria-label="Sökning" className="page-width found-link">
      <Link href={`/?${writeSearch(search)}`} className="item-link">
        <ArrowLeft aria-hidden="true" size={20} />
        Allt som är ledigt {periodWords(search)}
      </Link>
    </nav>
  );
}
