import fc from "fast-check";
import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
    "Chrome, Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    "Edge, Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`,
    "Opera, Mac",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0",
    "Firefox, Mac",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1",
    "Chrome, iPad",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    "Safari, Mac",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome, ChromeOS",
  ],
  ["curl/8.5.0", ""],
  ["", ""],
  [undefined, ""],
])("%s is called '%s'", (said, called) => expect(deviceName(said)).toBe(called));

test("whatever a program says of itself, nothing but known names is shown", () => {
  const known = /^(?:|[A-Z][A-Za-z ]+|[A-Z][A-Za-z ]+, [A-Za-z]+|i(?:Phone|Pad))$/;
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom("Chrome/1", "iPhone", "<b>"))),
      (parts) => {
        expect(deviceName(parts.join(" "))).toMatch(known);
      },
    ),
  );
});
