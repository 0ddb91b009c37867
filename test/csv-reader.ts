/** Reads semicolon-separated text as RFC 4180 describes quoting; shares nothing with the shop's writer. */
export function readCsv(text: string): string[][] {
  if (text.charCodeAt(0) !== 0xfeff) throw new Error("no byte order mark");
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === ";") {
      row.push(cell);
      cell = "";
    } else if (letter === "\r") {
      if (text.charAt(at + 1) !== "\n") throw new Error("a return without its line feed");
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
      at += 1;
    } else if (letter === "\n") throw new Error("a line feed by itself");
    else cell += letter;
  }
  if (row.length > 0 || cell !== "") throw new Error("the last row has no end");
  return rows;
}
