import { useState } from "react";
import { contactHint } from "#domain/bookings/contact-hints.ts";
import { isBlank } from "#domain/text/visible.ts";
import { hintWords } from "#texts/contact-hint-words.ts";
import { reachMistakes } from "#texts/reachable.ts";
import { useChangeMyDetails } from "#web/api/my-booking.ts";
import { PayFacts } from "#web/shell/pay-page.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { OwnProblem } from "./own-problem.tsx";
import type { OwnProps } from "./own-props.ts";
import { detailFacts } from "./texts.ts";
import { useStandsOtherwise } from "./use-stands-otherwise.ts";

function changedOf<Values extends Record<string, string>>(
  typed: Values,
  stored: Values,
): Partial<Values> {
  const names: (keyof Values)[] = Object.keys(typed);
  const changed: Partial<Values> = {};
  for (const name of names) if (typed[name] !== stored[name]) changed[name] = typed[name];
  return changed;
}

/** What the shop has can be changed, not taken away; what it never had need not be given. */
const kept = (text: string, stored: string) =>
  isBlank(text) && stored !== "" ? "Måste fyllas i" : undefined;

/** How the customer is reached, theirs to change until the pick-up; as text where nothing can be typed. */
export function OwnDetailsPanel({ token, page }: OwnProps) {
  const { allowed } = page.details;
  return (
    <Panel title="Dina uppgifter">
      <div className={allowed ? "own-still" : undefined}>
        <PayFacts facts={detailFacts(page.booking)} />
      </div>
      {allowed && <DetailsForm token={token} page={page} />}
    </Panel>
  );
}

/** Asked once the field is left, as at the checkout: a neighbour's has four digits, and is kept. */
function postalCodeHint(typed: string, left: string): string | undefined {
  const hint = typed === left ? contactHint("postalCode", typed) : undefined;
  return hint && hintWords(hint);
}

function DetailsForm({ token, page: { booking } }: OwnProps) {
  const { phone, streetAddress, postalCode, city, travelInfo } = booking;
  const stored = { phone, streetAddress, postalCode, city, travelInfo };
  const call = useChangeMyDetails(token);
  const { tellRefused } = useStandsOtherwise(token);
  const [leftCode, setLeftCode] = useState("");
  const form = useForm({
    start: stored,
    isFollowing: true,
    mistakes: (typed) => ({
      phone: kept(typed.phone, phone) ?? reachMistakes(typed, stored).phone,
      streetAddress: kept(typed.streetAddress, streetAddress),
      postalCode: kept(typed.postalCode, postalCode) ?? reachMistakes(typed, stored).postalCode,
      city: kept(typed.city, city),
    }),
    send: async (typed) => {
      // What was left alone may have been changed in another tab.
      await call.mutateAsync(changedOf(typed, stored), { onError: tellRefused });
      toast({ title: "Uppgifterna är sparade" });
    },
  });
  return (
    <>
      <p className="text-muted own-live">{`${booking.customerName}, ${booking.email}`}</p>
      <form {...form.props} method="post" className="own-form own-live">
        <TextField
          {...form.text("phone")}
          label="Telefon"
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
        <TextField
          {...form.text("streetAddress")}
          label="Gatuadress"
          autoComplete="street-address"
          maxLength={200}
        />
        <TextField
          {...form.text("postalCode")}
          label="Postnummer"
          hint={postalCodeHint(form.values.postalCode, leftCode)}
          onBlur={({ target }) => setLeftCode(target.value)}
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField
          {...form.text("city")}
          label="Ort"
          autoComplete="address-level2"
          maxLength={100}
        />
        <div className="own-form-wide">
          <TextArea
            {...form.text("travelInfo")}
            label="Något vi bör veta"
            hint="När ni kommer, hur många ni är eller vart ni ska."
            maxLength={5000}
          />
        </div>
        <OwnProblem error={form.problem} />
        <BusyButton
          type="submit"
          look="quiet"
          className="justify-self-start"
          isBusy={form.isBusy}
          busyLabel="Sparar…"
        >
          Spara uppgifterna
        </BusyButton>
      </form>
    </>
  );
}
