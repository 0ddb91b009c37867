import { Plus } from "lucide-react";
import { Link } from "wouter";
import type { CalendarItem, CalendarUnit } from "#contracts/calendar.ts";
import type { LaidOutage } from "#contracts/units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { OutageForm } from "#web/shell/outages/outage-form.tsx";
import { laidWords } from "#web/shell/outages/words.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

type OutageDialogProps = {
  item: CalendarItem;
  unit: CalendarUnit;
  period: Period;
  /** Where the same days are booked instead. */
  bookingPath: string;
  onLaid: (laid: LaidOutage | null) => void;
  onClose: () => void;
};

/** Asks why one unit is out of use on the chosen days; the other units of its item are rented out as before. */
export function OutageDialog(props: OutageDialogProps) {
  const { item, unit, period, bookingPath, onLaid, onClose } = props;
  return (
    <EditDialog title={`Ta ${unit.name} ur drift`} isShort onClose={onClose}>
      <p className="cal-book">
        <Link href={bookingPath} className={`${buttonClass("quiet")} button-small`}>
          <Plus aria-hidden="true" size={18} />
          Boka dagarna
        </Link>
      </p>
      <p>
        Gäller bara {unit.name} av {item.name}. De andra enheterna hyrs ut som vanligt.
      </p>
      <OutageForm
        unitId={unit.id}
        days={period}
        onLaid={(laid) => {
          toast({ title: `${unit.name} är ur drift`, description: laidWords(laid) });
          onLaid(laid.moved.length + laid.lacking.length > 0 ? laid : null);
        }}
      />
    </EditDialog>
  );
}
