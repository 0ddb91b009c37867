import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FullAgreement } from "#contracts/agreements.ts";
import { openPlaces } from "#domain/catalog/open-places.ts";
import { listed } from "#texts/listed.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSaveAgreement } from "#web/api/catalog-admin.ts";
import { shopSettings } from "#web/api/settings.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { missingIn } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { useEditDialog } from "#web/ui/edit-dialog.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { asHtml } from "./as-html.ts";
import { ContentField } from "./content-field.tsx";
import { isDraftOffered } from "#domain/shop/agreement-draft.ts";
import { placesLeft } from "./open-words.ts";

/** Edits the agreement it is given, or makes a new one. */
export function AgreementForm({ agreement }: { agreement?: FullAgreement }) {
  const save = useSaveAgreement();
  // Said until it is saved: whoever has been told that somebody else saved meanwhile, and saves again, means it.
  const [overtaken, setOvertaken] = useState<unknown>(null);
  const form = useForm({
    start: startOf(agreement),
    mistakes: (typed) => missingIn(typed, FIELDS),
    send: async (typed) => {
      const wish = { ...typed, content: asHtml(typed.content) };
      const version = overtaken === null ? { version: agreement?.version } : {};
      await save.mutateAsync(agreement ? { ...wish, id: agreement.id, ...version } : wish);
      toast({ title: agreement ? "Hyresavtal uppdaterat" : "Hyresavtal skapat" });
    },
    onRefused: (error) => {
      // Who decides what becomes of the other's text reads it in the dialog, and needs its buttons.
      if (error instanceof ApiError && error.code === OVERTAKEN) setOvertaken(error);
      else tellProblem(error);
    },
  });
  const open = openPlaces(form.values.content);
  const [isAsking, setIsAsking] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  const dialog = useEditDialog();
  /** Asks before customers read what is left open; what is missing altogether is said first. */
  const submit = async () => {
    const isWhole = Object.keys(missingIn(form.values, FIELDS)).length === 0;
    if (!isWhole || open.length === 0 || overtaken !== null) return form.submit();
    if (document.activeElement instanceof HTMLElement) pressed.current = document.activeElement;
    setIsAsking(true);
    return false;
  };
  return (
    <EditForm
      form={{ ...form, submit }}
      submitLabel={overtaken === null ? "Spara avtalet" : "Spara över ändå"}
      {...(overtaken !== null && {
        problem: <CallProblem error={form.problem ?? overtaken} />,
      })}
    >
      {!agreement && form.values.content.trim() === "" && (
        <DraftOffer onTake={(draft) => form.change(draft)} />
      )}
      <TextField {...form.text("name")} label="Namn" required maxLength={200} />
      <TextField
        {...form.text("description")}
        label="Beskrivning"
        hint="Visas bara här, så att du känner igen avtalet."
        required
        maxLength={1000}
      />
      <ContentField
        value={form.values.content}
        error={form.errors["content"]}
        onChange={(content) => form.change({ content })}
      />
      <OpenPlaces open={open} />
      <CheckField
        {...form.check("isDefault")}
        label="Standardavtal"
        hint="Gäller för alla objekt som inte har ett eget avtal. Det finns bara ett åt gången."
      />
      {isAsking && (
        <QuestionDialog
          title="Spara avtalet som det är?"
          question={`${placesLeft(open.length)} är kvar. Kunden läser dem som de står.`}
          confirmLabel="Spara ändå"
          declineLabel="Fortsätt skriva"
          isDangerous={false}
          focusBack={pressed}
          focusAfter={pressed}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            if (await form.submit()) dialog?.close();
            return true;
          }}
        />
      )}
    </EditForm>
  );
}

const OVERTAKEN = "catalog.agreement-edited";
const FIELDS = ["name", "description", "content"] as const;

function startOf(agreement: FullAgreement | undefined) {
  const { name = "", description = "", content = "", isDefault = false } = agreement ?? {};
  return { name, description, content, isDefault };
}

/** Said before customers read it: what the draft has left open. */
function OpenPlaces({ open }: { open: string[] }) {
  return (
    <p role="status" className="text-sm text-balance text-warning empty:hidden">
      {open.length > 0 &&
        `${open.length} kvar inom hakparenteser: ${listed(open)}. Kunden läser dem som de står, så skriv vad som gäller hos er.`}
    </p>
  );
}

type Draft = { name: string; description: string; content: string; isDefault: boolean };

/** Nobody writes a whole agreement from nothing, and nobody who lends kayaks begins from one about motorhomes. */
function DraftOffer({ onTake }: { onTake: (draft: Draft) => void }) {
  const { shop } = usePageState();
  const { data: { cancellationPolicy } = shop } = useQuery(shopSettings);
  if (!isDraftOffered(shop.rents)) return null;
  return (
    <div className="notice grid justify-items-start gap-3">
      <p>
        Börja gärna från vårt utkast, skrivet för husbilar och utrustning. Det som din butik
        bestämmer själv, som självrisk och avgifter, står inom hakparenteser. Läs igenom och ändra
        innan du sparar.
      </p>
      <Button
        look="quiet"
        className="button-small"
        onClick={() =>
          void import("./agreement-draft.ts").then(({ agreementDraft }) =>
            onTake(agreementDraft(shop.company.name, cancellationPolicy)),
          )
        }
      >
        Fyll i utkastet
      </Button>
    </div>
  );
}
