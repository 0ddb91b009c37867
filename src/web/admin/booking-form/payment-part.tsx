import { HAND_METHODS } from "#domain/payments/payment-method.ts";
import { HAND_METHOD_CHOICES } from "#texts/payment-methods.ts";
import type { Form } from "#web/shell/form/use-form.ts";
import { Panel } from "#web/ui/panel.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Draft } from "./draft.ts";

const METHODS = HAND_METHODS.map((value) => ({ value, label: HAND_METHOD_CHOICES[value] }));

const WAYS: Record<Draft["payment"], string> = {
  link: "Länk i mejl",
  hand: "Betalt",
  later: "Senare",
};

const WORDS: Record<Draft["payment"], string> = {
  link: "Kunden får ett mejl, läser villkoren och betalar med kort inom tre dagar. Nätterna hålls så länge, och bokningen bekräftas när pengarna har kommit.",
  hand: "Bokningen bekräftas direkt, och kunden får en bekräftelse.",
  later:
    "Bokningen bekräftas direkt. Hyran står som obetald tills du tar emot den eller skickar en länk.",
};

export function PaymentPart({ form }: { form: Form<Draft> }) {
  const { payment } = form.values;
  return (
    <Panel title="Betalning">
      <PressedChoice
        label="Hur det betalas"
        options={WAYS}
        value={payment}
        onChoose={(way) => form.change({ payment: way })}
      />
      <p className="text-muted">{WORDS[payment]}</p>
      {payment === "hand" && (
        <div className="field-pair">
          <SelectField {...form.text("method")} label="Betalningssätt" options={METHODS} />
          <TextField {...form.text("paymentReference")} label="Referens" maxLength={200} />
        </div>
      )}
    </Panel>
  );
}
