import { Plus } from "lucide-react";
import { Link } from "wouter";
import type { CalendarItem } from "#contracts/calendar.ts";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { BlockForm } from "#web/shell/blocking/block-form.tsx";
import { blockingTexts } from "#web/shell/blocking/texts.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

type BlockDialogProps = {
  item: CalendarItem;
  period: Period;
  /** Where the same days are booked instead. */
  bookingPath: string;
  onLaid: (laid: LaidBlock | null) => void;
  onClose: () => void;
};

/** Asks why the chosen days are blocked; the days themselves can still be changed. */
export function BlockDialog(props: BlockDialogProps) {
  const { item, period, bookingPath, onLaid, onClose } = props;
  return (
    <EditDialog title={`Blockera ${item.name}`} isShort onClose={onClose}>
      <p className="cal-book">
        <Link href={bookingPath} className={`${buttonClass("quiet")} button-small`}>
          <Plus aria-hidden="true" size={18} />
          Boka dagarna
        </Link>
      </p>
      <BlockForm
        itemId={item.id}
        quantity={item.quantity}
        days={period}
        submitLabel="Blockera"
        onLaid={(laid) => {
          toast({ title: blockingTexts.laid });
          onLaid(laid.bookings.length > 0 ? laid : null);
        }}
      />
    </EditDialog>
  );
}
