import { expect, test } from "vitest";
import { cssOf, rulesOf, sheets, textOf, TOKENS, webFiles } from "./sheets.ts";

/** Which ground each colour of writing stands on, in the sheets and by what is inherited. */
const WRITING: Record<string, string[]> = {
  granite: ["white", "snow", "snow-deep", "snow-light", "line", "mist", "stone", "success-soft"]
    .concat(["warning-soft", "danger-soft", "ember-mist", "ember-soft", "ember-pale"])
    .concat(["fjord-soft", "fjord-line"]),
  "granite-soft": ["white", "snow-deep", "stone"],
  muted: ["white", "snow", "snow-deep", "snow-light", "stone"].concat([
    "ember-mist",
    "ember-pale",
    "ember-soft",
    "fjord-soft",
    "fjord-line",
  ]),
  spruce: ["white", "snow", "snow-deep"],
  fjord: ["white", "snow", "snow-deep"],
  "ember-deep": ["white", "snow"],
  danger: ["white", "snow", "danger-soft"],
  warning: ["white", "snow", "warning-soft"],
  "warning-deep": ["warning-soft"],
  success: ["white", "success-soft"],
  // Days that cannot be chosen, and what stands in a field before it is filled in.
  "lichen-dark": ["white"],
  "lichen-deep": ["white"],
  white: ["spruce", "spruce-deep", "spruce-soft", "granite", "dusk", "ember", "ember-deep"].concat([
    "fjord",
    "danger",
    "danger-deep",
  ]),
  snow: ["spruce-deep"],
  "footer-ink": ["spruce-deep"],
};

/** What is told by a shape alone: the edge of a control, the mark of what is chosen, the ring of the focus. */
const EDGES: Record<string, string[]> = {
  lichen: ["white"],
  "lichen-mid": ["white", "snow"],
  "success-line": ["white"],
  spruce: ["white", "snow", "mist"],
  fjord: ["white", "snow", "snow-deep"],
  danger: ["white", "snow"],
  warning: ["white"],
  white: ["spruce", "spruce-deep", "lichen-mid"],
  snow: ["spruce-deep"],
};

/** Grounds that carry no writing: what fills a bar, a tile before its picture has come. */
const WITHOUT_WRITING = ["lichen-dark", "lichen-mid", "warning"];

const tokens = new Map(
  [...cssOf(TOKENS).matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(
    ([, name = "", hex = ""]) => [name, hex],
  ),
);

function lightness(name: string): number {
  const hex = tokens.get(name);
  if (hex === undefined) throw new Error(`no token is called ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const tooWeak = (pairs: Record<string, string[]>, least: number) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds
      .filter((ground) => contrast(front, ground) < least)
      .map((ground) => `${front} on ${ground}: ${contrast(front, ground).toFixed(2)}`),
  );

const namesIn = (value: string) =>
  [...value.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name = ""]) => name);

/** What each rule writes with and on; a print sheet is about ink on paper. */
const chosen = sheets
  .filter((file) => !file.endsWith("-print.css"))
  .flatMap(rulesOf)
  .map(({ file, selectors, declarations }) => {
    const said = (...properties: string[]) =>
      declarations.flatMap(([name, value]) => (properties.includes(name) ? namesIn(value) : []));
    return {
      where: `${file}: ${selectors.join(", ")}`,
      writing: said("color", "--ink"),
      grounds: said("background", "background-color", "--ground"),
    };
  });

test("every word is written in a colour that can be read on its ground", () => {
  expect(tooWeak(WRITING, 4.5)).toEqual([]);
});

test("every control and every mark has an edge that can be seen", () => {
  expect(tooWeak(EDGES, 3)).toEqual([]);
});

test("a colour is written on no ground that has not been looked at", () => {
  const unseen = chosen.flatMap(({ where, writing, grounds }) =>
    writing.flatMap((front) =>
      grounds
        .filter((ground) => !WRITING[front]?.includes(ground))
        .map((ground) => `${where}: ${front} on ${ground}`),
    ),
  );
  expect(unseen).toEqual([]);
});

test("every colour of writing and every ground in the sheets is among the pairs that are checked", () => {
  const utilities = webFiles
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\btext-([a-z-]+)\b/g)].map(([, name = ""]) => name),
    )
    .filter((name) => tokens.has(name));
  const fronts = new Set([...chosen.flatMap(({ writing }) => writing), ...utilities]);
  expect([...fronts].filter((name) => !(name in WRITING))).toEqual([]);
  const known = new Set([...Object.values(WRITING).flat(), ...WITHOUT_WRITING]);
  const grounds = new Set(chosen.flatMap(({ grounds: found }) => found));
  expect([...grounds].filter((name) => !known.has(name))).toEqual([]);
  expect(grounds.size).toBeGreaterThan(20);
});

test("a pair is checked as long as its colour is written with", () => {
  const fronts = new Set(chosen.flatMap(({ writing }) => writing));
  expect(Object.keys(WRITING).filter((name) => !fronts.has(name))).toEqual([]);
});
