import { Panel } from "#web/ui/panel.tsx";
import type { OwnProps } from "./own-props.ts";

/** What to bring, thing by thing; on paper each has a box to tick. */
export function PackingPanel({ page: { packing } }: Pick<OwnProps, "page">) {
  if (packing.length === 0) return null;
  return (
    <div id="ta-med">
      <Panel title="Ta med">
        {packing.map(({ itemName, lines }) => (
          <div key={itemName} className="own-packing">
            {packing.length > 1 && <h3 className="own-packing-for">{itemName}</h3>}
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
    </div>
  );
}
