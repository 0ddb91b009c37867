import type { ComponentType, ReactNode } from "react";
import { lazyPart } from "./lazy-page.tsx";
import { ShopFrame } from "./shop-frame.tsx";

export type FrameName = "shop" | "office";

type Framing = {
  Frame: ComponentType<{ children: ReactNode }>;
  preload: () => Promise<void>;
  /** Its source files, where the browser fetches them by themselves. */
  sources: string[];
};

const office = lazyPart(async () => (await import("./office/office-frame.tsx")).OfficeFrame);

/** Who is let in; not with the code of pages that are for everybody. */
export const GATE = lazyPart(async () => (await import("./role-gate.tsx")).RoleGate);

export const FRAMES: Record<FrameName, Framing> = {
  shop: { Frame: ShopFrame, preload: async () => {}, sources: [] },
  // Not with the code that visitors fetch.
  office: {
    Frame: office.Part,
    preload: office.preload,
    sources: ["src/web/shell/office/office-frame.tsx"],
  },
};
