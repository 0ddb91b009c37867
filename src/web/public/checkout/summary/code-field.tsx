import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { PriceAnswer } from "#contracts/offers.ts";
import { formatKronor } from "#texts/format.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Code } from "./use-code.ts";

/** A discount code: asked for on wish, told in the price once it holds. */
export function CodeField({ code, quote }: { code: Code; quote: PriceAnswer | undefined }) {
  const [isAsked, setIsAsked] = useState(code.typed !== undefined || code.refused !== undefined);
  const group = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const { isAccepted } = code;
  const wasAccepted = useRef(isAccepted);
  useEffect(() => {
    // What was pressed is gone, and the focus with it.
    if (hasActed.current && wasAccepted.current !== isAccepted) group.current?.focus();
    wasAccepted.current = isAccepted;
  }, [isAccepted]);

  function change(typed: string | undefined) {
    hasActed.current = true;
    code.use(typed);
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={checkoutTexts.code}
      tabIndex={-1}
      className="summary-code"
    >
      {isAccepted && quote ? (
        <Accepted quote={quote} onRemove={() => change(undefined)} />
      ) : isAsked ? (
        <Asked code={code} onUse={change} />
      ) : (
        <button type="button" className="text-link" onClick={() => setIsAsked(true)}>
          {checkoutTexts.codeAsked}
        </button>
      )}
    </div>
  );
}

function Accepted({ quote, onRemove }: { quote: PriceAnswer; onRemove: () => void }) {
  return (
    <>
      <div role="status">
        <CodeLine quote={quote} />
      </div>
      <Button look="plain" className="summary-code-remove" onClick={onRemove}>
        {checkoutTexts.codeRemove}
        <span className="sr-only"> rabattkoden</span>
      </Button>
    </>
  );
}

/** What an accepted code takes off, which the total has done already. */
export function CodeLine({ quote }: { quote: PriceAnswer }) {
  const line = quote.quoteLines.find(({ kind }) => kind === "code");
  return (
    <p className="summary-code-line">
      <span>{line?.label ?? `Rabattkod ${quote.code?.code}`}, redan avdragen</span>
      <strong>{formatKronor(line?.amount ?? 0)}</strong>
    </p>
  );
}

function Asked({ code, onUse }: { code: Code; onUse: (typed: string) => void }) {
  const [typed, setTyped] = useState(code.typed ?? code.refused ?? "");
  const [isMissed, setIsMissed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    if (typed === "") form.current?.querySelector("input")?.focus();
    // Where it was just asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissed(typed.trim() === "");
    if (typed.trim() !== "" && !code.isAsking) onUse(typed.trim());
  }

  const isAboutThis = typed.trim() === (code.typed ?? code.refused);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        id={id}
        name="code"
        label={checkoutTexts.code}
        value={typed}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isMissed ? checkoutTexts.codeMissing : isAboutThis ? code.problem : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsMissed(false);
        }}
      />
      <Button type="submit" look="quiet" className="button-small" aria-disabled={code.isAsking}>
        {code.isAsking ? checkoutTexts.codeAsking : checkoutTexts.codeUse}
      </Button>
    </form>
  );
}
