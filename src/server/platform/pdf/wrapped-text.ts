/** A stretch of text in one weight. */
export type Run = { text: string; isBold: boolean };

type Measure = (run: Run) => number;

/** A word may change its weight inside: `**Obs**!`. */
type Word = Run[];

/** Text in lines that are no wider than their room. It breaks at spaces, and at a line break that stands in it. */
export function wrapped(runs: readonly Run[], room: number, measure: Measure): Run[][] {
  return paragraphsOf(runs).flatMap((words) => linesOf(words, room, measure));
}

/** The words of each stretch between line breaks. Spaces that do not break stay inside of their word. */
function paragraphsOf(runs: readonly Run[]): Word[][] {
  const paragraphs: Word[][] = [[[]]];
  for (const { text, isBold } of runs)
    for (const part of text.split(/([ \n])/)) {
      if (part === "\n") paragraphs.push([[]]);
      else if (part === " ") paragraphs.at(-1)?.push([]);
      else if (part !== "") paragraphs.at(-1)?.at(-1)?.push({ text: part, isBold });
    }
  return paragraphs.map((words) => words.filter((word) => word.length > 0));
}

function linesOf(words: readonly Word[], room: number, measure: Measure): Run[][] {
  const widthOf = (word: Word) => word.reduce((sum, run) => sum + measure(run), 0);
  const lines: { runs: Run[]; width: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const width = widthOf(word);
    const space = { text: " ", isBold: isBoldBetween(line?.runs, word) };
    const wider = (line?.width ?? 0) + measure(space) + width;
    if (line && wider <= room) {
      line.runs.push(space, ...word);
      line.width = wider;
    } else if (width <= room) lines.push({ runs: [...word], width });
    else
      for (const part of cut(word, room, measure)) lines.push({ runs: part, width: widthOf(part) });
  }
  return lines.map(({ runs }) => joined(runs));
}

/** A space has the weight of the words around it, so that they are written as one. */
function isBoldBetween(before: readonly Run[] | undefined, after: Word): boolean {
  return (before?.at(-1)?.isBold ?? false) && (after[0]?.isBold ?? false);
}

/** A word that is wider than its room, letter by letter. */
function cut(word: Word, room: number, measure: Measure): Word[] {
  const parts: Word[] = [];
  let left = 0;
  for (const { text, isBold } of word)
    for (const letter of text) {
      const width = measure({ text: letter, isBold });
      if (left < width || parts.length === 0) {
        parts.push([]);
        left = room;
      }
      parts.at(-1)?.push({ text: letter, isBold });
      left -= width;
    }
  return parts;
}

/** Neighbours of the same weight are written as one. */
function joined(runs: readonly Run[]): Run[] {
  const written: Run[] = [];
  for (const run of runs) {
    const last = written.at(-1);
    if (last?.isBold === run.isBold) last.text += run.text;
    else written.push({ ...run });
  }
  return written;
}
