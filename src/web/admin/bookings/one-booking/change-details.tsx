import { lazy, Suspense } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";

const DetailsForm = lazy(async () => ({
  default: (await import("./details-form.tsx")).DetailsForm,
}));

/** A mistyped address, a new phone number, another hour: what a customer calls about. */
export function ChangeDetails({ booking }: { booking: Booking }) {
  return (
    <EditDialog
      title="Ändra uppgifter"
      trigger={
        <Button
          look="quiet"
          className="button-small"
          aria-label={`Ändra uppgifter i bokning #${booking.id}`}
        >
          Ändra
        </Button>
      }
    >
      <Suspense>
        <DetailsForm booking={booking} />
      </Suspense>
    </EditDialog>
  );
}
