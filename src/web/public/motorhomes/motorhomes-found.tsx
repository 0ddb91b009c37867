import { useLocation } from "wouter";
import { Found } from "#web/shell/search/found.tsx";
import { useAskedSearch } from "#web/shell/search/use-asked-search.ts";
import { Fleet } from "./fleet.tsx";

/** In the place of the fleet, while somebody looks for some days; of days that are none, the fleet after all. */
export function MotorhomesFound() {
  const [path] = useLocation();
  const search = useAskedSearch();
  if (!search) return <Fleet />;
  return (
    <section id="uthyrning" className="mt-8" aria-labelledby="found-title">
      <Found search={search} path={path} only="rv" />
    </section>
  );
}
