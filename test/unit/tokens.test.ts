import { expect, test } from "vitest";
import { cssOf, rulesOf, sheets, textOf, TOKENS, webFiles } from "./sheets.ts";

const RAW = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var\(--rgb-)/gi;
const NAMED =
  /(?<![\w-])(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|brown)(?![\w-])/gi;

/** Where a colour is no choice of the shop's, or where a token cannot be read. */
const mayBeRaw = (file: string, property: string, value: string) =>
  // Ink on paper, whatever the shop's colours are.
  (file.endsWith("-print.css") && /\bblack\b/.test(value)) ||
  // How much is let through, not what is seen.
  property === "mask-image" ||
  // A picture inside of an address.
  /url\("data:image/.test(value);

/** Files whose colours are read by somebody who cannot read a sheet: the browser's frame, the card form's. */
const TOLD_TO_OTHERS = ["document.tsx", "shell/card-form/card-form.tsx"];

const defined = new Set([...cssOf(TOKENS).matchAll(/(--[\w-]+):/g)].map(([, name = ""]) => name));
const FAMILY = /^--(?:color|text|radius|shadow|font|ease|rgb)-|^--edge$/;

test("colours are chosen in one place, and named everywhere else", () => {
  const raw = sheets
    .filter((file) => file !== TOKENS)
    .flatMap(rulesOf)
    .flatMap(({ file, declarations }) =>
      declarations
        .filter(([, value]) => value.search(RAW) >= 0 || value.search(NAMED) >= 0)
        .filter(([property, value]) => !mayBeRaw(file, property, value))
        .map(([property, value]) => `${file}: ${property}: ${value}`),
    );
  expect(raw).toEqual([]);
});

test("a colour in the code is one of the tokens, told to somebody who cannot read them", () => {
  const chosen = new Set(textOf(TOKENS).match(/#[0-9a-f]{6}\b/g));
  const written = webFiles
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /["'`\s:](#[0-9a-f]{3}(?:[0-9a-f]{3})?|(?:rgb|hsl|oklch)a?\([\d.]+)\b/gi,
        ),
      ].map(([, colour = ""]) => ({ file, colour })),
    );
  expect(
    written.filter(({ file, colour }) => !TOLD_TO_OTHERS.includes(file) || !chosen.has(colour)),
  ).toEqual([]);
  expect(new Set(written.map(({ file }) => file))).toEqual(new Set(TOLD_TO_OTHERS));
});

test("every token that is used exists, and every token that exists is used", () => {
  const everything = webFiles
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => ({ file, text: file.endsWith(".css") ? cssOf(file) : textOf(file) }));
  const used = everything.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => ({ file, name })),
  );
  expect(used.filter(({ name }) => FAMILY.test(name) && !defined.has(name))).toEqual([]);
  const names = new Set(used.map(({ name }) => name));
  const code = everything.filter(({ file }) => file.endsWith(".tsx")).map(({ text }) => text);
  const asUtility = (token: string) => {
    const name = token.replace(/^--(?:color|text|radius|shadow)-/, "");
    return code.some((text) => new RegExp(`[a-z]-${name}(?![\\w-])`).test(text));
  };
  expect(
    [...defined].filter(
      (name) => !names.has(name) && !name.startsWith("--color-*") && !asUtility(name),
    ),
  ).toEqual([]);
});

test("a page changes at the widths that are written beside the tokens, and at no other", () => {
  const [, list = ""] = /widths in px: ([\d, \n*]+)/i.exec(textOf(TOKENS)) ?? [];
  const widths = (list.match(/\d+/g) ?? []).map(Number);
  expect(widths.length).toBeGreaterThan(5);
  const asked = sheets.flatMap((file) =>
    [...cssOf(file).matchAll(/@media[^{]*/g)].flatMap(([media]) =>
      [...media.matchAll(/(min|max)-width: (\d+)px/g)].map(([, end, width]) => ({
        file,
        end,
        width: Number(width),
      })),
    ),
  );
  expect(
    asked.filter(
      ({ end, width }) => !widths.includes(width) && !(end === "max" && widths.includes(width + 1)),
    ),
  ).toEqual([]);
});
