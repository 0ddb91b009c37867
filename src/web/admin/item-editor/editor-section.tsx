import type { ReactNode } from "react";
import { Panel } from "#web/ui/panel.tsx";
import type { Section } from "./texts.ts";

type EditorSectionProps = {
  section: Section;
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A panel that the list of sections leads to. */
export function EditorSection({ section, lead, action, children }: EditorSectionProps) {
  return (
    <div id={section.id} className="editor-section" tabIndex={-1}>
      <Panel title={section.title} {...(lead !== undefined && { lead })} action={action}>
        {children}
      </Panel>
    </div>
  );
}
