import { formatKronor } from "#texts/format.ts";
import { daysWords } from "#texts/period-words.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { runsOf, type DayFacts, type ItemYear, type Run } from "./year-facts.ts";

export type YearLine = { kind: "season" | "interval" | "block" | "booked" | "kept"; words: string };

const said = (runs: Run[], words: (run: Run) => string) =>
  runs.map((run) => `${daysWords(run)}: ${words(run)}`);

/** What some days hold, in words: a month for its picture's description, a year for the list. */
export function linesOf(days: readonly DayFacts[], item: ItemYear): YearLine[] {
  const lines = (kind: YearLine["kind"], words: string[]) =>
    words.map((line) => ({ kind, words: line }));
  return [
    ...lines(
      "season",
      said(
        runsOf(days, ({ season }) => season?.id),
        ({ facts }) => `säsongspris ${formatKronor(facts.season?.price ?? 0)}`,
      ),
    ),
    ...lines(
      "interval",
      said(
        runsOf(days, ({ interval }) => interval?.id),
        ({ facts }) => intervalWords(facts),
      ),
    ),
    ...lines(
      "block",
      said(
        runsOf(days, ({ block }) => block?.id),
        ({ facts }) => `blockerat, ${facts.block?.reason ?? ""}`,
      ),
    ),
    ...lines(
      "booked",
      said(
        runsOf(days, ({ booked }) => booked || undefined),
        ({ facts }) => bookedWords(facts.booked, item.quantity),
      ),
    ),
    ...lines(
      "kept",
      said(
        runsOf(days, ({ kept }) => kept || undefined),
        ({ facts }) => keptWords(facts.kept, item.quantity),
      ),
    ),
  ];
}

function intervalWords({ interval }: DayFacts): string {
  if (!interval) return "bokningsperiod";
  const weekday = WEEKDAY_LABELS[interval.startWeekday].toLowerCase();
  return `bokningsperiod, ${weekday}, minst ${nightsText(interval.intervalDays)}`;
}

function bookedWords(booked: number, quantity: number): string {
  if (quantity <= 1) return "bokat";
  return booked >= quantity ? `alla ${quantity} bokade` : `${booked} av ${quantity} bokade`;
}

function keptWords(kept: number, quantity: number): string {
  return quantity <= 1
    ? "hålls fritt efter återlämning"
    : `${kept} av ${quantity} hålls fria efter återlämning`;
}

/** What an owner may want to mend: days claimed twice, days without a price, bookings under a block. */
export function concernsOf(days: readonly DayFacts[], item: ItemYear): string[] {
  return [
    ...said(
      runsOf(days, ({ seasons, season }) => (seasons > 1 ? season?.id : undefined)),
      ({ facts }) =>
        `flera säsongspriser. ${formatKronor(facts.season?.price ?? 0)} gäller, den kortaste perioden.`,
    ),
    ...said(
      runsOf(days, ({ intervals, interval }) => (intervals > 1 ? interval?.id : undefined)),
      ({ facts }) =>
        `flera bokningsperioder. ${intervalRule(facts)} gäller, den som börjar senast.`,
    ),
    ...said(holesOf(days, item), () =>
      item.peakSeasonOnly
        ? "inget säsongspris, så dagarna går inte att boka."
        : `inget säsongspris. ${formatKronor(item.pricePerDay)} gäller.`,
    ),
    ...said(
      runsOf(days, ({ block, booked }) => (block && booked > 0 ? block.id : undefined)),
      () => "blockerat, men redan bokat.",
    ),
    ...said(
      runsOf(days, ({ day, lacking }) => (lacking > 0 ? day : undefined)),
      () => "dygnen mellan hyror får inte plats efter återlämningen, nästa kund hämtar för tidigt.",
    ),
  ];
}

function intervalRule({ interval }: DayFacts): string {
  return interval ? WEEKDAY_LABELS[interval.startWeekday] : "Den ena";
}

/** Days without a seasonal price: for a peak-season item all of them, else only gaps between seasons. */
export function holesOf(days: readonly DayFacts[], { peakSeasonOnly }: ItemYear): Run[] {
  const holes = runsOf(days, ({ season }) => (season ? undefined : "hole"));
  if (peakSeasonOnly) return holes;
  const first = days.find(({ season }) => season)?.day;
  const last = days.findLast(({ season }) => season)?.day;
  if (!first || !last) return [];
  return holes.filter(({ startDate, endDate }) => startDate > first && endDate < last);
}
