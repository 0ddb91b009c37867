import { useLocation } from "wouter";
import { SearchForm } from "#web/shell/search/search-form.tsx";

/** Each of the pages about motorhomes shows what it found itself. */
export function MotorhomeSearch() {
  const [path] = useLocation();
  return (
    <div className="mt-6">
      <SearchForm path={path} only="rv" />
    </div>
  );
}
