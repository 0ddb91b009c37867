import { expect, test } from "vitest";
import { plainAddress, plainerAddress } from "./http/request-address.ts";

test.each([
  ["/auth", "/auth"],
  ["/%61uth", "/auth"],
  ["/%62etala/%78?t=%61", "/betala/x?t=%61"],
  ["/%41%5A%61%7a%30%39%2D%2e%5f%7E", "/AZaz09-._~"],
  ["/k%C3%A5ta%2Fx%20y%3f", "/k%C3%A5ta%2Fx%20y%3f"],
  ["/%2561uth", "/%2561uth"],
  ["http://norrvidd.se/auth?x=1", "/auth?x=1"],
  ["HTTPS://norrvidd.se:3000?x=1", "/?x=1"],
  ["http://norrvidd.se", "/"],
  ["*", "*"],
])("%s is read as %s", (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
});

test.each(["/%", "/%6", "/%%361uth", "/%zz%61"])("%s is malformed and stays so", (written) => {
  expect(plainAddress(written)).toBe(written);
});

test.each([
  ["/%61uth?x=1", "/auth?x=1"],
  ["//ond.example/%61", "/ond.example/a"],
  ["/\\ond.example/%61", "/ond.example/a"],
  ["/auth", undefined],
  ["http://norrvidd.se/auth", undefined],
])("a browser that asked for %s is sent to %s", (originalUrl, to) => {
  expect(plainerAddress({ originalUrl, url: plainAddress(originalUrl) })).toBe(to);
});
