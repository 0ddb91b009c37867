import { useQuery } from "@tanstack/react-query";
import { allAgreements } from "#web/api/catalog-admin.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { withoutOwnAgreement } from "./agreement-words.ts";
import { textProps, type SectionProps } from "./form-parts.ts";

export function AgreementChoice(props: SectionProps) {
  const { data: agreements, isError } = useQuery(allAgreements);
  const chosen = props.draft.rentalAgreementId;
  const isListed = agreements?.some(({ id }) => String(id) === chosen) ?? false;
  return (
    <SelectField
      {...textProps(props, "rentalAgreementId")}
      label="Hyresavtal"
      hint={
        isError
          ? "Hyresavtalen kunde inte hämtas. Valet ligger kvar som det är."
          : "Det avtal som kunden godkänner när objektet bokas."
      }
      options={[
        { value: "", label: withoutOwnAgreement(agreements) },
        ...(chosen !== "" && !isListed ? [{ value: chosen, label: "Nuvarande avtal" }] : []),
        ...(agreements ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
