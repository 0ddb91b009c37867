import { useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ConcernGroup } from "./concern-groups.ts";
import { ConcernRow } from "./concern-row.tsx";
import { concernKey } from "./concern-words.ts";

/** As many entries of a group as stand there before somebody asks for the rest. */
const FIRST = 4;

type ConcernSectionProps = { group: ConcernGroup; onCompare: () => Promise<unknown> };

export function ConcernSection({ group, onCompare }: ConcernSectionProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(group.isUrgent);
  const { title, concerns } = group;
  // One more takes no more room than the button that would hide it.
  const shown = isWhole || concerns.length <= FIRST + 1 ? concerns : concerns.slice(0, FIRST);
  const hidden = concerns.length - shown.length;
  function showAll() {
    const next = list.current?.children.length ?? 0;
    setIsWhole(true);
    // Whoever reads on begins where the list went on.
    requestAnimationFrame(() =>
      list.current?.children[next]?.querySelector<HTMLElement>("a, button")?.focus(),
    );
  }
  return (
    <section className="concern-group" data-group={group.name} aria-labelledby={id}>
      <h3 id={id} className="concern-heading">
        {title} <span className="concern-count">{concerns.length}</span>
      </h3>
      <ul ref={list}>
        {shown.map((concern) => (
          <ConcernRow key={concernKey(concern)} concern={concern} onCompare={onCompare} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="plain" className="button-small concern-more" onClick={showAll}>
          Visa {hidden} till
        </Button>
      )}
    </section>
  );
}
