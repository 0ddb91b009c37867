// Without width, or turning what is read about: soft hyphens, zero-width and joining marks, marks of direction, fillers.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// A tab and the ends of lines are meant.
const CONTROL = /[^\P{Cc}\t\r\n]/gu;

/** What somebody typed of themselves, as far as it can be read: nothing hides in a name, and nothing turns it about. */
export function visibleText(typed: string): string {
  return typed.replaceAll(INVISIBLE, "").replaceAll(CONTROL, " ");
}

/** The same of what is one line: whoever sends more lines means one. */
export function visibleLine(typed: string): string {
  return visibleText(typed).replaceAll(/\s+/g, " ").trim();
}

export function isBlank(typed: string): boolean {
  return visibleLine(typed) === "";
}
