import { Tabs } from "radix-ui";
import { useEffect, useRef, type RefObject } from "react";
import { useSearchParams } from "wouter";
import { OfficeBack } from "#web/shell/office-back.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { AccountsDialog } from "./accounts-dialog.tsx";
import { choiceOf, withChoice, yearsToChoose, type Choice, type Tab } from "./address.ts";
import { MonthView } from "./month-view.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { monthName } from "./words.ts";
import { YearView } from "./year-view.tsx";

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}));

export function Accounting() {
  const { today } = usePageState();
  const [params, setParams] = useSearchParams();
  const choice = choiceOf(params, today);
  const choose = (change: Partial<Choice>) =>
    setParams((current) => withChoice({ ...choiceOf(current, today), ...change }));
  const panel = useFocusKept(choice.tab);
  return (
    <>
      <Top choice={choice} choose={choose} />
      <Tabs.Root
        value={choice.tab}
        onValueChange={(tab) => choose({ tab: tab === "month" ? "month" : "year" })}
      >
        <Tabs.List className="tabs books-tabs" aria-label="Vad som visas">
          <Tabs.Trigger className="tab" value="year">
            Årssammandrag
          </Tabs.Trigger>
          <Tabs.Trigger className="tab" value="month">
            Månadsdetaljer
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="year" tabIndex={-1} className="books-view">
          <YearView key={choice.year} year={choice.year} />
        </Tabs.Content>
        <Tabs.Content value="month" tabIndex={-1} className="books-view" ref={panel}>
          <MonthView key={`${choice.year}-${choice.month}`} {...choice} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

/** A month's link goes away with the year it stood in: what it led to has the focus then, from its top. */
function useFocusKept(tab: Tab): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    // The tabs show and hide their panels a moment later.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      window.scrollTo(0, 0);
      panel.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [tab]);
  return panel;
}

type TopProps = { choice: Choice; choose: (change: Partial<Choice>) => void };

function Top({ choice, choose }: TopProps) {
  const { today } = usePageState();
  const mayManage = useMay("shop.manage");
  return (
    <div className="books-top">
      <div className="books-title">
        <OfficeBack className="books-back" />
        <h1 className="heading-1">Bokföringssummering</h1>
      </div>
      <div className="books-choices">
        <SelectField
          label="År"
          options={yearsToChoose(today).map((year) => ({
            value: String(year),
            label: String(year),
          }))}
          value={String(choice.year)}
          onChange={({ target }) => choose({ year: Number(target.value) })}
        />
        <SelectField
          label="Månad"
          options={MONTHS}
          value={String(choice.month)}
          // Whoever picks a month wants to see it.
          onChange={({ target }) => choose({ month: Number(target.value), tab: "month" })}
        />
        {mayManage && <AccountsDialog />}
      </div>
    </div>
  );
}
