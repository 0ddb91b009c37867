import type { PaymentIntentResult } from "@stripe/stripe-js";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { BookingWish } from "#web/api/checkout.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";
import type { CardProblem, PaidCard } from "#web/shell/card-form/card-verdict.ts";
import type { ThankYouLink } from "#web/shell/thank-you-link.ts";
import type { Refusal } from "./open-refusal.ts";
import { bareWish, bookingWish, type billingOf, type OpenedWish } from "./payment-wish.ts";

/** A payment the customer may pay until its hold ends, with all it was opened for. */
export type OpenPayment = {
  /** Null after a reload: the personal number is kept nowhere. The shop has its own record of the rest. */
  wish: OpenedWish | null;
  billing: ReturnType<typeof billingOf>;
  price: PriceAnswer;
  clientSecret: string;
  endsAt: number;
};

/** The booking of a reserved card, on its way. Without its payment where the bank's page was between. */
type Booking = { payment: OpenPayment | null; wish: BookingWish; kronor: number };

export type CheckoutState =
  | { at: "details"; refusal: Refusal | null }
  /** A payment is asked for. One that has ended stays in sight until it is renewed. */
  | { at: "opening"; wish: OpenedWish; price: PriceAnswer; ended: Ended | null }
  | { at: "paying"; payment: OpenPayment; problem: string | undefined }
  /** The provider is asked to reserve; by nobody where the bank was asking when the page was reloaded. */
  | { at: "confirming"; payment: OpenPayment; confirm: Confirm | null }
  | ({ at: "placing" } & Booking)
  /** Nobody answered; the shop finishes it by itself. */
  | ({ at: "unanswered" } & Booking)
  | Ended
  /** The customer was at their bank's page: what it said is asked for. */
  | { at: "returned"; clientSecret: string }
  /** The shop is asked where the customer stood, with what they are to be told of it. */
  | { at: "resuming"; note: string | undefined }
  /** The page stands as it last was until the next one has come. */
  | { at: "done"; booked: ThankYouLink; last: StateAt<"opening" | "placing" | "resuming"> };

/** Nothing was drawn: the shop has said why, or the time is out. */
type Ended = { at: "ended"; payment: OpenPayment; refusal: string | null };

export type Confirm = () => Promise<PaymentIntentResult>;

export type CheckoutEvent =
  | { type: "reloaded" }
  | { type: "went-on"; wish: OpenedWish; price: PriceAnswer }
  | { type: "opened"; payment: OpenPayment; asksBank: boolean }
  | { type: "not-opened"; refusal: Refusal }
  | { type: "pressed-pay"; confirm: Confirm }
  | { type: "reserved"; card: PaidCard }
  | { type: "card-failed"; problem: CardProblem }
  | { type: "time-out" }
  | { type: "no-answer" }
  | { type: "not-placed"; sentence: string }
  | { type: "tried-again" }
  | { type: "renewed" }
  | { type: "left" }
  | { type: "booked"; booked: ThankYouLink };

type At = CheckoutState["at"];
export type StateAt<A extends At> = Extract<CheckoutState, { at: A }>;
type EventType = CheckoutEvent["type"];
type EventOf<E extends EventType> = Extract<CheckoutEvent, { type: E }>;
type Moves = {
  [A in At]: {
    [E in EventType]?: (state: StateAt<A>, event: EventOf<E>) => CheckoutState;
  };
};

const MOVES: Moves = {
  details: {
    reloaded: () => resume(),
    "went-on": (_, { wish, price }) => ({ at: "opening", wish, price, ended: null }),
  },
  opening: {
    opened: (_, { payment }) => ({ at: "paying", payment, problem: undefined }),
    "not-opened": (_, { refusal }) => ({ at: "details", refusal }),
    booked: (last, { booked }) => ({ at: "done", booked, last }),
    // It goes on being asked for.
    left: (state) => (state.ended ? { ...state, ended: null } : state),
  },
  paying: {
    "pressed-pay": ({ payment }, { confirm }) => ({ at: "confirming", payment, confirm }),
    "time-out": ({ payment }) => ({ at: "ended", payment, refusal: null }),
    left: toDetails,
  },
  // A card that is being asked, or is reserved, is waited for, however late it is and wherever Back leads.
  confirming: {
    reserved: ({ payment }, { card: { paymentId } }) => ({
      at: "placing",
      payment,
      wish: payment.wish ? bookingWish(payment.wish, paymentId) : bareWish(paymentId),
      kronor: payment.price.total,
    }),
    "card-failed": ({ payment }, { problem: { isOver, isAtField, sentence } }) =>
      isOver
        ? { at: "ended", payment, refusal: null }
        : { at: "paying", payment, problem: isAtField ? undefined : sentence },
  },
  placing: {
    booked: (last, { booked }) => ({ at: "done", booked, last }),
    "no-answer": (state) => ({ ...state, at: "unanswered" }),
    "not-placed": ({ payment }, { sentence }) =>
      payment ? { at: "ended", payment, refusal: sentence } : resume(sentence),
  },
  unanswered: {
    "tried-again": (state) => ({ ...state, at: "placing" }),
    // Who is back from the bank has no form with a way back to it.
    left: (state) => (state.payment ? toDetails() : state),
  },
  ended: {
    renewed: (ended) => {
      const { wish, price } = ended.payment;
      if (wish) return { at: "opening", wish, price, ended };
      return { at: "details", refusal: { kind: "other", sentence: checkoutTexts.detailsAgain } };
    },
    left: toDetails,
  },
  returned: {
    reserved: (_, { card: { paymentId, kronor } }) => ({
      at: "placing",
      payment: null,
      wish: bareWish(paymentId),
      kronor,
    }),
    "card-failed": (_, { problem }) => resume(problem.sentence),
  },
  resuming: {
    opened: ({ note }, { payment, asksBank }) =>
      asksBank
        ? { at: "confirming", payment, confirm: null }
        : { at: "paying", payment, problem: note },
    "not-opened": ({ note }, { refusal }) => ({
      at: "details",
      refusal: { ...refusal, sentence: note ?? refusal.sentence },
    }),
    booked: (last, { booked }) => ({ at: "done", booked, last }),
  },
  done: {},
};

export function firstState(secret: string | null): CheckoutState {
  return secret === null ? toDetails() : { at: "returned", clientSecret: secret };
}

/** What has no place in a state, the second half of a double click for one, leaves it as it is. */
export function nextState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const move = MOVES[state.at][event.type] as
    | ((state: CheckoutState, event: CheckoutEvent) => CheckoutState)
    | undefined;
  return move ? move(state, event) : state;
}

function toDetails(): CheckoutState {
  return { at: "details", refusal: null };
}

function resume(note?: string): CheckoutState {
  return { at: "resuming", note };
}

export type ShownState = Exclude<CheckoutState, { at: "done" }>;

export function shownState(state: CheckoutState): ShownState {
  return state.at === "done" ? state.last : state;
}

/** The payment of the second step; null where another is shown. */
export function shownPayment(state: ShownState): OpenPayment | null {
  if (state.at === "opening") return state.ended?.payment ?? null;
  return "payment" in state ? state.payment : null;
}

/** While the card's fate is open, Back leads nowhere. */
export function isCardAsked({ at }: CheckoutState): boolean {
  return at === "confirming" || at === "placing";
}
