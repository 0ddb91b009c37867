import type { ComingLetter } from "#contracts/coming-letters.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

export const STATE_BADGES: Partial<
  Record<ComingLetter["state"], { label: string; tone: "good" | "quiet" }>
> = {
  sent: { label: "Skickat", tone: "good" },
  stopped: { label: "Stoppat", tone: "quiet" },
};

const WHY: Record<NonNullable<ComingLetter["why"]>, string> = {
  "not-approved": "om bokningen är godkänd då",
  "not-returned": "när bokningen är markerad som returnerad",
  "switched-off": "Avstängt i inställningarna.",
  passed: "Skickas inte: dagen hade redan passerat.",
  over: "Skickas inte: hyrestiden har börjat.",
  "no-email": "Skickas inte: kunden har ingen e-postadress.",
};

/** `Skickas 8 juli 2026 kl 09:00`, or why it does not leave. */
export function standingWords({ state, at, why }: ComingLetter): string {
  const moment = momentWords(at);
  if (state === "sent") return moment;
  if (state === "stopped") return `Skickas inte. Stoppades ${moment}.`;
  if (state === "waiting") return `Skickas ${moment}`;
  if (why === null) return "";
  return state === "held" ? `Skickas tidigast ${moment}, ${WHY[why]}` : WHY[why];
}
