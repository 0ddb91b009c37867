import type { Section } from "./texts.ts";

/** Leads to the parts of a long page. No step of it stands in the history: back leads out of the page. */
export function SectionNav({ sections }: { sections: Section[] }) {
  return (
    <nav className="section-nav" aria-label="Delar av sidan">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.scrollIntoView();
                section?.focus({ preventScroll: true });
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
