import type { OfficeSection } from "#domain/access/office-sections.ts";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { SwitchField } from "#web/ui/switch-field.tsx";
import { useAreShortcutsOn } from "./use-shortcuts.ts";

type ShortcutHelpProps = { sections: readonly OfficeSection[]; onClose: () => void };

export function ShortcutHelp({ sections, onClose }: ShortcutHelpProps) {
  const [isOn, setOn] = useAreShortcutsOn();
  const rows: [string[], string][] = [
    [["Ctrl", "K"], "Sök"],
    [["/"], "Sök"],
    [["?"], "Visa kortkommandon"],
    [["M"], "Ta tag i en bokning i kalendern"],
    ...sections
      .filter(({ key }) => key)
      .map(({ key = "", label }): [string[], string] => [["G", key.toUpperCase()], label]),
  ];
  return (
    <ShownDialog title="Kortkommandon" onClose={onClose}>
      <dl className="shortcuts">
        {rows.map(([keys, label]) => (
          <div key={keys.join()}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SwitchField
        label="Kortkommandon utan Ctrl"
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      <div className="edit-buttons">
        <Button data-begin="true" onClick={onClose}>
          Stäng
        </Button>
      </div>
    </ShownDialog>
  );
}
