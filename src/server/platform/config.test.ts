import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { loadEnvironment, readConfig } from "./config.ts";
import { DEMO_COMPANY } from "./demo-company.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

test("with nothing set the shop listens on port 3000 of this machine, with embedded database and demo", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: resolve("data"),
    DEMO: true,
    ADMIN_USERNAME: "admin",
    SHOP_NAME: "Norrvidd",
    TRUST_PROXY: false,
    RATE_LIMIT_FACTOR: 1,
  });
});

test("an empty value counts as not set", () => {
  expect(readConfig({ PORT: "", SHOP_NAME: "  " })).toMatchObject({
    PORT: 3000,
    SHOP_NAME: "Norrvidd",
  });
});

test("the demo stays out of a shop with a real database or real cards, unless it is asked for", () => {
  const DATABASE_URL = "postgres://shop@localhost/shop";
  expect(readConfig({ DATABASE_URL }).DEMO).toBe(false);
  expect(readConfig(STRIPE).DEMO).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: "true" }).DEMO).toBe(true);
  expect(readConfig({ DEMO: "false" }).DEMO).toBe(false);
});

test.each([
  ["PORT", "abc", "a number from 0 to 65535"],
  ["PORT", "70000", "a number from 0 to 65535"],
  ["PORT", "-1", "a number from 0 to 65535"],
  ["PORT", "80.5", "a number from 0 to 65535"],
  ["PORT", "1e3", "a number from 0 to 65535"],
  ["BASE_URL", "norrvidd.se", "an address that begins with http:// or https://"],
  ["BASE_URL", "ftp://norrvidd.se", "an address that begins with http:// or https://"],
  ["BASE_URL", "https://x.se/butik", "a scheme and a host only, like https://norrvidd.se"],
  ["BASE_URL", "https://anna:ord@x.se", "a scheme and a host only, like https://norrvidd.se"],
  ["HERO_IMAGE_URL", "https://", "a path that begins with / or a web address"],
  ["HERO_IMAGE_URL", "//x.se/bild", "a path that begins with / or a web address"],
  ["DATABASE_URL", "mysql://x", "an address like postgres://user:password@host:5432/shop"],
  ["DEMO", "ja", "true or false"],
  ["ADMIN_PASSWORD", "kort", "at least 8 characters"],
  ["STRIPE_SECRET_KEY", "pk_test", "a key that begins with sk_ or rk_"],
  ["STRIPE_PUBLISHABLE_KEY", "sk_test", "a key that begins with pk_"],
  ["STRIPE_WEBHOOK_SECRET", "x", "a secret that begins with whsec_"],
  ["SMTP_URL", "http://x", "an address like smtp://user:password@host:587"],
  ["MAIL_FROM", "inte en adress", "an e-mail address"],
  ["COMPANY_ORGNR", "123", "ten digits, like 556000-0000"],
  ["HERO_IMAGE_URL", "bild.jpg", "a path that begins with / or a web address"],
  ["HERO_IMAGE_URL", "https://x;script-src", "a path that begins with / or a web address"],
  [
    "CHAT_URL",
    "https://x;sandbox",
    "an address whose host is a plain name, like https://norrvidd.se",
  ],
  ["BASE_URL", "https://*", "an address whose host is a plain name, like https://norrvidd.se"],
  ["CHAT_PROVIDER", "icq", "chatwoot, crisp or tawk"],
  ["TRUST_PROXY", "1", "true or false"],
  ["RATE_LIMIT_FACTOR", "0", "a number above 0"],
  ["RATE_LIMIT_FACTOR", "x", "a number above 0"],
  ["CLOCK_START", "igår", "an instant like 2026-06-01T12:00:00Z"],
  ["LOG_LEVEL", "loud", "fatal, error, warn, info, debug, trace or silent"],
])("%s=%s stops the start and says that it takes %s", (name, value, takes) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new Error(`${name} has a value that cannot be used: it takes ${takes}.`),
  );
});

test("one Stripe key without the others stops the start", () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_x" })).toThrow("set all three or none");
  expect(() => readConfig(STRIPE)).not.toThrow();
});

test("the clock is never moved in a shop that takes real payments", () => {
  expect(() => readConfig({ ...STRIPE, CLOCK_START: "2026-06-01T12:00:00Z" })).toThrow(
    "CLOCK_START",
  );
});

test("a chat provider needs its id", () => {
  expect(() => readConfig({ CHAT_PROVIDER: "crisp" })).toThrow("CHAT_ID");
});

test.each([
  "https://norrvidd.example/",
  "HTTPS://Norrvidd.Example",
  "https://norrvidd.example:443",
])("the address %s is kept as its origin", (address) =>
  expect(readConfig({ BASE_URL: address }).BASE_URL).toBe("https://norrvidd.example"),
);

test("a .env file is read, and the environment wins over it", () => {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-env-"));
  writeFileSync(join(folder, ".env"), 'PORT=4000\nSHOP_NAME="Fjäll & Väg"\n');
  const environment = loadEnvironment(folder, { PORT: "5000" });
  expect(readConfig(environment)).toMatchObject({ PORT: 5000, SHOP_NAME: "Fjäll & Väg" });
  expect(loadEnvironment(join(folder, "finns-inte"), { PORT: "1" })).toEqual({ PORT: "1" });
  rmSync(folder, { recursive: true });
});

test("a .env file from another editor is read, or said to be unreadable", () => {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-env-"));
  writeFileSync(join(folder, ".env"), "\uFEFFPORT=4000\r\nSHOP_NAME=Fjäll\r\n");
  expect(readConfig(loadEnvironment(folder, {}))).toMatchObject({ PORT: 4000, SHOP_NAME: "Fjäll" });
  writeFileSync(join(folder, ".env"), Buffer.from("PORT=4000", "utf16le"));
  expect(() => loadEnvironment(folder, {})).toThrow("must be saved as UTF-8");
  rmSync(join(folder, ".env"));
  mkdirSync(join(folder, ".env"));
  expect(() => loadEnvironment(folder, {})).toThrow("cannot be read");
  rmSync(folder, { recursive: true });
});

test("the demo company's facts belong to the demo alone: a shop of one's own has those it is given", () => {
  expect(readConfig({})).toMatchObject(DEMO_COMPANY);
  const own = readConfig({ DEMO: "false", COMPANY_PHONE: "0611-123 45" });
  expect(own.COMPANY_PHONE).toBe("0611-123 45");
  const { COMPANY_PHONE: _given, ...others } = DEMO_COMPANY;
  for (const name of Object.keys(others) as (keyof typeof others)[])
    expect(own[name], name).toBeUndefined();
  expect(readConfig({ COMPANY_PHONE: "0611-123 45" })).toMatchObject({
    COMPANY_PHONE: "0611-123 45",
    COMPANY_NAME: DEMO_COMPANY.COMPANY_NAME,
  });
});
