import { expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { standingWords, stepNote } from "./standing-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const asPage = (page: object) => page as unknown as MyBooking;

test("a booking that waits for the customer's money says so, and not that the shop is to answer", () => {
  const page = (reservedAmount: number, dueAmount: number) =>
    asPage({
      booking: { status: "pending", withdrawnAt: null, reservedAmount, dueAmount },
      stay: { state: "before" },
      todo: dueAmount > 0 ? [{ key: "rent", label: "", path: "" }] : [],
    });
  const told = (one: MyBooking) => [plain(standingWords(one)), stepNote("approved", "now", one)];
  expect(told(page(0, 6975))).toEqual([
    "Bokningen väntar på att du betalar 6 975 kr.",
    "När du har betalat",
  ]);
  expect(told(page(4185, 2790))).toEqual([
    "4 185 kr är reserverat på ditt kort. Inget dras förrän vi har godkänt bokningen. Bokningen väntar på att du betalar 2 790 kr.",
    "När du har betalat",
  ]);
  expect(told(page(4185, 0))).toEqual([
    "4 185 kr är reserverat på ditt kort. Inget dras förrän vi har godkänt bokningen.",
    "Vi hör av oss med e-post",
  ]);
  expect(told(page(0, 0))).toEqual([
    "Vi har tagit emot bokningen och återkommer när vi har godkänt den.",
    "Vi hör av oss med e-post",
  ]);
});

test("a step that was signed for tells when, and one to come when it is to be", () => {
  const booking = {
    startDate: "2027-07-05",
    endDate: "2027-07-08",
    pickupTime: "15:00",
    returnTime: "12:00",
  };
  const [outAt, backAt] = ["2027-07-05T13:10:00Z", "2027-07-08T09:40:00Z"];
  const note = (key: "pickup" | "return", stay: object) =>
    plain(stepNote(key, "done", asPage({ booking, stay, deposit: null })) ?? "");
  const waiting = { state: "waiting", outAt: null, backAt: null };
  expect(note("pickup", waiting)).toBe("måndag 5 juli 2027 kl. 15:00");
  expect(note("pickup", { state: "out", outAt, backAt: null })).toBe("Ute sedan 5 juli kl 15:10");
  expect(note("return", { state: "out", outAt, backAt: null })).toBe(
    "torsdag 8 juli 2027 kl. 12:00",
  );
  const back = { state: "back", outAt, backAt };
  expect([note("pickup", back), note("return", back)]).toEqual([
    "Hämtad 5 juli kl 15:10",
    "Återlämnad 8 juli kl 11:40",
  ]);
});

test("where a stay is is said as it was written down, and by the clock nothing is fetched or back", () => {
  const words = (
    hours: string,
    { state = "waiting", status = "confirmed", todo = [] as object[] },
  ) =>
    plain(
      standingWords(
        asPage({
          booking: {
            status,
            withdrawnAt: null,
            endDate: "2027-07-08",
            pickupTime: "15:00",
            returnTime: "12:00",
            dueAmount: 500,
          },
          stay: { state, outAt: null, backAt: null },
          hours,
          steps: [],
          todo,
        }),
      ),
    );
  expect(words("ahead", {})).toBe("Bokningen är godkänd och allt är klart. Välkommen!");
  expect(words("pickup-day", {})).toBe("Hämtas från kl. 15:00 idag. Välkommen!");
  expect(words("running", {})).toBe("Lämnas tillbaka senast torsdag 8 juli 2027 kl. 12:00.");
  expect(words("over", {})).toBe("Hyrestiden gick ut den 8 juli 2027.");
  expect(words("pickup-day", { todo: [{ key: "rent" }] })).toContain("500 kr återstår att betala");
  expect(words("running", { state: "out" })).toContain("Ha en fin resa!");
  expect(words("over", { state: "out" })).toBe(
    "Hyrestiden gick ut torsdag 8 juli 2027 kl. 12:00. Har något hänt eller blir du sen? Hör av dig, så hjälps vi åt.",
  );
  expect(words("ahead", { state: "back", status: "returned" })).toContain("Tack för att du hyrde");
});
