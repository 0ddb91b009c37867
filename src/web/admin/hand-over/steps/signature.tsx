import { useEffect, useRef, useState } from "react";
import SignaturePad from "signature_pad";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { SIGNED_SENTENCES } from "#texts/signing-words.ts";
import type { Signer } from "#web/admin/hand-over/draft/draft.ts";
import type { Mistake } from "#web/admin/hand-over/draft/left-to-do.ts";
import { replaceDrawing } from "#web/admin/hand-over/photographs/laying-down.ts";
import type { Photographs } from "#web/admin/hand-over/photographs/use-photographs.ts";
import { fitStrokes, isSignature } from "#web/admin/hand-over/strokes.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Step } from "./step.tsx";

type SignatureProps = {
  kind: ProtocolKind;
  signer: Signer;
  photographs: Photographs;
  mistakes: readonly Mistake[];
  /** Answers whether it was taken: what is signed is changed no more. */
  onChange: (change: Partial<Signer>) => boolean;
};

/** Signed by finger, by whoever stands there; or by nobody. */
export function Signature({ kind, signer, photographs, mistakes, onChange }: SignatureProps) {
  const { name, isAbsent, drawing } = signer;
  // What is being drawn stays a drawing; what was drawn before the page was loaded is shown.
  const [isDrawing, setDrawing] = useState(drawing === null);
  // Each stroke makes it another; the next may come before the page is drawn anew.
  const last = useRef(drawing);
  const replace = (drawn: Promise<Drawn | null>) =>
    photographs.inTurn(async () => {
      last.current = await replaceDrawing(last.current, await drawn, {
        add: photographs.addDrawing,
        take: (id) => onChange({ drawing: id }),
        drop: photographs.drop,
      });
    });
  const isNameMissing = drawing !== null && name.trim() === "";
  return (
    <Step id="underskrift" mistakes={isNameMissing ? [] : mistakes}>
      {!isAbsent && (
        <>
          <p>{SIGNED_SENTENCES[kind]}</p>
          <TextField
            label="Namn"
            autoComplete="off"
            maxLength={100}
            value={name}
            error={
              isNameMissing ? mistakes.find(({ step }) => step === "underskrift")?.words : undefined
            }
            onChange={({ target }) => onChange({ name: target.value })}
          />
          {isDrawing || drawing === null ? (
            <DrawingPad onDrawn={(drawn) => void replace(drawn)} />
          ) : (
            <>
              <div className="hand-over-pad" data-drawn>
                <img src={photographs.shown(drawing)} alt={`Underskrift av ${name}`} />
              </div>
              <div className="hand-over-row">
                <Button
                  look="quiet"
                  onClick={() => {
                    void replace(Promise.resolve(null));
                    setDrawing(true);
                  }}
                >
                  Skriv om
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <CheckField
        label="Kunden är inte på plats"
        checked={isAbsent}
        onChange={({ target }) => onChange({ isAbsent: target.checked })}
      />
    </Step>
  );
}

type Drawn = { blob: Blob; thumb: string };

/** Each stroke makes another picture of it, which takes a moment; null where it was wiped out. */
function DrawingPad({ onDrawn }: { onDrawn: (drawn: Promise<Drawn | null>) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [has, setDrawn] = useState<"nothing" | "dot" | "name">("nothing");
  const tell = useRef(onDrawn);
  useEffect(() => {
    tell.current = onDrawn;
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const drawn = new SignaturePad(element, {
      // As the sheet beside it says.
      penColor: getComputedStyle(element).color,
      backgroundColor: "white",
      minWidth: 1,
      maxWidth: 2.75,
    });
    pad.current = drawn;
    drawn.addEventListener("endStroke", () => {
      setDrawn(isSignature(drawn.toData()) ? "name" : "dot");
      if (!isSignature(drawn.toData())) return;
      tell.current(pictureOf(element));
    });
    const fit = () => fitCanvas(element, drawn);
    const seen = new ResizeObserver(fit);
    seen.observe(element);
    return () => {
      seen.disconnect();
      drawn.off();
    };
  }, []);
  return (
    <>
      <div className="hand-over-pad">
        <canvas ref={canvas} role="img" aria-label="Skriv under här med fingret" />
        {has === "nothing" && <p aria-hidden="true">Skriv under här med fingret</p>}
      </div>
      {has !== "nothing" && (
        <div className="hand-over-row">
          <Button
            look="quiet"
            onClick={() => {
              pad.current?.clear();
              setDrawn("nothing");
              tell.current(Promise.resolve(null));
            }}
          >
            Sudda
          </Button>
          {has === "dot" && (
            <p className="text-muted" role="status">
              En prick räcker inte: skriv namnet eller initialerna.
            </p>
          )}
        </div>
      )}
    </>
  );
}

function pictureOf(element: HTMLCanvasElement): Promise<Drawn | null> {
  const thumb = element.toDataURL("image/png");
  return new Promise((resolve) =>
    element.toBlob((blob) => resolve(blob && { blob, thumb }), "image/png"),
  );
}

/** As many points as the screen has; what is drawn stays when the phone is turned. */
function fitCanvas(element: HTMLCanvasElement, drawn: SignaturePad): void {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  const width = Math.round(element.offsetWidth * ratio);
  const height = Math.round(element.offsetHeight * ratio);
  if (element.width === width && element.height === height) return;
  const strokes = drawn.toData();
  Object.assign(element, { width, height });
  element.getContext("2d")?.scale(ratio, ratio);
  drawn.clear();
  drawn.fromData(fitStrokes(strokes, { width: width / ratio, height: height / ratio }));
}
