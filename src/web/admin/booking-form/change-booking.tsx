import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { ChangePreview } from "#contracts/booking-changes.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { formatKronor } from "#texts/format.ts";
import { changePreview, useChangeAgreed } from "#web/api/booking-changes.ts";
import { ShownLetter } from "#web/shell/shown-letter.tsx";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { QuoteTable } from "#web/shell/quote-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import {
  changeBack,
  changeDraftOf,
  changeWish,
  isChange,
  type ChangeDraft,
} from "./change-draft.ts";
import { Comparison } from "./comparison.tsx";
import { stayMistakes } from "./draft.ts";
import { LinesPart } from "./lines-part.tsx";
import { namedLines } from "./offered-things.ts";
import { PriceChange, Refused, Warnings } from "./price-part.tsx";
import { StayPart } from "./stay-part.tsx";
import { SumInSight } from "./sum-in-sight.tsx";
import { useHeldUnits } from "./wished-stock.ts";

type ChangeBookingProps = {
  /** As it was when the page was opened. */
  booking: Booking;
  items: RentalItem[];
  /** Somebody has changed it since. */
  isOutdated: boolean;
  onStartOver: () => void;
};

/** Other days, another thing, more or less of it: what a customer calls about, with what follows of it. */
export function ChangeBooking({ booking, items, isOutdated, onStartOver }: ChangeBookingProps) {
  const { today } = usePageState();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const change = useChangeAgreed(booking.id);
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<ChangeDraft>({
    start: changeDraftOf(booking, query),
    mistakes: stayMistakes,
    fieldOfCode: { "price.below-zero": "changeAmount", "price.too-small": "changeAmount" },
    send: async (draft) => {
      const wish = changeWish(booking, draft);
      if (!wish || !isChange(wish)) return;
      const changed = await change.mutateAsync(wish);
      setIsSaved(true);
      tellChanged(changed, preview);
      // After the guard has seen that nothing is left to save.
      setTimeout(() => navigate(bookingPath(booking.id), { replace: true }));
    },
  });
  /** Offered while no money has moved. */
  function tellChanged(changed: Booking, shown: ChangePreview | undefined) {
    const isMoved = shown && MOVES.includes(shown.settles.kind);
    toast({
      title: `Bokning #${booking.id} är ändrad`,
      ...(shown?.letter && { description: "Kunden får ett mejl om det." }),
      ...(!isMoved && {
        action: {
          label: "Ångra",
          press: () => {
            change
              .mutateAsync(changeBack(booking, changed, form.values.notify))
              .then(() => toast({ title: "Bokningen är som den var" }))
              .catch((error: unknown) =>
                toast({
                  title: "Det gick inte att ångra",
                  description: error instanceof Error ? error.message : "Försök igen.",
                  variant: "destructive",
                }),
              );
          },
        },
      }),
    });
  }
  const wish = changeWish(booking, form.values);
  const isAnything = wish !== undefined && isChange(wish);
  const { data, error, isPlaceholderData } = useQuery({
    ...changePreview(booking.id, wish ?? { version: booking.version }),
    enabled: isAnything,
  });
  const preview = isAnything ? data : undefined;
  const item = items.find(({ id }) => String(id) === form.values.itemId);
  const refused = preview?.refused ?? [];
  const isRefused = refused.length > 0;
  const held = useHeldUnits(booking);
  const own = {
    ...booking,
    itemId: booking.rentalItemId,
    addons: preview?.before.addons ?? [],
    // On its first day the shop knows whether the hour has come.
    isBegun: booking.startDate < today,
    held,
  };
  return (
    <form {...form.props} className="new-booking-form">
      <FormGuard form={form} what="ändringar" />
      <div className="new-booking-parts">
        <StayPart
          form={form}
          items={items}
          item={item}
          overridable={preview?.overridable ?? []}
          refused={refused}
          own={own}
        />
        <LinesPart
          form={form}
          items={items}
          quoted={preview?.after.lines}
          refused={refused}
          own={[...booking.lines, { ...booking, name: booking.rentalItemName }]}
          held={held}
        />
        <Panel title="Priset">
          <PriceChange form={form} />
          {own.isBegun && (
            <p className="text-sm text-muted">
              Hyran har börjat. Nätter som var bokade betalas även vid tidig återlämning, om du inte
              ger rabatt.
            </p>
          )}
        </Panel>
      </div>
      {preview && <SumInSight total={preview.after.total} refused={refused[0]?.message} />}
      <aside className="new-booking-foot">
        <Panel title="Före och efter">
          {preview ? (
            <>
              <Comparison
                booking={booking}
                preview={preview}
                draft={form.values}
                wanted={namedLines(form.values.lines, [...items, ...namesOf(booking)])}
                item={item}
              />
              <details className="new-booking-more">
                <summary>Det nya priset rad för rad</summary>
                <QuoteTable lines={preview.after.quoteLines} total={preview.after.total} />
              </details>
              <Refused refused={refused} />
              <Warnings warnings={preview.warnings} />
              {!isRefused && <Consequences form={form} preview={preview} />}
            </>
          ) : (
            <p className="text-muted">Ändra något, så står skillnaden här innan du sparar.</p>
          )}
        </Panel>
        {isOutdated && !isSaved && (
          <div className="new-booking-refused" role="status">
            <p>Någon har ändrat bokningen sedan du öppnade sidan.</p>
            <Button look="quiet" className="button-small" onClick={onStartOver}>
              Börja om från hur den är nu
            </Button>
          </div>
        )}
        <CallProblem error={(isAnything ? error : null) ?? form.problem} />
        <BusyButton
          type="submit"
          className="new-booking-submit"
          isBusy={form.isBusy}
          busyLabel="Sparar…"
          // Only what is shown is saved: the answer to what was typed last has come.
          disabled={!preview || isPlaceholderData || isRefused}
        >
          {preview && !isRefused
            ? `Spara ändringen, ${signed(preview.difference)}`
            : "Spara ändringen"}
        </BusyButton>
        {form.isDirty && (
          <Button look="quiet" onClick={() => form.restart(changeDraftOf(booking, NO_QUERY))}>
            Återställ
          </Button>
        )}
      </aside>
    </form>
  );
}

/** What it has by the names it was booked with; the catalogue may no longer know them. */
const namesOf = ({ lines }: Booking) => lines.map(({ rentalItemId: id, name }) => ({ id, name }));

const NO_QUERY = new URLSearchParams();

/** Money is asked for or given back: what was done is no longer only the shop's own. */
const MOVES: readonly string[] = ["refund", "link", "reserve-more"];

const MONEY = { settle: "Reglera nu", later: "Senare" };

type ConsequencesProps = {
  form: ReturnType<typeof useForm<ChangeDraft>>;
  preview: ChangePreview;
};

/** What happens with the money, and what the customer is told. */
function Consequences({ form, preview }: ConsequencesProps) {
  const { difference, moneyText, letter } = preview;
  return (
    <div className="change-consequences">
      {difference !== 0 && (
        <PressedChoice
          label="Mellanskillnaden"
          options={MONEY}
          value={form.values.money}
          onChoose={(money) => form.change({ money })}
        />
      )}
      <p role="status">{moneyText}</p>
      <CheckField {...form.check("notify")} label="Mejla kunden om ändringen" />
      {letter && <ShownLetter letter={letter} />}
    </div>
  );
}

function signed(difference: number): string {
  if (difference === 0) return "samma pris";
  return difference > 0 ? `+${formatKronor(difference)}` : `−${formatKronor(-difference)}`;
}
