import type { Withdrawal } from "#contracts/withdrawals.ts";
import { fetchTransport, send } from "./query-client.ts";

export type WithdrawalWish = {
  bookingId: number;
  email: string;
  /** What the letter's link brought. */
  token: string | null;
};

export async function findWithdrawal(wish: WithdrawalWish): Promise<Withdrawal> {
  return ask("/api/withdrawals/find", wish);
}

/** May be sent again after a lost answer: one withdraws once. */
export async function withdraw(wish: WithdrawalWish): Promise<Withdrawal> {
  return ask("/api/withdrawals", wish);
}

async function ask(path: string, { token, ...which }: WithdrawalWish): Promise<Withdrawal> {
  const asked = token === null ? path : `${path}?t=${encodeURIComponent(token)}`;
  return (await send(fetchTransport, "POST", asked, which)) as Withdrawal;
}
