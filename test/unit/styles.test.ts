import { expect, test } from "vitest";
import { readable, utilitiesAmong, wornIn } from "./classes.ts";
import { loadedBy, rulesOf, sheets, TOKENS, webFiles } from "./sheets.ts";

const GLOBAL = "styles.css";
/** One look in several sheets, of which the later is fetched with what needs it. */
const SAME_OWNER: Record<string, string> = { "ui/busy-button": "ui/button" };

/** A feature, a part of the shell or a component of `ui`: whose sheet it is, and whose markup. */
function ownerOf(file: string): string {
  const [kind = "", part = ""] = file.split("/");
  if (!["public", "admin", "shell", "ui"].includes(kind)) return GLOBAL;
  const owner = `${kind}/${part.replace(/(?:-print)?\.\w+$/, "")}`;
  return SAME_OWNER[owner] ?? owner;
}

/** Who may be styled inside of whom: a feature styles the shell and `ui` in itself, and never the other way round. */
const rankOf = (owner: string) => ["ui", "shell"].indexOf(owner.split("/")[0] ?? "") + 1 || 3;
const isFeature = (owner: string) => rankOf(owner) === 3 && owner !== GLOBAL;

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);

/** Where a selector begins: what it holds for stands on this or in it. `.site:has(.book-bar)` begins with both. */
function beginningOf(selector: string): string[] {
  const outer = selector.replaceAll(/:\w+\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (part) =>
    part.replaceAll(/\s/g, ""),
  );
  const compound = outer.split(/[\s>+~]+/).find((one) => one.includes(".")) ?? "";
  const [first = ""] = classesIn(compound);
  const asked = [...compound.matchAll(/:has\(([^)]*)\)/g)].flatMap(([, inside = ""]) =>
    classesIn(inside),
  );
  return first === "" ? asked : [first, ...asked];
}

const selectors = sheets
  .filter((file) => file !== TOKENS)
  .flatMap(rulesOf)
  .flatMap(({ file, selectors: all }) =>
    all.map((selector) => ({ file, owner: ownerOf(file), selector })),
  );

/** Whose a class is: who begins a selector with it, or names it where nobody does. The lower rank was there first. */
const ownerOfClass = new Map<string, Set<string>>();
for (const rank of [1, 2, 3])
  for (const begins of [true, false]) {
    const known = new Set(ownerOfClass.keys());
    for (const { owner, selector } of selectors.filter((one) => rankOf(one.owner) === rank))
      for (const name of begins ? beginningOf(selector).slice(0, 1) : classesIn(selector))
        if (!known.has(name))
          ownerOfClass.set(name, (ownerOfClass.get(name) ?? new Set()).add(owner));
  }
const isOwn = (owner: string, name: string) => ownerOfClass.get(name)?.has(owner) === true;

test("a class belongs to one feature, one part of the shell or one component", () => {
  expect(selectors.length).toBeGreaterThan(800);
  const twice = [...ownerOfClass].filter(([, owners]) => owners.size > 1);
  expect(twice.map(([name, owners]) => `${name}: ${[...owners].join(", ")}`)).toEqual([]);
});

test("every selector begins with a class of its own, so that it reaches nothing outside", () => {
  const loose = selectors.filter(
    ({ owner, selector }) =>
      owner !== GLOBAL && !beginningOf(selector).some((name) => isOwn(owner, name)),
  );
  expect(loose.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test("inside of itself a sheet styles what is shared, and never what another feature brings along", () => {
  const reaching = selectors.flatMap(({ file, owner, selector }) =>
    classesIn(selector)
      .filter((name) => {
        const [whose = ""] = ownerOfClass.get(name) ?? [];
        return whose !== owner && (isFeature(whose) || rankOf(whose) > rankOf(owner));
      })
      .map((name) => `${file}: ${selector} (${name})`),
  );
  expect(reaching).toEqual([]);
});

test("no id is styled, and the global sheet styles nothing by a class but the page itself", () => {
  expect(
    selectors.filter(({ selector }) => /#[a-z]/i.test(selector.replaceAll(/\[[^\]]*\]/g, ""))),
  ).toEqual([]);
  const named = selectors.filter(
    ({ owner, selector }) => owner === GLOBAL && classesIn(selector).length > 0,
  );
  expect(named.filter(({ selector }) => !selector.startsWith("html."))).toEqual([]);
});

const components = webFiles.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));

test("a component wears what its feature loads, and nothing that does not exist", async () => {
  const strange: { file: string; name: string }[] = [];
  for (const owner of new Set(components.map(ownerOf))) {
    const files = components.filter((file) => ownerOf(file) === owner);
    const loaded = new Set([...loadedBy([GLOBAL, ...files])].map(ownerOf));
    const isLoaded = (whose: string) => whose === owner || (loaded.has(whose) && !isFeature(whose));
    for (const file of files)
      for (const name of wornIn(file))
        if (![...(ownerOfClass.get(name) ?? [])].some(isLoaded)) strange.push({ file, name });
  }
  const utilities = await utilitiesAmong(strange.map(({ name }) => name));
  expect(utilities.size).toBeGreaterThan(50);
  expect(strange.filter(({ name }) => !utilities.has(name))).toEqual([]);
});

test("every class in a sheet is worn by somebody", () => {
  const words = components.map((file) => ({ owner: ownerOf(file), text: readable(file) }));
  const unworn = [...ownerOfClass].filter(
    ([name, owners]) =>
      !words.some(
        ({ owner, text }) =>
          (text.has(name) || startsWord(text, name)) &&
          (!isFeature([...owners][0] ?? "") || owners.has(owner)),
      ),
  );
  expect(unworn.map(([name, owners]) => `${name}: ${[...owners].join(", ")}`)).toEqual([]);
});

/** `button-${look}` wears every class that begins so. */
const startsWord = (text: Set<string>, name: string) =>
  [...text].some((word) => word.endsWith("-$") && name.startsWith(word.slice(0, -1)));

test("a message that has moved to the other end of the screen is held at one end alone", () => {
  const lifted = selectors.filter(
    ({ owner, selector }) => owner !== "ui/toast" && selector.includes(".toast-viewport"),
  );
  expect(lifted.length).toBeGreaterThan(0);
  for (const { selector } of lifted)
    expect(selector).toContain(".toast-viewport:not([data-moved])");
});
