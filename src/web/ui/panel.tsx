import { createContext, useContext, useId, useRef, type ReactNode, type RefObject } from "react";
import "./panel.css";

type PanelProps = {
  title: string;
  /** Says in a few words what the panel is for. */
  lead?: string;
  /** What can be done with the whole panel, beside its title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

const HeadingContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** The heading of the surrounding panel, to have the focus when what had it goes away. */
export function usePanelHeading(): RefObject<HTMLElement | null> | undefined {
  return useContext(HeadingContext);
}

/** A part of a page under a heading of its own. */
export function Panel({ title, lead, action, className = "", children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={`card panel ${className}`} aria-labelledby={id}>
      <div className="panel-top">
        <div>
          <h2 id={id} className="heading-2" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className="mt-1.5 max-w-[75ch] text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <HeadingContext value={heading}>{children}</HeadingContext>
    </section>
  );
}
