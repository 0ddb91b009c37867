/** On the web before paying, by a link that staff sent, signed on paper, or on the phone when it was handed over. */
export const ACCEPTED_HOW = ["checkout", "link", "paper", "hand-over"] as const;
export type AcceptedHow = (typeof ACCEPTED_HOW)[number];

/** A text that the customer of a booking is asked to accept. Accepted somehow, or not yet. */
export type AskedAgreement = {
  name: string;
  acceptedAt: string | null;
  how: AcceptedHow | null;
};

export const AGREEMENT_STATES = ["none", "waiting", "accepted"] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export type AgreementStanding =
  | { state: "none" }
  | { state: "waiting"; name: string }
  | { state: "accepted"; name: string; at: string; how: AcceptedHow };

/** How a booking's agreements stand: none is asked for, one at least is not accepted yet, or all are, the last of them then. */
export function agreementStanding(asked: readonly AskedAgreement[]): AgreementStanding {
  const waiting = asked.filter(({ acceptedAt }) => acceptedAt === null);
  if (waiting.length > 0) return { state: "waiting", name: namesOf(waiting) };
  const accepted = asked.flatMap(({ acceptedAt: at, how }) => (at && how ? [{ at, how }] : []));
  const [last] = accepted.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return last ? { state: "accepted", name: namesOf(asked), ...last } : { state: "none" };
}

function namesOf(agreements: readonly AskedAgreement[]): string {
  return agreements.map(({ name }) => name).join(", ");
}
