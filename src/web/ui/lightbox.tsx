import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import {
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import "./lightbox.css";
import { PictureFrame, type PictureSource } from "./picture-frame.tsx";

type LightboxProps = {
  title: string;
  pictures: PictureSource[];
  /** Which picture is shown; null while the lightbox is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  /** Has the focus again when the lightbox closes. */
  opener: RefObject<HTMLElement | null>;
};

export function Lightbox({ title, pictures, shown, onShow, opener }: LightboxProps) {
  return (
    <Radix.Root open={shown !== null} onOpenChange={() => onShow(null)}>
      <Radix.Portal>
        <Radix.Overlay className="lightbox-shade" />
        <Radix.Content
          className="lightbox"
          aria-describedby={undefined}
          onKeyDown={(event) => {
            const next = shown === null ? undefined : byKey(event, shown, pictures.length);
            if (next === undefined) return;
            event.preventDefault();
            onShow(next);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {shown !== null && <Viewer pictures={pictures} shown={shown} onShow={onShow} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Past the last picture comes the first one again. */
function around(index: number, count: number): number {
  return (index + count) % count;
}

function byKey({ key }: KeyboardEvent, shown: number, count: number): number | undefined {
  if (key === "ArrowRight") return around(shown + 1, count);
  if (key === "ArrowLeft") return around(shown - 1, count);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

type ViewerProps = Pick<LightboxProps, "pictures" | "onShow"> & { shown: number };

function Viewer({ pictures, shown, onShow }: ViewerProps) {
  const picture = pictures[shown];
  const step = (by: 1 | -1) => onShow(around(shown + by, pictures.length));
  const swipe = useSwipe(step);
  if (!picture) return null;
  const shape = { "--ratio": picture.width / picture.height, "--width": `${picture.width}px` };
  return (
    <>
      <figure className="lightbox-figure" style={shape as CSSProperties} {...swipe}>
        <PictureFrame key={picture.url} picture={picture} sizes="100vw" eager decorative />
        <figcaption aria-live="polite">
          <span className="lightbox-count">
            {shown + 1} av {pictures.length}
          </span>
          <span>{picture.alt}</span>
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <>
          <button type="button" className="lightbox-button lightbox-back" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" size={26} />
            <span className="sr-only">Föregående bild</span>
          </button>
          <button type="button" className="lightbox-button lightbox-on" onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" size={26} />
            <span className="sr-only">Nästa bild</span>
          </button>
        </>
      )}
      <Radix.Close className="lightbox-button lightbox-close">
        <X aria-hidden="true" size={20} />
        Stäng
      </Radix.Close>
    </>
  );
}

const SWIPE_PX = 48;

function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === "touch" && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
