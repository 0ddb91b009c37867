import { sumKronor } from "#domain/money/ore.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import { formatKronor } from "#texts/format.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** What a price says that a customer could not pay: it is told before they meet it at the end of the checkout. */
export function nightByCard(typed: { pricePerDay: string; basePrice: string }): string | undefined {
  const [perDay, base] = [readWhole(typed.pricePerDay), readWhole(typed.basePrice)];
  if (!perDay.ok || !base.ok || perDay.value === null) return undefined;
  const night = sumKronor(perDay.value, base.value ?? 0);
  if (night >= LEAST_BY_CARD) return undefined;
  return `Ett dygn kostar ${formatKronor(night)}, och under ${formatKronor(LEAST_BY_CARD)} går inte att betala med kort. Det bokas då bara på kontoret, om inte en säsong har ett högre pris.`;
}
