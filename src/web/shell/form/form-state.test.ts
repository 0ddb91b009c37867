import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import {
  begin,
  hasMistakes,
  holdBack,
  isAsSettled,
  refuse,
  setOut,
  settle,
  shownErrors,
  typeIn,
  valuesOf,
} from "./form-state.ts";

const START = { name: "Lina", price: "100" };

const refusal = (answer: object, status = 400) => new ApiError(status, JSON.stringify(answer));

test("what was typed stands there instead of what is stored", () => {
  expect(valuesOf(typeIn(begin(START), { price: "200" }))).toEqual({ name: "Lina", price: "200" });
});

test("nobody is told of a mistake before having tried, and everybody afterwards while typing", () => {
  const typing = typeIn(begin(START), { name: "" });
  const mistakes = { name: "Måste fyllas i", price: undefined };
  expect(hasMistakes(mistakes)).toBe(true);
  expect(shownErrors(typing, mistakes)).toEqual({});
  const tried = holdBack(typing);
  expect(shownErrors(tried, mistakes)).toEqual({ name: "Måste fyllas i" });
  expect(shownErrors(typeIn(tried, { name: "Li" }), {})).toEqual({});
  expect(tried.failures).toBe(1);
});

test("a row that was added after the try is not wrong before it was tried itself", () => {
  const start = { drivers: [{ name: "Anna" }, { name: "" }] };
  const mistakes = { "drivers.1.name": "Måste fyllas i", "drivers.2.name": "Måste fyllas i" };
  const added = typeIn(holdBack(begin(start)), { drivers: [...start.drivers, { name: "" }] });
  expect(shownErrors(added, mistakes)).toEqual({ "drivers.1.name": "Måste fyllas i" });
  expect(shownErrors(holdBack(added), mistakes)).toEqual(mistakes);
});

test("what the server has against a field stands beside it, until the field is changed", () => {
  const error = refusal({ message: "Fel", fields: { name: "Finns redan", price: "För lågt" } });
  const refused = refuse(setOut(begin(START)), error);
  expect(shownErrors(refused, {})).toEqual({ name: "Finns redan", price: "För lågt" });
  expect(refused.problem).toBeNull();
  expect(shownErrors(typeIn(refused, { name: "Lo" }), {})).toEqual({ price: "För lågt" });
});

test("what is wrong inside a list is said there, until the list is changed", () => {
  const start = { name: "Lina", rows: ["", "två"] };
  const error = refusal({ message: "Fel", fields: { "rows.0": "Måste fyllas i" } });
  const refused = refuse(begin(start), error);
  expect(refused.problem).toBeNull();
  expect(shownErrors(typeIn(refused, { name: "Lo" }), {})).toEqual({ "rows.0": "Måste fyllas i" });
  expect(shownErrors(typeIn(refused, { rows: ["ett", "två"] }), {})).toEqual({});
});

test("what is about a field that the form does not have is said of the form", () => {
  const error = refusal({ message: "Fel", fields: { version: "Saknas" } });
  expect(refuse(begin(START), error).problem).toBe(error);
});

test("a refusal that is about one field by its kind stands beside that field", () => {
  const error = refusal({ code: "auth.username-taken", message: "Namnet är taget" }, 409);
  const refused = refuse(begin(START), error, { "auth.username-taken": "name" });
  expect(shownErrors(refused, {})).toEqual({ name: "Namnet är taget" });
  expect(refused.problem).toBeNull();
});

test("why nothing was saved is said until something is changed or sent again", () => {
  const refused = refuse(begin(START), new TypeError("offline"));
  expect(refused.problem).toBeInstanceOf(TypeError);
  expect(typeIn(refused, { name: "Lo" }).problem).toBeNull();
  expect(setOut(refused).problem).toBeNull();
});

test("that one is signed out is said for as long as one is, and nothing typed is gone", () => {
  const error = refusal({ message: "Du behöver logga in först." }, 401);
  const refused = refuse(typeIn(begin(START), { name: "Lo" }), error);
  expect(valuesOf(refused).name).toBe("Lo");
  expect(typeIn(refused, { price: "1" }).problem).toBe(error);
});

test("what was typed while the rest was being saved stays, unsaved", () => {
  const typed = typeIn(begin(START), { name: "Lo" });
  const sent = valuesOf(typed);
  const saved = settle(typeIn(typed, { price: "300" }), sent, { name: "LO", price: "100" });
  expect(valuesOf(saved)).toEqual({ name: "LO", price: "300" });
  expect(saved.base).toEqual({ name: "LO", price: "100" });
  expect(saved.tried).toBeNull();
});

test("a password that is wrong is no session that has ended", () => {
  const error = refusal({ code: "auth.wrong-credentials", message: "Fel lösenord" }, 401);
  const refused = refuse(begin(START), error);
  expect(typeIn(refused, { name: "Lo" }).problem).toBeNull();
});

test("a success is told until a new try begins, and not beside what that is refused for", () => {
  const sent = { ...START, name: "Åre" };
  const made = settle(setOut(typeIn(begin(START), { name: "Åre" })), sent, START);
  expect(isAsSettled(made)).toBe(true);
  expect(isAsSettled(typeIn(made, { name: "Å" }))).toBe(false);
  expect(isAsSettled(setOut(made))).toBe(false);
  expect(isAsSettled(refuse(setOut(made), refusal({ message: "Nej" })))).toBe(false);
  expect(isAsSettled(holdBack(made))).toBe(false);
});
