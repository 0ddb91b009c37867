import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { whenFetched } from "#web/ui/when-fetched.ts";
import type { DataAhead } from "./data-ahead.ts";

type PageCode = {
  Page: ComponentType;
  /** Stands beside the page, so that visitors do not load the office's addresses. */
  ahead?: DataAhead;
  /** What comes once the page is used, and so with it where somebody steps to it. */
  atTouch?: { preload: () => Promise<void> }[];
};

export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code, and answers what data to fetch with it. */
  preload: () => Promise<DataAhead | undefined>;
};

/** Whether somebody uses the page, or only reads it so far. On the server all of it is written. */
export function isTouched(): boolean {
  return typeof document === "undefined" || document.documentElement.dataset["touched"] === "true";
}

export function lazyPage(load: () => Promise<PageCode>): LazyPage {
  const { Part, preload } = lazyPart(async () => (await load()).Page);
  return {
    Page: Part,
    preload: async () => {
      const [{ ahead, atTouch = [] }] = await Promise.all([load(), preload()]);
      if (isTouched()) await Promise.all(atTouch.map((part) => part.preload()));
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

const TOUCHES = ["pointerdown", "pointerover", "keydown", "focusin"];

function untilTouched(): Promise<void> {
  return new Promise((resolve) => {
    if (isTouched()) return resolve();
    for (const touch of TOUCHES)
      // On the way down: React stops what is meant for a part that cannot answer yet.
      document.addEventListener(touch, () => resolve(), {
        once: true,
        passive: true,
        capture: true,
      });
  });
}

/**
 * A part that the server has written and whose code comes when somebody begins to use the page: until then it is read
 * as it stands, and a button pressed too early is pressed again (`entry-first.ts`). It is given nothing, since what
 * changed around it meanwhile would be drawn without it.
 */
export function lazyAtTouch(load: () => Promise<ComponentType>) {
  const { Part, preload } = lazyPart(async () => {
    await untilTouched();
    return whenFetched(load);
  });
  const AtTouch = memo(() => (
    <div className="contents" data-asleep>
      <Suspense>
        <Part />
        <Awake />
      </Suspense>
    </div>
  ));
  return { Part: AtTouch, preload };
}

/** Comes with what stands beside it, and says that it can answer. */
function Awake() {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.parentElement?.removeAttribute("data-asleep");
    document.dispatchEvent(new Event("awake"));
  }, []);
  return <i ref={mark} hidden />;
}
