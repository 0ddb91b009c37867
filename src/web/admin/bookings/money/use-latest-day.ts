import { useState } from "react";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { usePageState } from "#web/shell/page-state.tsx";

/** The last day on which money may have moved: the shop's today, also on a page left open overnight. */
export function useLatestDay(): LocalDate {
  const { today } = usePageState();
  const [here] = useState(() => dayInSweden(new Date()));
  return here > today ? here : today;
}
