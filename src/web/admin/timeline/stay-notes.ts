import type { TimelineBooking } from "#contracts/timeline.ts";
import type { Handover } from "#domain/bookings/timeline.ts";
import { stayWords } from "#texts/stay-words.ts";

type StayNote = {
  note: "state" | "agreement" | "in-order";
  words: string;
  /** What is in order takes no room on the screen; who stands with a list on paper wants to read it. */
  isOnPaperOnly?: boolean;
};

type Told = {
  kind: Handover<TimelineBooking>["kind"];
  booking: Pick<TimelineBooking, "stay" | "agreement" | "dueAmount" | "reservedAmount">;
};

/** Where it is by now, and what of its papers is missing or in order. */
export function stayNotes({ kind, booking }: Told): StayNote[] {
  const { stay, agreement, dueAmount, reservedAmount } = booking;
  const notes: StayNote[] = [];
  if (stay.state !== "waiting") notes.push({ note: "state", words: stayWords(stay) });
  if (dueAmount <= 0 && reservedAmount === 0)
    notes.push({ note: "in-order", words: "Hyran betald", isOnPaperOnly: true });
  if (kind === "return") return notes;
  if (agreement === "waiting")
    notes.push({ note: "agreement", words: "Hyresavtalet är inte godkänt" });
  if (agreement === "accepted")
    notes.push({ note: "in-order", words: "Hyresavtalet godkänt", isOnPaperOnly: true });
  return notes;
}
