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
    pickupTowns: [],
    localPages: [],
    rents: NOTHING_YET,
    ...facts,
  }) as unknown as ShopFacts;

test("the home page is titled by where the shop rents out, and by nothing where that is not said", () => {
  expect(homeTitle(shop({ area: "Norrland" }))).toBe(
    "Årevidd - Husbilsuthyrning & Friluftsutrustning i Norrland",
  );
  expect(homeTitle(shop({}))).toBe("Årevidd - Husbilsuthyrning & Friluftsutrustning");
});

test("customers are told the towns where one picks up, and nothing where nobody has said", () => {
  const pickupTowns = ["Åre"];
  expect(blurb(shop({ pickupTowns }))).toBe(
    "Vi hyr ut husbilar och friluftsutrustning. Du hämtar i Åre.",
  );
  expect(homeDescription(shop({ pickupTowns: ["Sundsvall", "Timrå"] }))).toContain(
    "Hämta i Sundsvall och Timrå, se",
  );
  expect(homeDescription(shop({}))).toBe(
    "Hyr husbil eller friluftsutrustning. Se hela priset direkt och boka med kort.",
  );
});

test("a page for a town where people look for motorhomes moves nobody's pick-up", () => {
  const of = shop({ pickupTowns: ["Åre"], localPages: [{ slug: "duved", name: "Duved" }] });
  const said = [blurb(of), homeDescription(of), heroTagline(of), commonMotorhomes(of).description];
  for (const words of [...said, commonAbout(of).description]) {
    expect(words).toContain("i Åre");
    expect(words).not.toContain("Duved");
  }
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
