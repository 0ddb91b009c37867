import { useState } from "react";
import type { FullAgreement } from "#contracts/agreements.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSaveAgreement } from "#web/api/catalog-admin.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditForm } from "#web/ui/edit-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { asHtml } from "./as-html.ts";
import { ContentField } from "./content-field.tsx";

type Texts = { name: string; description: string; content: string };
type Errors = Partial<Record<keyof Texts, string>>;

/** Edits the agreement it is given, or makes a new one. */
export function AgreementForm({ agreement }: { agreement?: FullAgreement }) {
  const save = useSaveAgreement();
  const [start] = useState(() => startOf(agreement));
  const [typed, setTyped] = useState(start.texts);
  const [isDefault, setIsDefault] = useState(start.isDefault);
  const [errors, setErrors] = useState<Errors>({});
  const isOvertaken = save.error instanceof ApiError && save.error.code === OVERTAKEN;

  function type(field: keyof Texts, text: string) {
    setTyped((before) => ({ ...before, [field]: text }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  async function submit(): Promise<boolean> {
    const missing = missingIn(typed);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return false;
    const wish = { ...typed, content: asHtml(typed.content), isDefault };
    // Whoever has been told that somebody else saved meanwhile, and saves again, means it.
    const version = isOvertaken ? {} : { version: agreement?.version };
    try {
      await save.mutateAsync(agreement ? { ...wish, id: agreement.id, ...version } : wish);
    } catch (error) {
      // Who decides what becomes of the other's text reads it in the dialog, and needs its buttons.
      if (!(error instanceof ApiError && error.code === OVERTAKEN)) tellProblem(error);
      if (error instanceof ApiError) setErrors(error.fields);
      return false;
    }
    toast({ title: agreement ? "Hyresavtal uppdaterat" : "Hyresavtal skapat" });
    return true;
  }

  return (
    <EditForm
      submitLabel={isOvertaken ? "Spara över ändå" : "Spara avtalet"}
      isDirty={
        isDefault !== start.isDefault || FIELDS.some((one) => typed[one] !== start.texts[one])
      }
      problem={<CallProblem error={save.error} />}
      onSubmit={submit}
    >
      <TextField
        label="Namn"
        required
        maxLength={200}
        value={typed.name}
        error={errors.name}
        onChange={(event) => type("name", event.target.value)}
      />
      <TextField
        label="Beskrivning"
        hint="Visas bara här, så att du känner igen avtalet."
        required
        maxLength={1000}
        value={typed.description}
        error={errors.description}
        onChange={(event) => type("description", event.target.value)}
      />
      <ContentField
        value={typed.content}
        error={errors.content}
        onChange={(text) => type("content", text)}
      />
      <CheckField
        label="Standardavtal"
        hint="Gäller för alla objekt som inte har ett eget avtal. Det finns bara ett åt gången."
        checked={isDefault}
        onChange={(event) => setIsDefault(event.target.checked)}
      />
    </EditForm>
  );
}

const OVERTAKEN = "catalog.agreement-edited";
const FIELDS = ["name", "description", "content"] as const;

function startOf(agreement: FullAgreement | undefined) {
  const { name = "", description = "", content = "", isDefault = false } = agreement ?? {};
  return { texts: { name, description, content }, isDefault };
}

function missingIn(typed: Texts): Errors {
  return Object.fromEntries(
    FIELDS.filter((field) => typed[field].trim() === "").map((field) => [field, "Måste fyllas i"]),
  );
}
