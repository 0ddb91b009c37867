import { expect, test } from "vitest";
import type { ToldDispute } from "#contracts/bookings.ts";
import {
  depositDisputeSentence,
  disputeLabel,
  disputeLine,
  disputeWords,
} from "./dispute-words.ts";

const OPEN: ToldDispute = {
  paymentId: "1",
  paidFor: "rent",
  standing: "open",
  amount: 2000,
  answerBy: "2026-06-08T22:30:00.000Z",
  isDecided: false,
  isCurrent: true,
};
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each<[Partial<ToldDispute>, string]>([
  [{}, "Bestridd, svara senast 9 juni 2026 kl 00:30"],
  [{ answerBy: null }, "Bestridd, banken avgör"],
  [{ standing: "inquiry" }, "Banken frågar, svara senast 9 juni 2026 kl 00:30"],
  [{ standing: "lost", answerBy: null }, "Förlorad tvist"],
  [{ standing: "won", answerBy: null }, "Vunnen tvist"],
  [{ paidFor: "deposit" }, "Deposition bestridd, svara senast 9 juni 2026 kl 00:30"],
  [{ paidFor: "deposit", standing: "lost" }, "Förlorad tvist om depositionen"],
])("a dispute with %o reads %s", (fields, words) => {
  expect(disputeWords({ ...OPEN, ...fields })).toBe(words);
});

test("beside a payment that is named, its dispute is said without a name, and with what of it is disputed", () => {
  expect(disputeLabel({ ...OPEN, standing: "lost" })).toBe("Förlorad tvist");
  expect(plain(disputeLine(OPEN))).toBe(
    "Kunden bestrider 2 000 kr: svara senast 9 juni 2026 kl 00:30",
  );
  expect(disputeLine({ ...OPEN, standing: "lost" })).toBeUndefined();
});

test("the deposit's card says why nothing can be done, until when to answer, and what became of it", () => {
  expect(depositDisputeSentence(OPEN)).toBe(
    "Kunden har bestridit depositionen hos sin bank, så den går varken att behålla eller betala tillbaka innan det är avgjort: svara i kortbolagets egna sidor senast 9 juni 2026 kl 00:30.",
  );
  expect(depositDisputeSentence({ ...OPEN, answerBy: null })).toContain("banken avgör.");
  const lost = { ...OPEN, standing: "lost", amount: 5000 } as const;
  expect(plain(depositDisputeSentence(lost))).toBe(
    "Tvisten är förlorad: banken har gett 5 000 kr av depositionen till den som har kortet, och det ska bokföras.",
  );
  expect(plain(depositDisputeSentence({ ...lost, isDecided: true }))).toBe(
    "Tvisten är förlorad: banken har gett 5 000 kr av depositionen till den som har kortet.",
  );
});
