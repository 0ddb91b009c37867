import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "wouter";
import { purposesOf, toolsOf, type Purpose } from "#domain/tracking/consent.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { SwitchField } from "#web/ui/switch-field.tsx";
import { consentTexts, namesOf, PURPOSE_LABELS, PURPOSE_WORDS } from "./consent-texts.ts";
import "./consent-dialog.css";

type ConsentDialogProps = {
  settings: TrackingSettings;
  /** What was allowed before. Nothing is chosen for anybody in advance. */
  allowed: readonly Purpose[];
  /** From the footer, on wish; otherwise the shop is asking. */
  isOpened: boolean;
  onChoose: (allowed: readonly Purpose[]) => void;
  onClose: () => void;
};

/** Asks without standing in the way: the page behind can be read and used meanwhile. */
export function ConsentDialog({
  settings,
  isOpened,
  onChoose,
  onClose,
  ...rest
}: ConsentDialogProps) {
  const purposes = purposesOf(settings);
  const [isChoosing, setIsChoosing] = useState(isOpened);
  const [allowed, setAllowed] = useState(rest.allowed);
  const allow = (purpose: Purpose, isOn: boolean) =>
    setAllowed((before) => [
      ...before.filter((one) => one !== purpose),
      ...(isOn ? [purpose] : []),
    ]);
  if (purposes.length === 0)
    return (
      <Surface title={consentTexts.opened} onEscape={onClose} words={consentTexts.nothing}>
        <Button look="quiet" onClick={onClose}>
          {consentTexts.close}
        </Button>
      </Surface>
    );
  const look = isChoosing ? "quiet" : "primary";
  return (
    <Surface
      title={isOpened ? consentTexts.opened : consentTexts.title}
      onEscape={isOpened ? onClose : undefined}
      words={
        isChoosing
          ? consentTexts.choosing
          : `${consentTexts.lead} ${namesOfPurposes(purposes)}. ${consentTexts.change}`
      }
      choices={
        isChoosing && (
          <Choices settings={settings} purposes={purposes} allowed={allowed} onAllow={allow} />
        )
      }
    >
      {isChoosing && (
        <Button
          className="consent-wide"
          onClick={() => onChoose(purposes.filter((one) => allowed.includes(one)))}
        >
          {consentTexts.save}
        </Button>
      )}
      <Button look={look} onClick={() => onChoose(purposes)}>
        {consentTexts.all}
      </Button>
      <Button look={look} onClick={() => onChoose([])}>
        {consentTexts.none}
      </Button>
      {!isChoosing && (
        <Button look="quiet" className="consent-wide" onClick={() => setIsChoosing(true)}>
          {consentTexts.choose}
        </Button>
      )}
    </Surface>
  );
}

/** Asked for, but what there is to choose could not be fetched. */
export function ConsentUnknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="consent">
      <RetryNotice sentence={sentenceFor(error)} onRetry={onRetry} />
    </div>
  );
}

function namesOfPurposes(purposes: readonly Purpose[]): string {
  return purposes.map((purpose) => PURPOSE_LABELS[purpose].toLowerCase()).join(" och ");
}

type ChoicesProps = {
  settings: TrackingSettings;
  purposes: readonly Purpose[];
  allowed: readonly Purpose[];
  onAllow: (purpose: Purpose, isOn: boolean) => void;
};

function Choices({ settings, purposes, allowed, onAllow }: ChoicesProps) {
  return (
    <div className="consent-choices">
      <SwitchField
        label={consentTexts.necessary}
        hint={consentTexts.necessaryWords}
        checked
        disabled
        readOnly
      />
      {purposes.map((purpose) => (
        <SwitchField
          key={purpose}
          label={PURPOSE_LABELS[purpose]}
          hint={PURPOSE_WORDS[purpose](namesOf(toolsOf(settings, purpose)))}
          checked={allowed.includes(purpose)}
          onChange={({ target }) => onAllow(purpose, target.checked)}
        />
      ))}
    </div>
  );
}

type SurfaceProps = {
  title: string;
  words: string;
  choices?: ReactNode;
  onEscape: (() => void) | undefined;
  children: ReactNode;
};

function Surface({ title, words, choices, onEscape, children }: SurfaceProps) {
  const id = useId();
  const element = useTakenFocus(onEscape !== undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape?.();
  };
  return (
    <div
      ref={element}
      className="consent"
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      aria-describedby={`${id}-words`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
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
