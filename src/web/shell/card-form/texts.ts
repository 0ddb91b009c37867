/** What every page with a card form says. */
export const cardTexts = {
  loading: "Laddar kortformuläret",
  failed:
    "Kortformuläret kunde inte laddas. Kontrollera din uppkoppling och försök igen. Inget har dragits.",
  unreachable:
    "Det gick inte att nå kortbolaget. Kontrollera din uppkoppling och försök igen. Inget har dragits.",
  withoutScript:
    "För att betala här behöver webbläsaren tillåta JavaScript. Du kan också ringa eller mejla oss.",
  over: "Den här betalningen gäller inte längre, och inget har dragits. Fyll i kortet igen om beloppet här fortfarande ska betalas.",
  confirming: "Bearbetar betalningen…",
  retry: "Försök igen",
  reload: "Ladda om sidan",
};

export function unexpectedStatus(status: string): string {
  return `Oväntad betalningsstatus: ${status}`;
}
