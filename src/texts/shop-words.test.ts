import { expect, test } from "vitest";
import type { ShopFacts } from "#contracts/page.ts";
import { NOTHING_YET } from "#domain/shop/rents.ts";
import {
  blurb,
  commonAbout,
  commonMotorhomes,
  heroTagline,
  homeDescription,
  homeTitle,
} from "./shop-words.ts";

const shop = (facts: Partial<ShopFacts>) =>
  ({
    name: "Årevidd",
    area: null,
    places: [],
    localPages: [],
    rents: NOTHING_YET,
    ...facts,
  }) as unknown as ShopFacts;
const at = (address: string) => ({ id: 1, name: "", address, mapUrl: "", instructions: "" });

test("the home page is titled by where the shop rents out, and by nothing where that is not said", () => {
  expect(homeTitle(shop({ area: "Norrland" }))).toBe(
    "Årevidd - Husbilsuthyrning & Friluftsutrustning i Norrland",
  );
  expect(homeTitle(shop({}))).toBe("Årevidd - Husbilsuthyrning & Friluftsutrustning");
});

test("towns are those with a page of their own, else those of the places, each once", () => {
  const places = [at("A 1, 837 52 Åre"), at("B 2, 837 52 Åre"), at("Skogen")];
  expect(blurb(shop({ places }))).toBe(
    "Vi hyr ut husbilar och friluftsutrustning. Du hämtar i Åre.",
  );
  const localPages = [
    { slug: "are", name: "Åre" },
    { slug: "duved", name: "Duved" },
  ];
  expect(homeDescription(shop({ places, localPages }))).toContain("Hämta i Åre och Duved, se");
  expect(homeDescription(shop({}))).toBe(
    "Hyr husbil eller friluftsutrustning. Se hela priset direkt och boka med kort.",
  );
});

test("what every shop says names no place and no promise that nobody gave", () => {
  const said = JSON.stringify([commonAbout(shop({})), commonMotorhomes(shop({}))]);
  expect(said).not.toMatch(
    /Norrland|Sundsvall|Timrå|fria mil|kontrolleras|genomgång|21 år|B-körkort|vagnskade|försäkring|2016/i,
  );
});

test("a shop promises the kinds of things that it has, and both until it has any", () => {
  const both = { motorhomes: true, equipment: true, deposits: false };
  const kayaks = shop({ rents: { ...both, motorhomes: false } });
  const vans = shop({ rents: { ...both, equipment: false } });
  expect(homeTitle(shop({ rents: both }))).toBe(homeTitle(shop({})));
  expect(homeTitle(kayaks)).toBe("Årevidd - Friluftsutrustning");
  expect(homeTitle(vans)).toBe("Årevidd - Husbilsuthyrning");
  const said = (of: ShopFacts) =>
    JSON.stringify([blurb(of), homeDescription(of), heroTagline(of), commonAbout(of)]);
  expect(said(kayaks)).not.toMatch(/husbil/i);
  expect(said(vans)).not.toMatch(/utrustning/i);
});
