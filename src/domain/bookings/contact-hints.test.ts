import { describe, expect, test } from "vitest";
import { contactHint, type ContactField } from "./contact-hints.ts";

const meant = (typed: string) => {
  const hint = contactHint("email", typed);
  return hint?.code === "email.meant" ? hint.corrected : hint?.code;
};

describe("an e-mail address", () => {
  test.each([
    ["anna@gmial", "anna@gmail.com"],
    ["anna@gmial.com", "anna@gmail.com"],
    ["anna@gmail.con", "anna@gmail.com"],
    ["anna@gmail.co", "anna@gmail.com"],
    ["Anna.Berg@Hotmial.se", "Anna.Berg@hotmail.se"],
    ["anna@hotmail", "anna@hotmail.com"],
    ["anna@outlok.com", "anna@outlook.com"],
    ["anna@iclud.com", "anna@icloud.com"],
  ])("that is a slip of the finger is asked about: %s", (typed, corrected) => {
    expect(meant(typed)).toBe(corrected);
  });

  test.each([
    "anna@gmail.com",
    "anna@hotmail.no",
    "anna@yahoo.de",
    "anna@live.nl",
    "anna@mail.com",
    "anna@example.com",
    "anna@foretaget.se",
    "anna@post.foretaget.se",
    "anna@telia.se",
    "  anna@gmail.com ",
    "",
  ])("that may well be right is left alone: %s", (typed) => {
    expect(contactHint("email", typed)).toBeUndefined();
  });

  test.each(["anna", "anna@", "@gmail.com", "anna@jobbet", "anna berg@jobbet.se"])(
    "that is not whole is asked about without a guess: %s",
    (typed) => {
      expect(contactHint("email", typed)).toEqual({ code: "email.incomplete" });
    },
  );
});

test.each<[ContactField, string]>([
  ["personalNumber", "19900101-0017"],
  ["personalNumber", "900101-0017"],
  ["personalNumber", "199001010017"],
  ["personalNumber", "701063-2391"],
  ["phone", "070-123 45 67"],
  ["phone", "+46 (0)70 123 45 67"],
  ["phone", "060-12 34 56"],
])("a likely %s is left alone: %s", (field, typed) => {
  expect(contactHint(field, typed)).toBeUndefined();
});

test.each(["abc", "1990", "19901301-0017", "19900132-0017"])(
  "a personal number that cannot be one is asked about: %s",
  (typed) => {
    expect(contactHint("personalNumber", typed)).toEqual({ code: "personal-number.unlikely" });
  },
);

test.each(["19850412-1234", "19900101-0018", "900101-0018"])(
  "a personal number that is written right is asked about for its last digit alone: %s",
  (typed) => {
    expect(contactHint("personalNumber", typed)).toEqual({ code: "personal-number.last-digit" });
  },
);

test.each(["x", "12345", "ring mig", "070-123 45 67 eller 070-765 43 21"])(
  "a telephone number that cannot be one is asked about: %s",
  (typed) => {
    expect(contactHint("phone", typed)).toEqual({ code: "phone.unlikely" });
  },
);

test.each(["1234", "852 3", "852300", "101", "ÅÄÖ"])(
  "a postal code that is none in Sweden is asked about: %s",
  (typed) => {
    expect(contactHint("postalCode", typed)).toEqual({ code: "postal-code.unlikely" });
  },
);

test.each(["852 30", "85230", "SE-852 30", "SW1A 1AA", "1000 AA", ""])(
  "a likely postal code is left alone: %s",
  (typed) => {
    expect(contactHint("postalCode", typed)).toBeUndefined();
  },
);
