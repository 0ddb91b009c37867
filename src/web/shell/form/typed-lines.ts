import {
  LONGEST_SHORT_LINE,
  MOST_SHORT_LINES,
  tooLongLine,
  typedLines,
} from "#domain/catalog/item-facts.ts";

/** What is wrong with lines that are typed one below the other, said of all of them. */
export function linesProblem(text: string): string | undefined {
  const long = tooLongLine(text);
  if (long !== undefined)
    return `Rad ${long} är för lång. Skriv högst ${LONGEST_SHORT_LINE} tecken per rad.`;
  const { length } = typedLines(text);
  return length > MOST_SHORT_LINES
    ? `Skriv högst ${MOST_SHORT_LINES} rader. Nu är det ${length}.`
    : undefined;
}

/** The lines of a form's field, with its mistake among the form's. */
export function readLines(name: string, text: string, errors: Record<string, string>): string[] {
  const problem = linesProblem(text);
  if (problem !== undefined) errors[name] = problem;
  return typedLines(text);
}
