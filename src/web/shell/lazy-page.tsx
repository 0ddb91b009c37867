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

export function lazyPage(load: () => Promise<PageCode>): LazyPage {
  const { Part, preload } = lazyPart(async () => (await load()).Page);
  return {
    Page: Part,
    preload: async () => {
      const [{ ahead }] = await Promise.all([load(), preload()]);
      return ahead;
    },
  };
}

/**
 * A part whose code is fetched when it is needed. Once preloaded it renders at once, so that the
 * server writes its content and the browser takes it over without showing anything in between.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // Kept from the first render: switching from one to the other would begin the part anew.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Chosen {...props} />;
  }
  return {
    Part,
    preload: async () => {
      loaded = await load();
    },
  };
}
