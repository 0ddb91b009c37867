import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { OwnProblem } from "./own-problem.tsx";

const told = (status: number, code: string) => {
  const error = new ApiError(status, JSON.stringify({ code, message: "Det gick inte." }));
  return renderToStaticMarkup(createElement(OwnProblem, { error }));
};

test("whoever saves by a link that has ended is led to where a new one is asked for", () => {
  const ended = told(404, "own-page.unknown");
  expect(ended).toContain("Det gick inte.");
  expect(ended).toContain('href="/min-bokning"');
  expect(ended).toContain("Be om en ny länk");
});

test("whoever is refused for another reason is not sent for a new link", () => {
  const refused = told(409, "own-page.too-late");
  expect(refused).toContain("Det gick inte.");
  expect(refused).not.toContain("/min-bokning");
});
