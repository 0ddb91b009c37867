import { createContext, use, useMemo, useState, type ReactNode } from "react";
import type { ChosenStay } from "./texts.ts";

type Choice = { chosen: ChosenStay | null; choose: (chosen: ChosenStay | null) => void };

const ChoiceContext = createContext<Choice>({ chosen: null, choose: () => undefined });

/** What is chosen in the panel, for those on the page who say something about it; the others are not drawn anew. */
export function ChosenStayProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<ChosenStay | null>(null);
  return (
    <ChoiceContext value={useMemo(() => ({ chosen, choose }), [chosen])}>{children}</ChoiceContext>
  );
}

export const useChosenStay = () => use(ChoiceContext);
