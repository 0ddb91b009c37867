import { useQuery } from "@tanstack/react-query";
import { Settings2 } from "lucide-react";
import type { LedgerChoices } from "#contracts/accounting.ts";
import { ACCOUNT_RANGES } from "#domain/bookkeeping/choose-accounts.ts";
import { DEFAULT_ACCOUNTS } from "#domain/bookkeeping/voucher.ts";
import { ACCOUNT_PURPOSE_LABELS } from "#texts/account-purposes.ts";
import { ledgerAccounts, useChangeLedgerAccounts } from "#web/api/accounting.ts";
import { FetchProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { SwitchField } from "#web/ui/switch-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import {
  ACCOUNT_GROUPS,
  accountProblems,
  PURPOSES,
  readAccounts,
  type TypedAccounts,
} from "./typed-accounts.ts";

/** Where new vouchers are posted. */
export function AccountsDialog() {
  return (
    <EditDialog
      title="Konton"
      trigger={
        <Button look="quiet">
          <Settings2 aria-hidden="true" size={18} />
          Konton
        </Button>
      }
    >
      <Loaded />
    </EditDialog>
  );
}

function Loaded() {
  const { data, error, refetch } = useQuery(ledgerAccounts);
  if (data) return <AccountsForm choices={data} />;
  if (!error) return <Spinner />;
  return <FetchProblem error={error} onRetry={() => void refetch()} />;
}

function AccountsForm({ choices }: { choices: LedgerChoices }) {
  const change = useChangeLedgerAccounts();
  const { cancellationFeeHasVat } = choices;

  async function undo(saved: LedgerChoices): Promise<void> {
    try {
      await change.mutateAsync({ ...choices, before: saved });
      toast({ title: "Ångrat, kontona är som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  const form = useForm({
    start: { ...asTyped(choices), cancellationFeeHasVat },
    mistakes: accountProblems,
    send: async (typed) => {
      const saved = await change.mutateAsync({
        ...readAccounts(typed),
        cancellationFeeHasVat: typed.cancellationFeeHasVat,
      });
      toast({
        title: "Kontona är sparade",
        description: "De gäller för nya verifikationer.",
        action: { label: "Ångra", press: () => void undo(saved) },
      });
    },
  });
  return (
    <EditForm form={form} submitLabel="Spara konton">
      <p className="text-muted">
        BAS-konton som nya verifikationer bokförs på. Gamla verifikationer behåller sina konton.
      </p>
      {ACCOUNT_GROUPS.map(({ title, purposes }) => (
        <fieldset key={title} className="books-accounts">
          <legend className="heading-3">{title}</legend>
          {purposes.map((purpose) => (
            <TextField
              key={purpose}
              {...form.text(purpose)}
              label={ACCOUNT_PURPOSE_LABELS[purpose]}
              hint={`Mellan ${ACCOUNT_RANGES[purpose].join(" och ")}. Förvalt: ${DEFAULT_ACCOUNTS[purpose]}.`}
              inputMode="numeric"
              maxLength={4}
              onChange={({ target }) => form.change({ [purpose]: target.value.trim() })}
            />
          ))}
          {purposes.includes("cancellationFees") && (
            <SwitchField
              label="Avbokningsavgift med moms"
              hint={FEE_HINT}
              {...form.check("cancellationFeeHasVat")}
            />
          )}
        </fieldset>
      ))}
    </EditForm>
  );
}

const FEE_HINT =
  "Bestäm det tillsammans med din redovisningskonsult: med moms bokförs avgiften som försäljning, utan moms på kontot för avbokningsavgifter.";

function asTyped(accounts: LedgerChoices): TypedAccounts {
  return Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, String(accounts[purpose])]),
  ) as TypedAccounts;
}
