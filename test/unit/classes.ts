import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compile } from "tailwindcss";
import { parseSync } from "vite";
import { projectRoot } from "#server/platform/project-root.ts";
import { textOf } from "./sheets.ts";

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

const programs = new Map<string, Node>();
function programOf(file: string): Node {
  const known = programs.get(file);
  if (known) return known;
  const program = parseSync(file, textOf(file)).program as unknown as Node;
  programs.set(file, program);
  return program;
}

/** The words of a text; one that goes on with something computed ends with `$`. */
function wordsIn(node: Node): string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? split(node.value) : [];
  if (node.type !== "TemplateLiteral") return [];
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return parts.flatMap((part, at) => {
    const goesOn = at < parts.length - 1 && /\S$/.test(part);
    const words = split(part);
    if (goesOn) words.push(`${words.pop()}$`);
    return at > 0 && /^\S/.test(part) ? words.slice(1) : words;
  });
}
const split = (text: string) => text.split(/\s+/).filter(Boolean);

/** What an expression may come to, and not what it depends on. */
function chosenIn(node: Node): string[] {
  const inside =
    node.type === "ConditionalExpression"
      ? [node.consequent, node.alternate]
      : node.type === "LogicalExpression"
        ? node.operator === "&&"
          ? [node.right]
          : [node.left, node.right]
        : node.type === "TemplateLiteral"
          ? (node.expressions as unknown[])
          : node.type === "JSXExpressionContainer" || node.type === "ParenthesizedExpression"
            ? [node.expression]
            : [];
  return [...wordsIn(node), ...inside.filter(isNode).flatMap(chosenIn)];
}

/** The classes that a file writes on its elements. */
export function wornIn(file: string): Set<string> {
  const worn = new Set<string>();
  const visit = (node: Node): void => {
    if (
      node.type === "JSXAttribute" &&
      /[cC]lassName$/.test((node.name as { name?: string }).name ?? "")
    )
      if (isNode(node.value))
        for (const word of chosenIn(node.value)) if (!word.endsWith("$")) worn.add(word);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(programOf(file));
  return worn;
}

/** Every word in the texts of a file, wherever it stands. */
export function readable(file: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: Node): void => {
    for (const word of wordsIn(node)) words.add(word);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(programOf(file));
  return words;
}

const require = createRequire(import.meta.url);
const loadStylesheet = async (id: string, base: string) => {
  const path = id === "tailwindcss" ? require.resolve("tailwindcss/index.css") : join(base, id);
  const found = id.startsWith("@fontsource") ? "" : readFileSync(path, "utf8");
  return { path, base: dirname(path), content: found };
};

/** Those of which Tailwind makes a rule, with the shop's tokens. */
export async function utilitiesAmong(names: string[]): Promise<Set<string>> {
  const base = join(projectRoot(), "src", "web");
  const entry = '@import "tailwindcss"; @import "./ui/tokens.css";';
  const compiled = await compile(entry, { base, loadStylesheet });
  const made = compiled.build(names);
  return new Set(names.filter((name) => made.includes(`.${name.replaceAll(/[^\w-]/g, "\\$&")}`)));
}
