import type { Withdrawal } from "#contracts/withdrawals.ts";
import { fetchTransport, send } from "./query-client.ts";

export type WithdrawalWish = { bookingId: number; email: string };

export async function findWithdrawal(wish: WithdrawalWish): Promise<Withdrawal> {
  return (await send(fetchTransport, "POST", "/api/withdrawals/find", wish)) as Withdrawal;
}

/** May be sent again after a lost answer: one withdraws once. */
export async function withdraw(wish: WithdrawalWish): Promise<Withdrawal> {
  return (await send(fetchTransport, "POST", "/api/withdrawals", wish)) as Withdrawal;
}
