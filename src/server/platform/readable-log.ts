import { Writable } from "node:stream";

const SEVERITY: Record<number, string> = { 40: "Warning: ", 50: "Error: ", 60: "Fatal: " };

// What every line carries for machines, and a person at the terminal has no use for.
const FOR_MACHINES = new Set(["level", "time", "pid", "hostname", "reqId", "msg", "err"]);

/** Takes the log's JSON lines and writes each as a person at a terminal reads it. */
export function readableLog(print: (text: string) => void): Writable {
  return new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      for (const line of String(chunk).split("\n")) if (line) print(`${readableLine(line)}\n`);
      done();
    },
  });
}

function readableLine(line: string): string {
  const entry = parse(line);
  if (!entry) return line;
  const { level, time, err } = entry;
  const facts = Object.entries(entry).filter(([name]) => !FOR_MACHINES.has(name));
  const said = typeof entry.msg === "string" ? entry.msg : undefined;
  return [
    timeOfDay(time),
    "  ",
    SEVERITY[Number(level)] ?? "",
    said ?? facts.map(([, value]) => text(value)).join(" "),
    said !== undefined && facts.length > 0
      ? ` (${facts.map(([name, value]) => `${name}: ${text(value)}`).join(", ")})`
      : "",
    cause(err),
  ].join("");
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}

function cause(err: unknown): string {
  if (typeof err !== "object" || err === null) return "";
  const { stack, message }: { stack?: unknown; message?: unknown } = err;
  return `\n${text(stack ?? message)}`;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function timeOfDay(time: unknown): string {
  const at = new Date(typeof time === "number" ? time : Date.now());
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
