import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { projectRoot } from "#server/platform/project-root.ts";

const web = join(projectRoot(), "src", "web");

/** Every file of the web part, by its path in there. */
export const webFiles = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(web, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .toSorted();

export const textOf = (file: string) => readFileSync(join(web, file), "utf8");

export const TOKENS = "ui/tokens.css";
export const sheets = webFiles.filter((file) => file.endsWith(".css"));

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
export const cssOf = (file: string) => withoutComments(textOf(file));

export type Rule = {
  file: string;
  /** The at-rules it stands in, the outermost first. */
  within: string[];
  selectors: string[];
  declarations: [property: string, value: string][];
};

/** The rules of a sheet; keyframes are left out, they choose nothing. */
export function rulesOf(file: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, head = "", end] of cssOf(file).matchAll(
    /((?:"[^"]*"|'[^']*'|\([^)]*\)|[^{}"'(])*)([{}])/g,
  )) {
    if (end === "{") open.push(head.slice(head.lastIndexOf(";") + 1).trim());
    else {
      const selector = open.pop() ?? "";
      const isRule = !selector.startsWith("@") && !open.some((at) => at.startsWith("@keyframes"));
      if (isRule)
        rules.push({
          file,
          within: [...open],
          selectors: selector.split(/,(?![^(]*\))/).map((one) => one.trim()),
          declarations: declarationsIn(head),
        });
    }
  }
  return rules;
}

function declarationsIn(body: string): [string, string][] {
  return body
    .split(/;(?![^(]*\))/)
    .map((line) => line.trim())
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [property = ""] = line.split(":");
      return [property.trim(), line.slice(property.length + 1).trim()];
    });
}

function importsOf(file: string): string[] {
  if (!/\.(?:css|tsx?)$/.test(file)) return [];
  return [...textOf(file).matchAll(/^(?:import|@import|export)\b[^;]*?"([^"]+)"/gm)]
    .map(([, path = ""]) => path)
    .filter((path) => /^(?:#web\/|\.)/.test(path))
    .map((path) =>
      path.startsWith("#web/") ? path.slice(5) : posix.join(posix.dirname(file), path),
    )
    .filter((path) => webFiles.includes(path));
}

/** Every file that these load at once, sheets included, with what those load. */
export function loadedBy(files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const one of importsOf(file)) found.add(one);
  return found;
}
