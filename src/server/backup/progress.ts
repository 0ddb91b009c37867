import type { BackupHeader } from "./backup-file.ts";

/** Told of what has been read or written since the last time. */
export type Progress = { rows(count: number): void; bytes(count: number): void };

/** And of how much there is in all. */
export type ToldProgress = Progress & { of(header: BackupHeader): void };

const EVERY_MS = 1000;
const MEGABYTE = 1_000_000;

/** In a terminal one line that counts; in a log one line now and then. */
export function showProgress(label: string): ToldProgress & { done(): void } {
  const screen = process.stdout;
  let total: BackupHeader | undefined;
  let [rows, bytes, lastAt] = [0, 0, Date.now()];
  const tell = () => {
    const rowsInAll = total?.tables.reduce((sum, table) => sum + table.rows, 0);
    const files =
      bytes > 0 ? `, pictures ${megabytes(bytes)} of ${megabytes(total?.files.bytes)} MB` : "";
    const text = `· ${label}: ${rows} of ${rowsInAll ?? "?"} rows${files}`;
    screen.write(screen.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
  };
  const tellNowAndThen = () => {
    if (Date.now() - lastAt < EVERY_MS) return;
    lastAt = Date.now();
    tell();
  };
  return {
    of: (header) => (total = header),
    rows(count) {
      rows += count;
      tellNowAndThen();
    },
    bytes(count) {
      bytes += count;
      tellNowAndThen();
    },
    done() {
      tell();
      if (screen.isTTY) screen.write("\n");
    },
  };
}

const megabytes = (bytes = 0) => (bytes / MEGABYTE).toFixed(1);
