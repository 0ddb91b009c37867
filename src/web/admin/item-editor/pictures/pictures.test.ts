import { expect, test } from "vitest";
import { moved, placeByKey } from "./move.ts";
import { NO_ADDRESS, problemAfter, problemBefore } from "#web/shell/uploads/upload-problem.ts";

const MEGABYTE = 1024 * 1024;

test("a picture of exactly 15 MB is sent, one byte more is not", () => {
  expect(problemBefore({ type: "image/jpeg", size: 15 * MEGABYTE }, true)).toBeUndefined();
  expect(problemBefore({ type: "image/jpeg", size: 15 * MEGABYTE + 1 }, true)).toEqual({
    title: "Filen är för stor",
    description: "Bilden får inte vara större än 15MB",
  });
});

test("what is no picture is refused before it is sent", () => {
  expect(problemBefore({ type: "application/pdf", size: 10 }, true)).toEqual({
    title: "Fel filtyp",
    description: "Vänligen välj en bildfil",
  });
});

test("nobody who is not signed in sends anything", () => {
  expect(problemBefore({ type: "image/png", size: 10 }, false)?.description).toBe(
    "Du måste vara inloggad för att ladda upp bilder",
  );
});

test("each refusal has the words of the specification", () => {
  const words = (status: number, error?: string) => problemAfter({ status, error });
  expect(words(401, "något annat")).toBe("Du måste vara inloggad");
  expect(words(403)).toBe("Du har inte behörighet att ladda upp bilder");
  expect(words(413)).toBe("Filen är för stor");
  expect(words(400, "Bilden är skadad")).toBe("Bilden är skadad");
  expect(words(0)).toBe("Uppladdningen misslyckades");
  expect(NO_ADDRESS).toBe("Ingen bild-URL returnerades från servern");
});

test("a picture is taken from its place and put where it is dropped", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});

test("the arrow keys stop at both ends", () => {
  expect(placeByKey("ArrowLeft", 0, 3)).toBeUndefined();
  expect(placeByKey("ArrowRight", 2, 3)).toBeUndefined();
  expect(placeByKey("ArrowDown", 0, 3)).toBe(1);
  expect(placeByKey("End", 0, 3)).toBe(2);
  expect(placeByKey("a", 0, 3)).toBeUndefined();
});
