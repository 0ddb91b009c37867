/** Text in which a number stays on one line with its word, and a date whole: `3–10 juli` is never broken after its dash. */
export function WholeDates({ text }: { text: string }) {
  return text.split(/(\d{4}-\d\d-\d\d|\d+(?:–\d+)? \p{L}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
