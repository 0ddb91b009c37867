import { Suspense, useMemo } from "react";
import { Addons } from "./belongings/addons.tsx";
import { Blocks } from "./belongings/blocks.tsx";
import { Bookings } from "./belongings/bookings.tsx";
import { Intervals } from "./belongings/intervals.tsx";
import { Seasons } from "./belongings/seasons.tsx";
import "./belongings/belongings.css";
import type { ItemDraft } from "./draft/item-draft.ts";
import { EditorSection } from "./editor-section.tsx";
import { HistoryPanel } from "./history/history-panel.tsx";
import "#web/shell/history/history.css";
import { BELONGING_SECTIONS as SECTIONS } from "./texts.ts";
import { YearView } from "./year/year-view.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { readWhole } from "#web/ui/typed-values.ts";
import { later } from "#web/ui/later.ts";

/** Far down a long page. */
const Units = later(async () => (await import("./units/units.tsx")).Units);

type BelongingSectionsProps = {
  itemId: number;
  /** The item as it is stored, not as it is typed. */
  stored: ItemDraft;
  /** As it is typed: the year shows what it would be. */
  typed: ItemDraft;
  /** There are more or fewer units than before. */
  onUnitsChanged: () => void;
};

/** What belongs to an existing item. Each is saved by its own dialog, apart from the form above. */
export function BelongingSections(props: BelongingSectionsProps) {
  const { itemId, stored, typed, onUnitsChanged } = props;
  const { peakSeasonOnly } = typed;
  const quantity = typedNumber("quantity", typed, stored);
  const pricePerDay = typedNumber("pricePerDay", typed, stored);
  const turnaroundNights = typedNumber("turnaroundNights", typed, stored);
  const item = useMemo(
    () => ({ quantity, pricePerDay, peakSeasonOnly, turnaroundNights }),
    [quantity, pricePerDay, peakSeasonOnly, turnaroundNights],
  );
  return (
    <>
      <EditorSection
        section={SECTIONS.units}
        lead="Var och en för sig: vilken som är ute, ur drift eller ska på service."
      >
        <Suspense fallback={<TableSkeleton rows={2} />}>
          <Units itemId={itemId} quantity={Number(stored.quantity)} onChanged={onUnitsChanged} />
        </Suspense>
      </EditorSection>
      <EditorSection section={SECTIONS.addons} lead="Det som kunden kan välja till vid bokningen.">
        <Addons itemId={itemId} />
      </EditorSection>
      <EditorSection
        section={SECTIONS.seasons}
        lead="Ersätter priset per dygn under en del av året. Överlappar två gäller den kortaste perioden."
      >
        <Seasons itemId={itemId} />
      </EditorSection>
      <EditorSection section={SECTIONS.blocks} lead="Dagar då objektet inte går att boka.">
        <Blocks itemId={itemId} />
      </EditorSection>
      <EditorSection
        section={SECTIONS.intervals}
        lead="Delar av året då hyror börjar och slutar en viss veckodag och har en minsta längd."
      >
        <Intervals itemId={itemId} />
      </EditorSection>
      <EditorSection
        section={SECTIONS.year}
        lead="Allt som är inlagt, dag för dag, med det du skriver ovan innan det är sparat."
      >
        <YearView itemId={itemId} item={item} />
      </EditorSection>
      <EditorSection section={SECTIONS.bookings}>
        <Bookings itemId={itemId} />
      </EditorSection>
      <EditorSection section={SECTIONS.history}>
        <HistoryPanel itemId={itemId} />
      </EditorSection>
    </>
  );
}

/** What is typed, or what is stored while it cannot be read. */
function typedNumber(
  field: "quantity" | "pricePerDay" | "turnaroundNights",
  typed: ItemDraft,
  stored: ItemDraft,
): number {
  const read = readWhole(typed[field]);
  return read.ok && read.value !== null ? read.value : Number(stored[field]);
}
