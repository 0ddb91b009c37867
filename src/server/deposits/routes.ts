import * as calls from "#contracts/deposits.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { keepDeposit } from "#server/money/keep-deposit.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { openDeposit } from "./open-deposit.ts";
import { sendDepositReminder } from "./send-deposit-reminder.ts";
import { showDeposit } from "./show-deposit.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";

export function depositRoutes(bind: Bind, parts: PaymentParts): void {
  bind(calls.depositStatus, ({ params }) => showDeposit(parts, params.id));
  bind(calls.createDepositPayment, ({ params }) => openDeposit(parts, params.id));
  bindChange(bind, calls.sendDepositReminder, ({ params, by }) =>
    sendDepositReminder(parts, { bookingId: params.id, by }),
  );
  bindChange(bind, calls.keepDeposit, ({ params, body, by }) =>
    keepDeposit(parts, { ...body, bookingId: params.id, by }),
  );
}
