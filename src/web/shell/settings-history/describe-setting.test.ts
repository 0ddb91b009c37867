import { expect, test } from "vitest";
import { describeSetting } from "./describe-setting.ts";

const change = (setting: string, before: unknown, after: unknown) =>
  describeSetting({
    at: "2027-03-01T09:00:00.000Z",
    actor: "admin",
    action: "setting-updated",
    setting,
    before,
    after,
  });

test("a change of the company is told field by field, and what stayed is left out", () => {
  const company = { name: "Årevidd AB", phone: "0647-1", fTax: false };
  expect(change("company", company, { ...company, phone: "", fTax: true })).toEqual({
    title: "Företagets uppgifter",
    lines: [
      { label: "Telefon", from: "0647-1", to: "tomt" },
      { label: "Godkänd för F-skatt", from: "Nej", to: "Ja" },
    ],
  });
});

test("a place is called by its name, also one that is new", () => {
  const station = { id: 1, name: "Stationen", address: "Vägen 1" };
  expect(
    change(
      "places",
      [station],
      [
        { ...station, address: "Vägen 2" },
        { id: 2, name: "Garaget" },
      ],
    ).lines,
  ).toEqual([
    { label: "Plats Stationen: Adress", from: "Vägen 1", to: "Vägen 2" },
    { label: "Plats Garaget: Namn", to: "Garaget" },
  ]);
});

test("hours, days that are not like them and times are read as people say them", () => {
  const monday = { weekday: "monday", opens: "09:00", closes: "17:00" };
  const christmas = { date: "2027-12-24", until: "2027-12-26", closed: true };
  expect(
    change("opening", { week: [], exceptions: [] }, { week: [monday], exceptions: [christmas] }),
  ).toEqual({
    title: "Öppettiderna",
    lines: [
      { label: "Veckan", from: "alla dagar, alla tider", to: "Måndag 9–17" },
      { label: "Avvikande dagar", from: "inga", to: "stängt 24–26 december 2027" },
    ],
  });
  expect(change("globalDefaultPickupTime", "15:00", "14:00").lines).toEqual([
    { label: "Utlämningstid", from: "15:00", to: "14:00" },
  ]);
  expect(change("noticeHours", 0, 24).lines[0]?.to).toBe("24 timmar");
  expect(change("noticeHours", 0, 720).lines[0]?.to).toBe("30 dagar");
  expect(change("changeDays", 7, 1).lines[0]).toMatchObject({
    from: "till och med 7 dagar före",
    to: "till och med 1 dag före",
  });
});

test("a letter is named, and the standard text is called so", () => {
  const words = { subject: "", opening: "", closing: "", enabled: true };
  const after = { payment_link: { ...words, subject: "Betala nu" } };
  expect(change("letters", { payment_link: words }, after)).toEqual({
    title: "Breven",
    lines: [{ label: "Länk för att betala: Ämne", from: "standardtexten", to: "Betala nu" }],
  });
});

test("of a long text that part is shown in which it differs", () => {
  const start = "Fjällen väntar på dig. ".repeat(10);
  const words = (end: string) => ({ sections: [{ heading: "Om oss", text: start + end }] });
  const [line] = change("words.about", words("Kom i juni."), words("Kom i juli.")).lines;
  expect(line?.label).toBe("Stycke 1: Text");
  expect(line?.from).toMatch(/^….*Kom i juni\.$/);
  expect(line?.to).toMatch(/^….*Kom i juli\.$/);
});

test("the cancelling terms and the accounts are told too", () => {
  expect(
    change("cancellationPolicy", [{ daysBefore: 30, percent: 100 }], []).lines[0],
  ).toMatchObject({
    from: "30 dagar före 100 %",
    to: "ingen återbetalning efter godkännande",
  });
  expect(change("ledgerAccounts", { sales: 3001 }, { sales: 3040 })).toEqual({
    title: "Kontona",
    lines: [{ label: "Försäljning", from: "3001", to: "3040" }],
  });
});

test("checklists are told by what stands in them, and the first day's list by where it is", () => {
  const lists = { rv: ["Däcken"], equipment: [] };
  expect(change("checklists", lists, { ...lists, rv: ["Däcken", "Gasolen"] })).toEqual({
    title: "Checklistorna",
    lines: [{ label: "Husbilar", from: "Däcken", to: "Däcken; Gasolen" }],
  });
  expect(change("firstDayHidden", false, true)).toEqual({
    title: "Listan för den första dagen",
    lines: [{ label: "Dold", from: "Nej", to: "Ja" }],
  });
});
