import type * as contract from "#contracts/withdrawals.ts";
import * as calls from "#contracts/withdrawals-calls.ts";
import { send } from "./call.ts";

export type WithdrawalWish = {
  bookingId: number;
  email: string;
  /** What the letter's link brought. */
  token: string | null;
};

function said({ token, ...body }: WithdrawalWish) {
  return { body, ...(token !== null && { query: { t: token } }) };
}

export async function findWithdrawal(wish: WithdrawalWish) {
  return send<typeof contract.findWithdrawal>(calls.findWithdrawal, said(wish));
}

/** May be sent again after a lost answer: one withdraws once. */
export async function withdraw(wish: WithdrawalWish) {
  return send<typeof contract.withdraw>(calls.withdraw, said(wish));
}
