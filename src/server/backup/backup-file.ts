import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { StartProblem } from "#server/platform/start-problem.ts";

/**
 * A backup is a gzip file of lines. The first tells what follows: so many rows of each table, one a line, then
 * so many files. The last holds the digest of all before it, so that nothing that is cut off or damaged passes.
 */
const header = z.object({
  shop: z.literal("norrvidd"),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** The last number that was given out. */
  numbers: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
});
export type BackupHeader = z.infer<typeof header>;
export type BackupTable = BackupHeader["tables"][number];

const storedFile = z.object({
  name: z.string().refine((name) => name !== "" && name === basename(name) && name !== ".."),
  isPrivate: z.boolean(),
  at: z.string(),
  bytes: z.string().transform((text) => Buffer.from(text, "base64")),
});
export type StoredFile = { name: string; isPrivate: boolean; at: string; bytes: Buffer };

const end = z.object({ sha256: z.string() });

export type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | { kind: "rows"; table: BackupTable; lines: string[] }
  | { kind: "file"; file: StoredFile };

const MOST_LINES = 500;
const MOST_CHARACTERS = 1_000_000;

export function fileLine({ name, isPrivate, at, bytes }: StoredFile): string {
  return JSON.stringify({ name, isPrivate, at, bytes: bytes.toString("base64") });
}

/** The text of a backup: what is given, ended by its digest. */
export async function* sealed(lines: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  const digest = createHash("sha256");
  for await (const some of lines) {
    const text = Buffer.from(some.map((line) => `${line}\n`).join(""));
    digest.update(text);
    yield text;
  }
  yield Buffer.from(`${JSON.stringify({ sha256: digest.digest("hex") })}\n`);
}

/** Everything in a backup, in order. Whoever has come to the end knows that all of it is as it was written. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const digest = createHash("sha256");
  const lines = linesOf(path, damaged(path));
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw damaged(path);
    digest.update(value).update("\n");
    return value;
  };
  const first = await readHeader(path, next);
  yield { kind: "header", header: first };
  for (const table of first.tables)
    for (let left = table.rows; left > 0;) {
      const some = [];
      for (let size = 0; left > 0 && some.length < MOST_LINES && size < MOST_CHARACTERS; left -= 1)
        size += some[some.push(await next()) - 1]!.length;
      yield { kind: "rows", table, lines: some };
    }
  for (let left = first.files.count; left > 0; left -= 1) {
    const file = storedFile.safeParse(parse(await next()));
    if (!file.success) throw damaged(path);
    yield { kind: "file", file: file.data };
  }
  const found = digest.digest("hex");
  const last = await lines.next();
  const told = end.safeParse(parse(last.value ?? ""));
  const isWhole = told.success && told.data.sha256 === found;
  if (!isWhole || (await lines.next()).done !== true) throw damaged(path);
}

async function readHeader(path: string, next: () => Promise<string>): Promise<BackupHeader> {
  let line: string;
  try {
    line = await next();
  } catch {
    throw foreign(path);
  }
  const given = parse(line) as { shop?: unknown; format?: unknown } | undefined;
  if (given?.shop !== "norrvidd") throw foreign(path);
  if (given.format !== 1)
    throw new StartProblem(
      `${path} was made by a newer version of the shop. Restore it with that version, or a later one.`,
    );
  const read = header.safeParse(given);
  if (!read.success) throw damaged(path);
  return read.data;
}

async function* linesOf(path: string, broken: Error): AsyncGenerator<string, undefined> {
  const stream = createGunzip();
  createReadStream(path)
    .on("error", (error) => stream.destroy(error))
    .pipe(stream);
  stream.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of stream) {
      const some = (rest + String(chunk)).split("\n");
      rest = some.pop() ?? "";
      yield* some;
    }
  } catch (cause) {
    throw new StartProblem(broken.message, { cause });
  } finally {
    stream.destroy();
  }
  if (rest !== "") throw broken;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const damaged = (path: string) =>
  new StartProblem(
    `${path} is damaged or was cut off. Nothing has been changed; take another copy.`,
  );

const foreign = (path: string) =>
  new StartProblem(`${path} is no backup of this shop. Nothing has been changed.`);
