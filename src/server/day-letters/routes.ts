import * as contract from "#contracts/coming-letters.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { resumeLetter, sendLetterNow, stopLetter } from "./decide-letter.ts";
import { showComingLetters, type ComingParts } from "./show-coming-letters.ts";

/** What staff see and decide of letters that leave by themselves. */
export function dayLetterRoutes(bind: Bind, parts: ComingParts): void {
  bind(contract.comingLetters, ({ params }) => showComingLetters(parts, params.id));
  bindChange(bind, contract.stopLetter, ({ params: { id: bookingId, type: letter }, by }) =>
    stopLetter(parts, { bookingId, letter, by }),
  );
  bindChange(bind, contract.resumeLetter, ({ params: { id: bookingId, type: letter }, by }) =>
    resumeLetter(parts, { bookingId, letter, by }),
  );
  bindChange(bind, contract.sendLetterNow, ({ params: { id: bookingId, type: letter }, by }) =>
    sendLetterNow(parts, { bookingId, letter, by }),
  );
}
