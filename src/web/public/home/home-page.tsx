import { useSearch } from "wouter";
import { isAsked } from "#contracts/search-link.ts";
import { homeDescription, homeTitle } from "#texts/shop-words.ts";
import { lazyAtTouch } from "#web/shell/lazy-page.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { ItemGrid, NOTHING_YET } from "./item-grid.tsx";

const HERO = lazyAtTouch(async () => (await import("./hero.tsx")).Hero);
const FOUND = lazyAtTouch(async () => (await import("./home-found.tsx")).HomeFound);

export const atTouch = [HERO, FOUND, NOTHING_YET];

export function Page() {
  const { shop } = usePageState();
  const isSearch = isAsked(useSearch());
  return (
    <>
      <PageHead
        title={homeTitle(shop)}
        isFullTitle
        description={homeDescription(shop)}
        path="/"
        isUnlisted={isSearch}
      />
      <HERO.Part />
      {isSearch ? <FOUND.Part /> : <ItemGrid />}
    </>
  );
}
