import { useState } from "react";
import { purposesOf, toolsOf, type Purpose } from "#domain/tracking/consent.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { SwitchField } from "#web/ui/switch-field.tsx";
import { ConsentSurface } from "./consent-surface.tsx";
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
      <ConsentSurface title={consentTexts.opened} onEscape={onClose} words={consentTexts.nothing}>
        <Button look="quiet" onClick={onClose}>
          {consentTexts.close}
        </Button>
      </ConsentSurface>
    );
  const look = isChoosing ? "quiet" : "primary";
  return (
    <ConsentSurface
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
    </ConsentSurface>
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
