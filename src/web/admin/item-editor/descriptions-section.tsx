import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EditorSection } from "./editor-section.tsx";
import { FilmPreview } from "./film-preview.tsx";
import { textProps, type SectionProps } from "./form-parts.ts";
import { FORM_SECTIONS } from "./texts.ts";
import { descriptionExample } from "./writing-hints.ts";

export function DescriptionsSection(props: SectionProps) {
  return (
    <EditorSection section={FORM_SECTIONS.descriptions}>
      <TextField
        {...textProps(props, "miniHeading")}
        label="Minirubrik"
        hint="Visas på kortet på startsidan, högst två rader."
        maxLength={300}
      />
      <TextArea
        {...textProps(props, "shortDescription")}
        label="Kort beskrivning"
        hint="En eller två meningar, på kortet och överst på sidan."
        rows={3}
        maxLength={1000}
      />
      <TextArea
        {...textProps(props, "description")}
        label="Beskrivning"
        hint="Hela berättelsen. En tom rad ger ett nytt stycke."
        placeholder={descriptionExample(props.draft.type)}
        rows={9}
        maxLength={20_000}
      />
      <TextField
        {...textProps(props, "youtubeVideoId")}
        label="Film på YouTube"
        hint="Filmens id. Du kan också klistra in hela adressen."
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...textProps(props, "youtubeVideoTitle")}
        label="Filmens titel"
        hint="Läses upp för den som inte ser filmen."
        maxLength={200}
      />
      <FilmPreview typed={props.draft.youtubeVideoId} title={props.draft.youtubeVideoTitle} />
    </EditorSection>
  );
}
