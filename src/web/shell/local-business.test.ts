import { expect, test } from "vitest";
import type { ShopFacts } from "#contracts/page.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import { ALWAYS_OPEN, type Opening } from "#domain/shop/opening.ts";
import { localBusiness } from "./local-business.ts";

const company = {
  name: "Norrvidd Uthyrning AB",
  orgnr: "556000-0001",
  address: "Hamngatan 1, 852 29 Sundsvall",
  phone: "060-00 00 00",
  email: "hej@norrvidd.example",
  hours: "Måndag till fredag 9–17",
};
const told = (part: Partial<typeof company>, opening: Opening = ALWAYS_OPEN) =>
  localBusiness(
    {
      area: "Jämtland",
      pickupTowns: [],
      places: [],
      localPages: [],
      name: "Norrvidd",
      baseUrl: "https://norrvidd.example",
      company: { ...company, ...part },
      pickupMapUrl: "https://karta.example/",
      opening,
    } as unknown as ShopFacts,
    localDateOf("2027-12-01"),
  );

test("search engines are told where the company is and when it is open", () => {
  const week = [{ weekday: "monday" as const, opens: "09:00", closes: "17:00" }];
  expect(told({}, { week, exceptions: [] })).toMatchObject({
    "@id": "https://norrvidd.example/#foretag",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Hamngatan 1",
      postalCode: "852 29",
      addressLocality: "Sundsvall",
      addressCountry: "SE",
    },
    openingHoursSpecification: [{ opens: "09:00", closes: "17:00" }],
  });
});

test("an address or hours in other words are not guessed at", () => {
  const odd = told({ address: "Gården i Timrå", hours: "Ring först" });
  expect(odd).toMatchObject({ address: { streetAddress: "Gården i Timrå", addressCountry: "SE" } });
  expect(odd).not.toHaveProperty("openingHoursSpecification");
});

test("hours that are set day by day are told as they are, with the days that come and are not as the week", () => {
  const day = localDateOf;
  const week = [
    { weekday: "monday" as const, opens: "09:00", closes: "12:00" },
    { weekday: "monday" as const, opens: "13:00", closes: "17:00" },
    { weekday: "saturday" as const, opens: "10:00", closes: "14:00" },
  ];
  const exceptions = [
    { date: day("2027-07-01"), until: day("2027-07-31"), closed: true },
    { date: day("2027-12-24"), until: day("2027-12-26"), closed: true },
    { date: day("2027-12-31"), opens: "10:00", closes: "12:00" },
  ];
  expect(told({ hours: "Ring först" }, { week, exceptions })).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday"], opens: "09:00", closes: "12:00" },
      { dayOfWeek: ["Monday"], opens: "13:00", closes: "17:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: "2027-12-24", validThrough: "2027-12-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2027-12-31", validThrough: "2027-12-31", opens: "10:00", closes: "12:00" },
    ],
  });
  expect(told({})).not.toHaveProperty("specialOpeningHoursSpecification");
});

test("a day that is open in a closed month is told once, and the month around it", () => {
  const day = localDateOf;
  const week = [{ weekday: "monday" as const, opens: "09:00", closes: "17:00" }];
  const exceptions = [
    { date: day("2028-07-01"), until: day("2028-07-31"), closed: true },
    { date: day("2028-07-10"), opens: "10:00", closes: "12:00" },
  ];
  expect(told({}, { week, exceptions })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: "2028-07-01", validThrough: "2028-07-09", opens: "00:00", closes: "00:00" },
      { validFrom: "2028-07-10", validThrough: "2028-07-10", opens: "10:00", closes: "12:00" },
      { validFrom: "2028-07-11", validThrough: "2028-07-31", opens: "00:00", closes: "00:00" },
    ],
  });
});
