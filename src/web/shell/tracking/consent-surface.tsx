import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Link } from "wouter";
import { consentTexts } from "./consent-texts.ts";
import "./consent-dialog.css";

type ConsentSurfaceProps = {
  title: string;
  words: string;
  choices?: ReactNode;
  onEscape: (() => void) | undefined;
  children: ReactNode;
};

/** What the question stands on: its words, its choices, its answers. */
export function ConsentSurface({ title, words, choices, onEscape, children }: ConsentSurfaceProps) {
  const id = useId();
  const element = useTakenFocus(onEscape !== undefined);
  useEffect(() => {
    if (!onEscape) return;
    const listen = (event: KeyboardEvent) => event.key === "Escape" && onEscape();
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onEscape]);
  return (
    <div
      ref={element}
      className="consent"
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      aria-describedby={`${id}-words`}
      tabIndex={-1}
    >
      {onEscape && choices && (
        <button
          type="button"
          className="consent-close"
          aria-label={consentTexts.leave}
          onClick={onEscape}
        >
          <X aria-hidden="true" size={20} />
        </button>
      )}
      <div className="consent-said">
        <div className="consent-words">
          <h2 id={id} className="heading-3">
            {title}
          </h2>
          <p id={`${id}-words`}>{words}</p>
          <p>
            <Link href="/integritet" className="consent-link">
              {consentTexts.more}
            </Link>
          </p>
        </div>
        {choices}
      </div>
      <div className="consent-buttons">{children}</div>
    </div>
  );
}

/**
 * Takes the focus, so that it is read out and can be answered at once: always when it was asked for,
 * by itself only from nobody who is already doing something. Gives it back in the end.
 */
function useTakenFocus(isWanted: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const isIdle = before === null || before === document.body;
    if (isWanted || isIdle) element.current?.focus({ preventScroll: true });
    return () => {
      if (isWanted && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isWanted]);
  return element;
}
