import { lazy, useState, type ComponentType } from "react";

export type LazyPage = { Page: ComponentType; preload: () => Promise<void> };

/**
 * A page whose code is fetched when it is needed. Once preloaded it renders at once, so that the
 * server writes its content and the browser takes it over without showing anything in between.
 */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>): LazyPage {
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
      loaded = (await load()).Page;
    },
  };
}
