import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#server/platform/project-root.ts";

/** One node of JSON-LD, and where it stands. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };
export type Found = { at: string; thing: Thing };

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const NAME = /^[A-Z][A-Za-z]*$/;

/** Every thing that the structured data of a page tells of, in their order. */
export function thingsOf(html: string): Thing[] {
  return [...html.matchAll(BLOCK)].flatMap(([, json]) => {
    const { "@context": context, ...data } = JSON.parse(json ?? "") as Record<string, unknown>;
    if (context !== "https://schema.org") throw new Error(`another vocabulary: ${String(context)}`);
    return (data["@graph"] ?? [data]) as Thing[];
  });
}

/**
 * What schema.org's vocabulary finds wrong: a type or property that does not exist or does not belong
 * there, a value of another kind. Each thing is written down as a constant of its type in schema-dts,
 * which is generated from schema.org's own definition, and the compiler is asked.
 */
export async function vocabularyFaults(found: readonly Found[]): Promise<string[]> {
  const folder = join(projectRoot(), ".cache", "structured-data");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "tsconfig.json"), COMPILER);
  for (const [index, { thing }] of found.entries())
    writeFileSync(join(folder, `thing-${index}.ts`), asConstant(thing));
  const told = await compile(folder);
  return told.map((fault) => {
    const index = Number(/thing-(\d+)\.ts/.exec(fault)?.[1]);
    return `${found[index]?.at ?? "?"}: ${fault.replace(/^.*?error /, "")}`;
  });
}

const COMPILER = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: "preserve",
    target: "es2023",
    lib: ["es2023"],
    types: [],
    skipLibCheck: true,
  },
  include: ["*.ts"],
});

function asConstant(thing: Thing): string {
  const type = thing["@type"];
  const names = [type].flat();
  const odd = names.find((name) => !NAME.test(name));
  if (odd !== undefined || names.length === 0) throw new Error(`no type of schema.org: ${odd}`);
  const leaves = names.map((name) => `schema.${name}Leaf`).join(", ");
  return [
    'import type * as schema from "schema-dts";',
    `export const thing: ${Array.isArray(type) ? `schema.MergeLeafTypes<[${leaves}]>` : `schema.${type}`} =`,
    `${JSON.stringify(thing, null, 2)};`,
  ].join("\n");
}

function compile(folder: string): Promise<string[]> {
  const compiler = join(projectRoot(), "node_modules", "typescript", "bin", "tsc");
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, "-p", folder, "--pretty", "false"],
      { cwd: folder },
      (error, stdout, stderr) => {
        const faults = stdout.split("\n").filter((line) => line.includes(": error TS"));
        // Anything else than faults in the things is a check that did not take place.
        const isChecked = faults.every((fault) => fault.startsWith("thing-"));
        if (isChecked && (error === null) === (faults.length === 0)) resolve(faults);
        else reject(new Error(`the structured data could not be checked:\n${stdout}${stderr}`));
      },
    );
  });
}
