import type { ReactNode } from "react";
import { LOOK } from "./letter-look.ts";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={LOOK.section}>
      <h2 className="ink" style={LOOK.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}
