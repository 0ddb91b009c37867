import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FeatureSet } from "#domain/catalog/feature-sets.ts";
import { Button } from "#web/ui/button.tsx";
import { EditorSection } from "./editor-section.tsx";
import { FeatureGroup } from "./feature-group.tsx";
import type { SectionProps } from "./form-parts.ts";
import { FORM_SECTIONS } from "./texts.ts";

const EMPTY_GROUP: FeatureSet = { heading: "", features: [""] };

export function FeaturesSection({ draft, errors, change }: SectionProps) {
  const groups = draft.featureSets;
  const list = useRef<HTMLDivElement>(null);
  // What was just added is where one types next.
  const [wanted, setWanted] = useState<{ name: string }>();
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[name="${wanted.name}"]`)?.focus();
  }, [wanted]);

  const replace = (index: number, group: FeatureSet) =>
    change({ featureSets: groups.with(index, group) });

  return (
    <EditorSection
      section={FORM_SECTIONS.features}
      lead="Det som ingår, samlat i grupper. Varje grupp blir ett kort på objektets sida."
    >
      <div ref={list} className="grid gap-6">
        {groups.map((group, index) => (
          <FeatureGroup
            key={index}
            index={index}
            group={group}
            type={draft.type}
            errors={errors}
            onChange={(changed, focus) => {
              replace(index, changed);
              if (focus !== undefined) setWanted({ name: focus });
            }}
            removal={
              groups.length > 1 && (
                <Button
                  look="plain"
                  className="button-small button-danger-quiet"
                  onClick={() => change({ featureSets: groups.toSpliced(index, 1) })}
                >
                  <Trash2 aria-hidden="true" size={18} />
                  Ta bort gruppen
                </Button>
              )
            }
          />
        ))}
      </div>
      <div>
        <Button
          look="quiet"
          onClick={() => {
            change({ featureSets: [...groups, EMPTY_GROUP] });
            setWanted({ name: `featureSets.${groups.length}.heading` });
          }}
        >
          <Plus aria-hidden="true" size={18} />
          Lägg till grupp
        </Button>
      </div>
    </EditorSection>
  );
}
