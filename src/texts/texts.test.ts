import { expect, test } from "vitest";
import { localDateOf, type LocalDate } from "#domain/dates/local-date.ts";
import { PROBLEM_STATUS, type Problem, type ProblemCode } from "#contracts/errors.ts";
import { problemSentence } from "./errors.ts";
import { fieldSentence } from "./field-errors.ts";
import { formatKronor } from "./format.ts";

test("kronor are whole, grouped and followed by kr", () => {
  expect(formatKronor(1895)).toBe("1\u00a0895\u00a0kr");
  expect(formatKronor(0)).toBe("0\u00a0kr");
  expect(formatKronor(12_345_678)).toBe("12\u00a0345\u00a0678\u00a0kr");
});

/** Every fact that any problem carries. */
const FACTS = {
  actor: "Kim",
  why: "begun",
  refund: 500,
  username: "kim",
  becomes: -10,
  time: "15:00",
  deed: "refund",
  retryAfterSeconds: 30,
  day: "2027-02-28",
  lastDay: "2027-03-01",
  pickupTime: "15:00",
  weekday: "saturday",
  hours: 24,
  nights: 7,
  years: 2,
  free: 2,
  units: 1,
  stays: 2,
  needed: 2,
  startDate: "2026-07-01",
  endDate: "2026-07-05",
  quantity: 3,
  days: 400,
  name: "Myggnät",
  night: "2026-07-03",
  taken: 2,
  items: ["Ripa"],
  removed: ["Vandraren"],
  place: "Stationen",
  price: { total: 2500 },
  unitNights: 90,
  open: 3,
  least: 3,
  most: 500,
  amount: 5000,
  earliest: "2026-03-01",
  from: "captured",
  to: "cancelled",
  status: "captured",
  bookingId: 1_234_567,
  agreementVersion: 2,
  format: "HEIC",
  megapixels: 100,
  month: "2027-02",
  until: "2027-05-01",
  purpose: "sales",
  account: 3001,
  used: 2,
  held: 1,
  obstacle: "over",
  kind: "out",
  unitName: "Röd",
  customerName: "Anna",
};

const DAYS = { from: "2027-06-01", to: "2027-08-31" };

test("every error code has a Swedish sentence", () => {
  for (const code of Object.keys(PROBLEM_STATUS) as ProblemCode[]) {
    const sentence = problemSentence({
      ...FACTS,
      ...(code.startsWith("code.") && DAYS),
      code,
    } as Problem);
    expect(sentence, code).toMatch(/^[A-ZÅÄÖ].{10,}$/);
    expect(sentence, code).not.toMatch(/undefined|NaN|\[object/);
  }
});

test("a code that is for other nights says which, as far as they are limited", () => {
  const [from, to] = [localDateOf("2027-06-01"), localDateOf("2027-08-31")];
  const said = (ends: { from: LocalDate | null; to: LocalDate | null }) =>
    problemSentence({ code: "code.other-nights", ...ends });
  expect(said({ from, to })).toBe(
    "Rabattkoden gäller nätter från och med 1 juni 2027 till och med 31 augusti 2027.",
  );
  expect(said({ from, to: null })).toBe("Rabattkoden gäller nätter från och med 1 juni 2027.");
  expect(said({ from: null, to })).toBe("Rabattkoden gäller nätter till och med 31 augusti 2027.");
});

test("who would keep of a deposit that a colleague has settled is told so, and no highest sum of nothing", () => {
  const said = (most: number) => problemSentence({ code: "deposit.keep-too-much", most });
  expect(said(0)).toBe(
    "Det finns inget kvar av depositionen att behålla: den är redan gjord upp. Ladda om sidan för att se hur.",
  );
  expect(said(2000)).toBe(`Det går att behålla högst ${formatKronor(2000)} av depositionen.`);
});

test("a waiting time is told in seconds, then in minutes", () => {
  const after = (retryAfterSeconds: number) =>
    problemSentence({ code: "auth.too-many-attempts", retryAfterSeconds });
  expect(after(0)).toBe("För många inloggningsförsök. Försök igen om en sekund.");
  expect(after(45)).toBe("För många inloggningsförsök. Försök igen om 45 sekunder.");
  expect(after(800)).toBe("För många inloggningsförsök. Försök igen om 14 minuter.");
});

test("a field error says what to change", () => {
  expect(fieldSentence({ code: "invalid_type", isMissing: true })).toBe("Måste fyllas i");
  expect(fieldSentence({ code: "invalid_type" })).toBe("Har fel typ");
  expect(fieldSentence({ code: "too_small", origin: "string", minimum: 1 })).toBe("Måste fyllas i");
  expect(fieldSentence({ code: "too_small", origin: "string", minimum: 8 })).toBe(
    "Måste vara minst 8 tecken",
  );
  expect(fieldSentence({ code: "too_big", origin: "string", maximum: 100 })).toBe(
    "Får vara högst 100 tecken",
  );
  expect(fieldSentence({ code: "too_small", origin: "number", minimum: 1 })).toBe(
    "Måste vara minst 1",
  );
  expect(fieldSentence({ code: "too_small", origin: "array", minimum: 1 })).toBe("Välj minst en");
  expect(fieldSentence({ code: "too_big", origin: "array", maximum: 1000 })).toBe(
    "Får vara högst 1000 stycken",
  );
});
