import { expect, test } from "vitest";
import { TIMRA } from "./timra-text.ts";

const said = [
  ...TIMRA.passages.flatMap(({ paragraphs }) => paragraphs),
  ...TIMRA.questions.map(({ answer }) => answer),
];

test("the page about Timrå says that the vehicle is fetched at one place, found by the map", () => {
  expect(said.join(" ")).toContain(
    "Vi har en enda hämtningsplats, gemensam för Timrå och Sundsvall",
  );
  // Wherever a distance to Sundsvall is told, it is told beside that where the vehicle stands is on the map.
  for (const text of said.filter((one) => one.includes("Sundsvall")))
    expect(text).toMatch(/Följ kartlänken dit|Kartlänken visar exakt var bilen hämtas/);
});

test("the page about Timrå sends nobody to Sundsvall", () => {
  for (const text of [TIMRA.title, TIMRA.description, TIMRA.heading, TIMRA.lead])
    expect(text).not.toContain("Sundsvall");
  expect(said.join(" ")).not.toMatch(/(?:hämta\w*|åk|kör|ta er) (?:\S+ )?(?:i|till) Sundsvall/i);
});
