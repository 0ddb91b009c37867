import { lazy, useState, type ComponentType } from "react";
import type { DataAhead } from "./data-ahead.ts";

type PageCode = {
  Page: ComponentType;
  /** Stands beside the page, so that visitors do not load the office's addresses. */
  ahead?: DataAhead;
};

export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code, and answers what data to fetch with it. */
  preload: () => Promise<DataAhead | undefined>;
};

/**
 * A page whose code is fetched when it is needed. Once preloaded it renders at once, so that the
 * server writes its content and the browser takes it over without showing anything in between.
 */
export function lazyPage(load: () => Promise<PageCode>): LazyPage {
  let loaded: ComponentType | undefined;
  const Later = lazy(async () => ({ default: (await load()).Page }));
  function Page() {
    // Kept from the first render: switching from one to the other would begin the page anew.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
    return <Chosen />;
  }
  return {
    Page,
    preload: async () => {
      const { Page: page, ahead } = await load();
      loaded = page;
      return ahead;
    },
  };
}
