import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import type { Customer } from "#contracts/customers.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import { formatKronor } from "#texts/format.ts";
import { bookingPreview, useMakeBooking } from "#web/api/office-bookings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { CustomerPart } from "./customer-part.tsx";
import { bookingWish, draftFrom, mistakesOf, stayWish, withCustomer, type Draft } from "./draft.ts";
import { LinesPart } from "./lines-part.tsx";
import { PaymentPart } from "./payment-part.tsx";
import { PricePart } from "./price-part.tsx";
import { StayPart } from "./stay-part.tsx";
import { SumInSight } from "./sum-in-sight.tsx";
import { NOTHING_HELD } from "./wished-stock.ts";

type NewBookingProps = {
  items: RentalItem[];
  /** Who it is for, where the address names an earlier booking of theirs. */
  customer: Customer | null | undefined;
};

/** A booking made while somebody is on the phone: what and when, who, what it costs and how it is paid. */
export function NewBooking({ items, customer }: NewBookingProps) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const make = useMakeBooking();
  // One for the page: pressed twice, or sent again after a lost answer, it is one booking.
  const [key] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState(false);
  const blank = draftFrom(query);
  const form = useForm<Draft>({
    start: customer ? { ...blank, ...withCustomer(blank, customer) } : blank,
    mistakes: mistakesOf,
    fieldOfCode: { "booking.no-email": "email", "price.below-zero": "changeAmount" },
    send: async (draft) => {
      const wish = bookingWish(draft, key);
      if (!wish) return;
      const booking = await make.mutateAsync(wish);
      setMade(true);
      toast({ title: `Bokning #${booking.id} är gjord`, description: DONE[draft.payment] });
      // After the guard has seen that nothing is left to save.
      setTimeout(() => navigate(bookingPath(booking.id), { replace: true }));
    },
  });
  const item = items.find(({ id }) => String(id) === form.values.itemId);
  const wish = stayWish(form.values);
  const {
    data: preview,
    error,
    isPlaceholderData,
  } = useQuery({
    ...bookingPreview(wish ?? NO_WISH),
    enabled: wish !== undefined,
  });
  const shown = wish ? preview : undefined;
  const refused = shown?.refused ?? [];
  const isRefused = refused.length > 0;
  return (
    <form {...form.props} className="new-booking-form">
      {!made && <FormGuard form={form} what="uppgifter" />}
      <div className="new-booking-parts">
        <StayPart
          form={form}
          items={items}
          item={item}
          overridable={shown?.overridable ?? []}
          refused={refused}
        />
        <LinesPart
          form={form}
          items={items}
          quoted={shown?.quote?.lines}
          refused={refused}
          own={[]}
          held={NOTHING_HELD}
        />
        <CustomerPart form={form} isMotorhome={item?.type === "rv"} />
        <PaymentPart form={form} />
      </div>
      {shown?.quote && <SumInSight total={shown.quote.total} refused={refused[0]?.message} />}
      <aside className="new-booking-foot">
        <PricePart form={form} preview={shown} />
        <CallProblem error={error ?? form.problem} />
        <BusyButton
          type="submit"
          className="new-booking-submit"
          isBusy={form.isBusy}
          busyLabel="Bokar…"
          // Nobody agrees to a price that is not shown yet.
          disabled={wish !== undefined && isPlaceholderData}
        >
          {shown?.quote && !isRefused ? `Boka, ${formatKronor(shown.quote.total)}` : "Boka"}
        </BusyButton>
      </aside>
    </form>
  );
}

const DONE: Record<Draft["payment"], string> = {
  link: "Kunden får ett mejl med en länk att betala med.",
  hand: "Betalningen är registrerad och bokningen bekräftad.",
  later: "Bokningen är bekräftad och väntar på betalning.",
};

/** Never sent: there is nothing to ask about yet. */
const NO_WISH = {
  rentalItemId: 1,
  startDate: localDateOf("2000-01-01"),
  endDate: localDateOf("2000-01-02"),
  quantity: 1,
  selectedAddons: [],
  overrides: [],
};
