import { useQuery } from "@tanstack/react-query";
import { USUAL_CHECKLISTS } from "#domain/hand-over/checklists.ts";
import { shopSettings } from "#web/api/settings.ts";
import { ChecklistField, ChecklistPreview } from "#web/shell/checklist/checklist-field.tsx";
import { EditorSection } from "./editor-section.tsx";
import { errorAt, type SectionProps } from "./form-parts.ts";
import { FORM_SECTIONS } from "./texts.ts";

/** What is looked at when it goes out and comes back: as of all of its kind, or a list of its own. */
export function ChecklistSection(props: SectionProps) {
  const { draft, change } = props;
  const { data: shop } = useQuery(shopSettings);
  const own = draft.checklist;
  const ofType = (shop?.checklists ?? USUAL_CHECKLISTS)[draft.type];
  return (
    <EditorSection section={FORM_SECTIONS.checklist}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 block max-w-full text-sm font-semibold wrap-anywhere">
          Det här kontrolleras
        </legend>
        <div className="type-choice">
          <label>
            <input
              type="radio"
              name="checklist-kind"
              checked={own === null}
              onChange={() => change({ checklist: null })}
            />
            {draft.type === "rv" ? "Som alla husbilar" : "Som all utrustning"}
          </label>
          <label>
            <input
              type="radio"
              name="checklist-kind"
              checked={own !== null}
              onChange={() => change({ checklist: own ?? ofType.join("\n") })}
            />
            Egen lista
          </label>
        </div>
      </fieldset>
      {own === null ? (
        <ChecklistPreview checks={ofType} />
      ) : (
        <ChecklistField
          name="checklist"
          label="Egen checklista"
          value={own}
          error={errorAt(props, "checklist")}
          onChange={(checklist) => change({ checklist })}
          putBack={{ lines: ofType, label: "Återställ till butikens lista" }}
        />
      )}
    </EditorSection>
  );
}
