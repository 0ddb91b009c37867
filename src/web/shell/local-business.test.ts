import { expect, test } from "vitest";
import type { ShopFacts } from "#contracts/page.ts";
import { localBusiness } from "./local-business.ts";

const company = {
  name: "Norrvidd Uthyrning AB",
  orgnr: "556000-0001",
  address: "Hamngatan 1, 852 29 Sundsvall",
  phone: "060-00 00 00",
  email: "hej@norrvidd.example",
  hours: "Måndag till fredag 9–17",
};
const told = (part: Partial<typeof company>) =>
  localBusiness({
    area: "Jämtland",
    places: [],
    localPages: [],
    name: "Norrvidd",
    baseUrl: "https://norrvidd.example",
    company: { ...company, ...part },
    pickupMapUrl: "https://karta.example/",
  } as unknown as ShopFacts);

test("search engines are told where the company is and when it is open", () => {
  expect(told({})).toMatchObject({
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
