import { usePageState } from "#web/shell/page-state.tsx";

/** Beside the hours of the week: when the shop is closed, or open at other hours, within a month. */
export function ComingHours({ as: Line }: { as: "li" | "p" }) {
  return usePageState().comingHours.map((words) => <Line key={words}>{words}</Line>);
}
