import { vatReturnOf, type PeriodSummary } from "#domain/bookkeeping/period-summary.ts";
import { kronorOf } from "#domain/money/ore.ts";
import { BESIDE_SALES_WORDS } from "#texts/sale-words.ts";
import { formatAmount } from "./accounting-words.ts";
import { heading, PAGE, type Report } from "./pdf-report.ts";
import { drawFacts, drawRow, HEAD_HEIGHT, openTable, ROW_HEIGHT } from "./pdf-table.ts";

type Fact = readonly [string, string];

const BLOCK_WIDTH = 260;
const FACTS_TOP = 118;
const GAP = 22;
const STRIP_GAP = 14;
const STRIP = { column: 128, width: 768 };
const BESIDE_SALES = Object.keys(BESIDE_SALES_WORDS) as (keyof typeof BESIDE_SALES_WORDS)[];

const money = (ore: number): string => formatAmount(kronorOf(ore));

/** The title, the three blocks below it and what stands beside the sales; answers where the next thing may begin. */
export function drawSummary(
  report: Report,
  { summary, owed, counts }: { summary: PeriodSummary; owed: number; counts: readonly Fact[] },
): number {
  heading(report, "H1", report.facts.title, { x: PAGE.left, y: PAGE.top - 10 });
  const { net, vat, gross, deposits, damages } = summary;
  const blocks: { title: string; headings: readonly [string, string]; facts: readonly Fact[] }[] = [
    {
      title: "Intäkter",
      headings: ["Försäljning, 25 % moms", "Kronor"],
      facts: [
        ["Exkl. moms", money(net)],
        ["Moms", money(vat)],
        ["Totalt inkl. moms", money(gross)],
        ...counts,
      ],
    },
    {
      title: "Momsunderlag",
      headings: ["Ruta i momsdeklarationen", "Kronor"],
      facts: vatReturnOf(summary).flatMap(({ box, ore, wholeKronor }): Fact[] => [
        [`${box} ${BOX_WORDS[box]}`, money(ore)],
        [`${box} i hela kronor`, formatWhole(wholeKronor)],
      ]),
    },
    {
      title: "Depositioner",
      headings: ["Ingen intäkt", "Kronor"],
      facts: [
        ["Mottaget", money(deposits.received)],
        ["Återbetalat", money(deposits.refunded)],
        ["Behållet för tjänster, ingår i intäkter", money(deposits.keptForService)],
        ["Behållet för skador, utan moms", money(damages)],
        ...(deposits.corrected === 0
          ? []
          : [["Rättat från tidigare månader", money(deposits.corrected)] as const]),
        ["Skuld till kunder vid periodens slut", money(owed)],
      ],
    },
  ];
  for (const [index, { title, headings, facts }] of blocks.entries()) {
    const x = PAGE.left + index * BLOCK_WIDTH;
    heading(report, "H2", title, { x, y: FACTS_TOP - 20 });
    drawFacts(report, facts, { x, y: FACTS_TOP, headings });
  }
  const rows = Math.max(...blocks.map(({ facts }) => facts.length));
  const bottom = FACTS_TOP + HEAD_HEIGHT + rows * ROW_HEIGHT;
  return drawBesideSales(report, summary, bottom + STRIP_GAP) + GAP;
}

/** One row, and only sums that are any: the months of a year have to fit below it on the same page. */
function drawBesideSales(report: Report, summary: PeriodSummary, y: number): number {
  const { received, cancellationFees, providerFees, disputed, losses } = summary;
  const sums = { ...received, cancellationFees, providerFees, disputed, losses };
  const told = BESIDE_SALES.filter((name) => sums[name] !== 0);
  if (told.length === 0) return y - STRIP_GAP;
  heading(report, "H2", "Betalsätt och övrigt", { x: PAGE.left, y });
  const top = y + 20;
  const width = Math.min(STRIP.column, STRIP.width / told.length);
  const columns = told.map((name) => ({ heading: BESIDE_SALES_WORDS[name], width }));
  const table = openTable(report, columns, { x: PAGE.left, y: top });
  drawRow(
    table,
    told.map((name) => money(sums[name])),
    { y: top + HEAD_HEIGHT },
  );
  table.element.end();
  return top + HEAD_HEIGHT + ROW_HEIGHT;
}

const BOX_WORDS = { "05": "Momspliktig försäljning", "10": "Utgående moms 25 %" } as const;

function formatWhole(kronor: number): string {
  return formatAmount(kronor).replace(/,00$/, "");
}
