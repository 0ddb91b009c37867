import { Found } from "#web/shell/search/found.tsx";
import { useAskedSearch } from "#web/shell/search/use-asked-search.ts";
import { ItemGrid } from "./item-grid.tsx";

/** In the place of the grid, while somebody looks for some days; of days that are none, the grid after all. */
export function HomeFound() {
  const search = useAskedSearch();
  if (!search) return <ItemGrid />;
  return (
    <section id="uthyrning" className="page-width grid-section" aria-labelledby="found-title">
      <Found search={search} path="/" />
    </section>
  );
}
