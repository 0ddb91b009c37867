import { useId } from "react";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import { useSaveCode } from "#web/api/discount-codes.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { tellMistakes } from "#web/shell/form/missing.ts";
import { useForm, type Form } from "#web/shell/form/use-form.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { readTyped, typedCode, type TypedCode } from "./typed-code.ts";
import { limitHint } from "./words.ts";

/** What a code may be for, by number and name. */
export type ItemName = { id: number; name: string };

type CodeFormProps = { code?: DiscountCode; items: readonly ItemName[] };

const GIVES = [
  { value: "percent", label: "Procent av priset" },
  { value: "amount", label: "Ett belopp i kronor" },
];
const FOR = [
  { value: "all", label: "Alla objekt" },
  { value: "some", label: "Bara vissa objekt" },
];
const NUMBER = { inputMode: "numeric", autoComplete: "off", maxLength: 12 } as const;

export function CodeForm({ code, items }: CodeFormProps) {
  const { mutateAsync } = useSaveCode();
  const form = useForm<TypedCode & { version?: number }>({
    // With the version that is edited: what others save meanwhile is not to be written over.
    start: { ...typedCode(code), ...(code && { version: code.version }) },
    mistakes: (typed) => {
      const read = readTyped(typed);
      return read.ok ? {} : read.problem;
    },
    send: async ({ version, ...typed }) => {
      const read = readTyped(typed);
      if (!read.ok) return;
      const known = code && version !== undefined && { id: code.id, version };
      await mutateAsync({ ...read.value, ...known });
      toast({
        title: code ? "Rabattkoden är ändrad" : "Rabattkoden är skapad",
        description: read.value.code.trim(),
      });
    },
    onMistakes: tellMistakes,
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel={code ? "Spara koden" : "Skapa koden"}>
      <TextField
        {...form.text("code")}
        label="Kod"
        hint="Det som kunden skriver. Stora och små bokstäver och mellanslag gör ingen skillnad."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Gives form={form} />
      <ForItems form={form} items={items} />
      <Days form={form} />
      <Limits form={form} hint={limitHint(code ?? { uses: 0, heldUses: 0 })} />
    </EditForm>
  );
}

type PartProps = { form: Form<TypedCode & { version?: number }> };

function Gives({ form }: PartProps) {
  const { gives } = form.values;
  return (
    <div className="field-pair">
      <SelectField {...form.text("gives")} label="Rabatten är" options={GIVES} />
      <TextField
        key={gives}
        {...form.text(gives)}
        {...NUMBER}
        label={gives === "percent" ? "Procent" : "Belopp"}
        unit={gives === "percent" ? "%" : "kr"}
      />
    </div>
  );
}

function ForItems({ form, items }: PartProps & { items: readonly ItemName[] }) {
  const errorId = useId();
  const { values, errors, change, stored } = form;
  const known = new Set(items.map(({ id }) => id));
  // Kept unless it is taken away here: without it the code may be for all.
  const gone = stored.itemIds.filter((id) => !known.has(id));
  const error = errors["itemIds"];
  const choose = (id: number, isChosen: boolean) =>
    change(({ itemIds }) => ({
      itemIds: isChosen ? [...itemIds, id] : itemIds.filter((one) => one !== id),
    }));
  return (
    <div className="code-for">
      <SelectField {...form.text("items")} label="Koden gäller" options={FOR} />
      {values.items === "some" && (
        <fieldset>
          <legend className="sr-only">Objekt som koden gäller</legend>
          <div className="code-items">
            {[...items, ...gone.map((id) => ({ id, name: "Borttaget objekt" }))].map(
              ({ id, name }) => (
                <CheckField
                  key={id}
                  label={name}
                  checked={values.itemIds.includes(id)}
                  onChange={({ target }) => choose(id, target.checked)}
                  {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
                />
              ),
            )}
          </div>
          {error && (
            <p id={errorId} className="mt-1.5 text-sm text-danger">
              {error}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}

function Days({ form }: PartProps) {
  const { stayFrom, bookFrom } = form.values;
  return (
    <>
      <fieldset>
        <legend className="code-legend">Nätter som koden gäller</legend>
        <div className="field-pair">
          <TextField {...form.text("stayFrom")} label="Första natten" type="date" />
          <TextField {...form.text("stayTo")} label="Sista natten" type="date" min={stayFrom} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="code-legend">Dagar då man kan boka med koden</legend>
        <div className="field-pair">
          <TextField {...form.text("bookFrom")} label="Från och med" type="date" />
          <TextField {...form.text("bookTo")} label="Till och med" type="date" min={bookFrom} />
        </div>
      </fieldset>
    </>
  );
}

function Limits({ form, hint }: PartProps & { hint: string }) {
  return (
    <fieldset>
      <legend className="code-legend">Begränsningar</legend>
      <div className="code-limits">
        <TextField
          {...form.text("minNights")}
          {...NUMBER}
          label="Minsta antal nätter"
          hint="Tomt: hur få som helst."
        />
        <TextField {...form.text("maxUses")} {...NUMBER} label="Antal gånger i allt" hint={hint} />
        <TextField
          {...form.text("maxUsesPerEmail")}
          {...NUMBER}
          label="Antal gånger per e-postadress"
          hint="Tomt: hur många som helst."
        />
      </div>
    </fieldset>
  );
}
