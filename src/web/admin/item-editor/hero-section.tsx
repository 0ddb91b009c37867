import { TextField } from "#web/ui/text-field.tsx";
import { EditorSection } from "./editor-section.tsx";
import { textProps, type SectionProps } from "./form-parts.ts";
import { FORM_SECTIONS } from "./texts.ts";

export function HeroSection(props: SectionProps) {
  return (
    <EditorSection
      section={FORM_SECTIONS.hero}
      lead="Orden över den stora bilden överst på objektets sida."
    >
      <TextField
        {...textProps(props, "heroText")}
        label="Rubrik"
        hint="Tomt: objektets namn."
        maxLength={200}
      />
      <TextField {...textProps(props, "heroTagline")} label="Underrubrik" maxLength={300} />
    </EditorSection>
  );
}
