/** The look of a printed receipt. It stands inside the document, which fetches nothing. */
export const RECEIPT_STYLE = `
@page { size: A4; margin: 14mm 15mm 12mm; }
* { box-sizing: border-box; }
html { background: #f8f6f1; color: #1c2b27; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
body { margin: 0; overflow-wrap: anywhere; }
main { margin: 0 auto; max-width: 52rem; padding: 2rem 1rem; }
nav { align-items: center; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; justify-content: space-between; margin: 0 auto; max-width: 52rem; padding: 1.25rem 1rem 0; }
nav + script + main { padding-top: 1.25rem; }
nav a { color: #24607f; padding: 0.6rem 0; text-underline-offset: 0.2em; }
nav button { background: #fff; border: 1.5px solid #1f4a3f; border-radius: 999px; color: #1f4a3f; cursor: pointer; font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.4rem; }
nav button:hover { background: #eef2ec; }
article { background: #fff; border-radius: 16px; padding: 2rem 1.25rem; }
article + article { margin-top: 2rem; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; letter-spacing: -0.01em; line-height: 1.2; margin: 0; }
h1 { font-size: 2rem; }
h2 { font-size: 1.05rem; margin-bottom: 0.5rem; }
p { margin: 0; }
header { align-items: end; border-bottom: 2px solid #1f4a3f; display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; justify-content: space-between; padding-bottom: 1rem; }
.number { text-align: right; }
.number strong { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.muted, dt, th { color: #4b5c56; }
.parties { display: grid; gap: 1.5rem 2.5rem; margin-top: 1.5rem; }
dl { display: grid; gap: 0.2rem 1rem; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); margin: 0; }
dd { margin: 0; }
section { break-inside: avoid; margin-top: 1.75rem; }
section.lines { break-inside: auto; }
.parties section { margin-top: 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; width: 100%; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th { font-size: 0.85rem; font-weight: 600; padding: 0 0.6rem 0.4rem; text-align: left; vertical-align: bottom; }
td { border-top: 1px solid #dcd8cd; padding: 0.5rem 0.6rem; vertical-align: top; }
:is(th, td):first-child { padding-left: 0; }
:is(th, td):last-child { padding-right: 0; }
.sum { text-align: right; white-space: nowrap; }
td small { color: #4b5c56; display: block; font-size: 0.82rem; }
:not(.sum) > small { overflow-wrap: anywhere; }
.name { font-weight: 600; overflow-wrap: anywhere; }
.sums { break-inside: avoid; display: grid; gap: 1.75rem 3rem; margin-top: 1.75rem; }
.sums section { margin-top: 0; }
.totals dl { gap: 0.2rem 0; grid-template-columns: 1fr auto; }
.totals dd { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
.totals .grand { border-top: 2px solid #1f4a3f; font-size: 1.15rem; font-weight: 700; margin-top: 0.3rem; padding-top: 0.4rem; }
.totals dt.grand { color: #1c2b27; }
.vat th { white-space: normal; }
footer { break-before: avoid; break-inside: avoid; border-top: 1px solid #dcd8cd; color: #4b5c56; font-size: 0.87rem; margin-top: 2rem; padding-top: 0.8rem; }
@media (min-width: 44rem) {
  article { padding: 3rem 3rem 2rem; }
  .parties { grid-template-columns: 1fr 1fr; }
  .sums { align-items: end; grid-template-columns: 1fr 1fr; }
  .sums .vat { order: -1; }
  .parties dl { grid-template-columns: minmax(0, 8rem) minmax(0, 1fr); }
}
@media screen and (max-width: 43.99rem) {
  .number { text-align: left; }
  .lines thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
  .lines :is(table, tbody, tr, td) { display: block; }
  .lines tr { border-top: 1px solid #dcd8cd; padding: 0.75rem 0; }
  .lines td { border: 0; padding: 0.1rem 0; }
  .lines .sum { display: flex; justify-content: space-between; text-align: right; }
  .lines .sum::before { color: #4b5c56; content: attr(data-label); }
}
@media screen and (max-width: 26rem) {
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { margin-bottom: 0.35rem; }
}
@media (scripting: none) {
  nav button { display: none; }
}
@media print {
  nav { display: none; }
  html { background: #fff; font-size: 9.5pt; }
  main { max-width: none; padding: 0; }
  article { border-radius: 0; padding: 0; }
  article + article { break-before: page; margin-top: 0; }
  .parties, .sums { grid-template-columns: 1fr 1fr; }
  .sums .vat { order: -1; }
}
`.trim();
