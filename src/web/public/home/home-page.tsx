import { PageHead } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { Hero } from "./hero.tsx";
import { ItemGrid } from "./item-grid.tsx";
import { homeTexts, homeTitle } from "./texts.ts";

export function Page() {
  const { shop } = usePageState();
  return (
    <>
      <PageHead
        title={homeTitle(shop.name)}
        isFullTitle
        description={homeTexts.description}
        path="/"
      />
      <Hero />
      <ItemGrid />
    </>
  );
}
