import { LICENCES } from "#domain/catalog/item-facts.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { TypedFacts } from "./draft/facts-draft.ts";
import { EditorSection } from "./editor-section.tsx";
import { errorAt, textProps, type SectionProps } from "./form-parts.ts";
import { FORM_SECTIONS } from "./texts.ts";

const NUMBER = { inputMode: "numeric", autoComplete: "off", maxLength: 15 } as const;

/** What people ask before they book, and what they are to bring. Each may be left empty. */
export function FactsSection(props: SectionProps) {
  const isDriven = props.draft.type === "rv";
  return (
    <EditorSection
      section={FORM_SECTIONS.facts}
      lead="Står på objektets sida och läses av sökmotorer. Det du lämnar tomt visas inte."
    >
      <div className="editor-pair">
        <TextField
          {...factProps(props, "lengthCm")}
          {...NUMBER}
          label="Längd"
          unit="cm"
          hint="660 visas som 6,60 m."
        />
        <TextField
          {...factProps(props, "weightKg")}
          {...NUMBER}
          inputMode="decimal"
          label={isDriven ? "Totalvikt" : "Vikt"}
          unit="kg"
        />
        {isDriven && <Distance {...props} />}
        <TextField
          {...factProps(props, "minAge")}
          {...NUMBER}
          label="Lägsta ålder"
          unit="år"
          hint={isDriven ? "På den som kör." : "På den som hyr."}
        />
        {isDriven && <LicenceFields {...props} />}
      </div>
      <TextArea
        {...factProps(props, "included")}
        label="Det här ingår"
        hint="En sak per rad, till exempel: Gasol."
        rows={5}
      />
      <TextArea
        {...textProps(props, "packingList")}
        error={errorAt(props, "packingList")}
        label="Packlista"
        hint="Det kunden bör ta med, en sak per rad. Står på kundens egen sida under Ta med."
        rows={5}
      />
    </EditorSection>
  );
}

function Distance(props: SectionProps) {
  return (
    <>
      <TextField
        {...textProps(props, "freeKmPerDay")}
        {...NUMBER}
        label="Fria kilometer per dygn"
        unit="km"
        hint="Lämna tomt om ingen gräns finns."
      />
      <TextField
        {...textProps(props, "extraKmPrice")}
        {...NUMBER}
        label="Pris per extra kilometer"
        unit="kr"
      />
    </>
  );
}

function LicenceFields(props: SectionProps) {
  return (
    <>
      <SelectField
        {...factProps(props, "licence")}
        label="Körkort"
        options={[
          { value: "", label: "Inte angivet" },
          ...LICENCES.map((value) => ({ value, label: `${value}-körkort` })),
        ]}
      />
      <TextField
        {...factProps(props, "licenceYears")}
        {...NUMBER}
        label="Körkort sedan minst"
        unit="år"
        hint="När resan börjar. Kunden kan inte ange en förare som har haft körkort kortare tid."
      />
    </>
  );
}

function factProps(props: SectionProps, field: keyof TypedFacts) {
  const name = `facts.${field}`;
  return {
    name,
    value: props.draft.facts[field],
    error: errorAt(props, name),
    onChange: ({ target }: { target: { value: string } }) =>
      props.change((draft) => ({ facts: { ...draft.facts, [field]: target.value } })),
  };
}
