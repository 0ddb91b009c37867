import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";

/** One change: a record put under its kind and id, or taken away when there is no record. */
export type Change = [kind: string, id: string, record?: unknown];

export type Journal = {
  append(changes: readonly Change[]): void;
  close(): void;
};

const LINE_LENGTH = 200;

/** Without a folder nothing is remembered. */
export const forgetfulJournal: Journal = { append: () => {}, close: () => {} };

/** Reads what an earlier process wrote. A line cut short was never acknowledged to anybody. */
export function readJournal(folder: string): Change[][] {
  const file = fileIn(folder);
  if (!existsSync(file)) return [];
  const commits: Change[][] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const changes = readLine(line);
    if (changes !== undefined) commits.push(changes);
  }
  return commits;
}

/** Starts a fresh journal that holds exactly these records, replacing the old one in one step. */
export function openJournal(folder: string, records: readonly Change[]): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${fileIn(folder)}.new`;
  const file = openSync(draft, "w", 0o600);
  for (let start = 0; start < records.length; start += LINE_LENGTH) {
    writeLine(file, records.slice(start, start + LINE_LENGTH));
  }
  fsyncSync(file);
  renameSync(draft, fileIn(folder));
  return {
    // Handed to the kernel before the answer is sent: a killed process loses nothing it promised.
    append: (changes) => writeLine(file, changes),
    close: () => closeSync(file),
  };
}

function fileIn(folder: string): string {
  return join(folder, "journal.jsonl");
}

function writeLine(file: number, changes: readonly Change[]): void {
  const bytes = Buffer.from(`${JSON.stringify(changes)}\n`);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}

function readLine(line: string): Change[] | undefined {
  try {
    const changes: unknown = JSON.parse(line);
    return Array.isArray(changes) ? (changes as Change[]) : undefined;
  } catch {
    return undefined;
  }
}
