import { expect, test } from "vitest";
import type { SetOutside } from "#contracts/settings.ts";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { settingsParts } from "./settings-words.ts";

const SHOP = {
  presentation: { name: "", area: "" },
  company: {
    name: "",
    orgnr: "",
    seat: "",
    vatNumber: "",
    fTax: true,
    address: "",
    phone: "",
    email: "",
  },
  places: [],
  opening: { week: [], exceptions: [] },
  hero: { imageUrl: "", heading: "", text: "" },
  mail: { from: "", notices: "" },
  noticeHours: 0,
  changeDays: 7,
  cancellationPolicy: [{ daysBefore: 7, percent: 50 }],
  checklists: { rv: ["Däcken", "Gasolen"], equipment: [] },
  asStarted: [],
} as unknown as ShopSettings;

const OUTSIDE: SetOutside = {
  mailServer: null,
  sender: { name: "Årevidd", address: "hej@arevidd.se", replyTo: null },
  notices: null,
  baseUrl: null,
  cards: "sandbox",
  hoursWords: null,
};

const words = (shop: Partial<ShopSettings>, outside: Partial<SetOutside> = {}) =>
  Object.fromEntries(
    settingsParts({ ...SHOP, ...shop }, { ...OUTSIDE, ...outside }).map(({ title, text }) => [
      title,
      text,
    ]),
  );

test("a shop of which nothing is set is told what is not", () => {
  expect(words({})).toMatchObject({
    Företag: "Inte ifyllt än",
    Butiken: "Inget eget namn än",
    Hämtningsplatser: "Ingen angiven",
    Öppettider: "Alla dagar, alla tider",
    Avbokning: "Inte fri efter godkännande",
    Mejl: "hej@arevidd.se, skickas inte än",
    Betalning: "Övningskassa, inga pengar dras",
  });
});

test("hours that the shop was started with are told as what they are: words without a calendar", () => {
  expect(words({}, { hoursWords: "Vardagar 9–17" })["Öppettider"]).toBe(
    "Vardagar 9–17, bara som text: kalendern är öppen alla dagar",
  );
});

test("what is set is read before any page is opened", () => {
  const place = { address: "Byvägen 2", mapUrl: "", instructions: "" };
  const set = words(
    {
      company: { ...SHOP.company, name: "Årevidd AB", orgnr: "556000-0001" },
      cancellationPolicy: [{ daysBefore: 30, percent: 100 }],
      places: [
        { ...place, id: 1, name: "Byn" },
        { ...place, id: 2, name: "Stationen" },
      ],
      opening: {
        week: [{ weekday: "monday", opens: "09:00", closes: "17:00" }],
        exceptions: [],
      },
    },
    { mailServer: "post.example", cards: "real" },
  );
  expect(set).toMatchObject({
    Företag: "Årevidd AB, 556000-0001",
    Hämtningsplatser: "Byn, Stationen",
    Öppettider: "Måndag 9–17",
    Avbokning: "Fri avbokning till 30 dagar före",
    Mejl: "hej@arevidd.se",
    Betalning: "Skarpt läge",
  });
});

test("checklists are told by how much is looked at", () => {
  expect(words({})["Checklistor"]).toBe("2 kontroller för husbilar, 0 för utrustning");
});
