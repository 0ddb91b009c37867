/** A unit, or all of a thing that is counted, goes out and comes back. */
export const PROTOCOL_KINDS = ["out", "back"] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** Where a stay is, beside the booking's status: not yet fetched, with the customer, back. */
export const STAY_STATES = ["waiting", "out", "back"] as const;
export type StayState = (typeof STAY_STATES)[number];

/** Fuel is read in eighths of a tank. */
export const FULL_TANK = 8;

/** How full gas, fresh water and waste water are. */
export const LEVELS = ["empty", "quarter", "half", "three-quarters", "full"] as const;
export type Level = (typeof LEVELS)[number];

/** A service bears VAT and has a receipt; damage is no sale. */
export const SETTLEMENT_LINE_KINDS = ["service", "damage"] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

/** In kronor, of one line. */
export const MOST_LINE_AMOUNT = 999_999;

export const MOST_PHOTOGRAPHS = 30;
export const MOST_REMARKS = 40;
export const MOST_CHECKS = 60;
export const LONGEST_CHECK = 200;
