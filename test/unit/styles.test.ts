import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";

const web = join(projectRoot(), "src", "web");
const files = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(web, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

// Styles outside of a feature are for everyone; they stay loaded once any page has brought them.
const SHARED = "shared";
const ownerOf = (file: string) => /^(?:public|admin)\/[^/]+/.exec(file)?.[0] ?? SHARED;

type Rule = { file: string; owner: string; selector: string; classes: string[] };

function rulesOf(file: string): Rule[] {
  const css = readFileSync(join(web, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, head = ""]) => head.trim())
    .filter((head) => !/^(?:@|from$|to$|\d)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => ({
      file,
      owner: ownerOf(file),
      selector: selector.trim(),
      classes: [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
    }));
}

const rules = files.filter((file) => file.endsWith(".css")).flatMap(rulesOf);
const sharedClasses = new Set(
  rules.filter(({ owner }) => owner === SHARED).flatMap(({ classes }) => classes),
);
const featureRules = rules.filter(({ owner }) => owner !== SHARED);
const ownersOfClass = new Map<string, Set<string>>();
for (const { owner, classes } of featureRules)
  for (const name of classes)
    if (!sharedClasses.has(name))
      ownersOfClass.set(name, (ownersOfClass.get(name) ?? new Set()).add(owner));

/** The words in what a file writes as a class, whether plain or chosen by a condition. */
function classWordsOf(file: string): Set<string> {
  const source = readFileSync(join(web, file), "utf8");
  const written = source.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g);
  return new Set(
    [...written].flatMap(([, plain, chosen]) => (plain ?? chosen ?? "").split(/[^\w-]+/)),
  );
}

test("the styles of one feature carry a name that no other feature gives its own", () => {
  expect(rules.length).toBeGreaterThan(500);
  const named = [...ownersOfClass].filter(([, owners]) => owners.size > 1);
  expect(named.map(([name, owners]) => `${name}: ${[...owners].join(", ")}`)).toEqual([]);
});

test("a feature styles what everyone shares only inside of itself", () => {
  const loose = featureRules.filter(
    ({ classes }) => !classes.some((name) => ownersOfClass.has(name)),
  );
  expect(loose.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test("nothing wears a style that another feature brings along", () => {
  const borrowed = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      [...classWordsOf(file)]
        .filter((name) => ownersOfClass.get(name)?.has(ownerOf(file)) === false)
        .map((name) => `${file}: ${name}`),
    );
  expect(borrowed).toEqual([]);
});
