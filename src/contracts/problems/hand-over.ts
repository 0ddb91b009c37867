import type { LocalDate } from "#domain/dates/local-date.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import type { Statuses } from "./status.ts";

/** What goes out and comes back, and settling it. */
export type HandOverProblem =
  /** Signed by somebody else first: with a correction of that one it can be kept all the same. */
  | {
      code: "hand-over.recorded-before";
      kind: ProtocolKind;
      unitName: string | null;
      actor: string;
      day: LocalDate;
      time: string;
      protocolId: number;
    }
  | { code: "hand-over.not-out" }
  /** The unit is out on another booking. */
  | {
      code: "hand-over.gone-with-other";
      unitName: string;
      bookingId: number;
      customerName: string;
    }
  | { code: "hand-over.cancelled" }
  /** Somebody has removed the booking while the protocol waited on a phone. */
  | { code: "hand-over.booking-gone" }
  /** The booking has another unit, or was given one meanwhile. */
  | { code: "hand-over.other-unit" }
  /** It is told apart by units, and the booking has none. */
  | { code: "hand-over.no-unit" }
  | { code: "hand-over.nothing-to-correct" }
  /** It cannot be that it never left: somebody has signed, or marked, that it came back. */
  | { code: "hand-over.came-back" }
  | { code: "hand-over.marked-returned" }
  /** The phone's number for it is taken by another hand-over. */
  | { code: "hand-over.other-protocol" }
  /** It is recorded already, and not with what is sent now. */
  | { code: "hand-over.other-content" }
  /** Nobody has drawn anything on the signature's sheet. */
  | { code: "hand-over.blank-signature" }
  | { code: "hand-over.other-file" }
  /** A photograph that the protocol shows was not sent, or was removed meanwhile. */
  | { code: "hand-over.file-missing" }
  | { code: "hand-over.no-file" }
  | { code: "hand-over.no-protocol" }
  | { code: "settlement.not-back" }
  /** More or less is held of the deposit than whoever settles was shown. */
  | { code: "settlement.deposit-changed"; left: number }
  /** What was asked for is paid whole, or by the link. */
  | { code: "settlement.whole-by-hand"; amount: number }
  | { code: "settlement.settled"; actor: string; day: LocalDate; time: string };

export const HAND_OVER_STATUS: Statuses<HandOverProblem> = {
  "hand-over.recorded-before": 409,
  "hand-over.not-out": 409,
  "hand-over.gone-with-other": 409,
  "hand-over.cancelled": 409,
  "hand-over.booking-gone": 404,
  "hand-over.other-unit": 409,
  "hand-over.no-unit": 409,
  "hand-over.nothing-to-correct": 409,
  "hand-over.came-back": 409,
  "hand-over.marked-returned": 409,
  "hand-over.other-protocol": 409,
  "hand-over.other-content": 409,
  "hand-over.blank-signature": 400,
  "hand-over.other-file": 409,
  "hand-over.file-missing": 409,
  "hand-over.no-file": 404,
  "hand-over.no-protocol": 404,
  "settlement.not-back": 409,
  "settlement.deposit-changed": 409,
  "settlement.whole-by-hand": 409,
  "settlement.settled": 409,
};
