import type { ReactNode } from "react";
import { orNotGiven } from "./words.ts";

export type Fact = [label: string, value: ReactNode];

/** What is known, each under its name; what is not known says so. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || typeof value === "string" ? orNotGiven(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
