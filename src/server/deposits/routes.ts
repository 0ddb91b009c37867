import * as calls from "#contracts/deposits.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { NumberTries } from "#server/bookings/number-tries.ts";
import { keepDeposit } from "#server/money/keep-deposit.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { openDeposit } from "./open-deposit.ts";
import { sendDepositReminder } from "./send-deposit-reminder.ts";
import { showDeposit } from "./show-deposit.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";

export function depositRoutes(bind: Bind, parts: PaymentParts & { tries: NumberTries }): void {
  const { tries } = parts;
  bind(calls.depositStatus, (call) =>
    tries.look(call, ({ hasLetter }) =>
      showDeposit(parts, { bookingId: call.params.id, hasLetter }),
    ),
  );
  bind(calls.createDepositPayment, (call) =>
    tries.open(call, () => openDeposit(parts, call.params.id)),
  );
  bindChange(bind, calls.sendDepositReminder, ({ params, by }) =>
    sendDepositReminder(parts, { bookingId: params.id, by }),
  );
  bindChange(bind, calls.keepDeposit, ({ params, body, by, arrivedAt }) =>
    keepDeposit(parts, { ...body, bookingId: params.id, by, askedAt: arrivedAt }),
  );
}
