import { ArrowLeft, ArrowRight, GripVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { PictureSource } from "#web/ui/picture-frame.tsx";
import { moved, placeByKey } from "./move.ts";
import { PictureTile } from "./picture-tile.tsx";
import { useDragOrder } from "./use-drag-order.ts";

type GalleryProps = {
  urls: string[];
  pictureOf: (url: string) => PictureSource;
  altOf: (url: string) => string;
  onDescribe: (url: string, alt: string) => void;
  onReorder: (urls: string[]) => void;
  onMakeMain: (url: string) => void;
};

/** The pictures of the gallery, in an order that is changed by dragging, by buttons or by the arrow keys. */
export function Gallery({
  urls,
  pictureOf,
  altOf,
  onDescribe,
  onReorder,
  onMakeMain,
}: GalleryProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const [focus, setFocus] = useState<{ index: number; part: string }>();
  useEffect(() => {
    if (!focus) return;
    // The browser lets go of the focus when the tile is taken to its new place.
    list.current
      ?.querySelector<HTMLElement>(`[data-index="${focus.index}"] [data-part="${focus.part}"]`)
      ?.focus();
  }, [focus]);

  const move = (from: number, to: number, part = "handle") => {
    onReorder(moved(urls, from, to));
    setSaid(`Bilden är nu nummer ${to + 1} av ${urls.length}.`);
    setFocus({ index: to, part });
  };
  const { drag, start } = useDragOrder(move);

  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ol ref={list} className="gallery-tiles">
        {urls.map((url, index) => (
          <li
            key={url}
            data-index={index}
            data-dragged={drag?.index === index}
            data-over={drag !== undefined && drag.over === index && drag.index !== index}
            style={drag?.index === index ? { translate: `${drag.dx}px ${drag.dy}px` } : undefined}
          >
            <PictureTile
              picture={pictureOf(url)}
              name={`Bild ${index + 1}`}
              alt={altOf(url)}
              onDescribe={(alt) => onDescribe(url, alt)}
              handle={
                <button
                  type="button"
                  className="drag-handle"
                  data-part="handle"
                  aria-label={`Flytta bild ${index + 1} med piltangenterna`}
                  onPointerDown={(event) => start(index, event)}
                  onKeyDown={(event) => {
                    const to = placeByKey(event.key, index, urls.length);
                    if (to === undefined) return;
                    event.preventDefault();
                    move(index, to);
                  }}
                >
                  <GripVertical aria-hidden="true" size={20} />
                </button>
              }
            >
              <button
                type="button"
                className="icon-button"
                data-part="back"
                aria-label={`Flytta bild ${index + 1} bakåt`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, index === 1 ? "on" : "back")}
              >
                <ArrowLeft aria-hidden="true" size={18} />
              </button>
              <button
                type="button"
                className="icon-button"
                data-part="on"
                aria-label={`Flytta bild ${index + 1} framåt`}
                disabled={index === urls.length - 1}
                onClick={() => move(index, index + 1, index === urls.length - 2 ? "back" : "on")}
              >
                <ArrowRight aria-hidden="true" size={18} />
              </button>
              <Button
                look="plain"
                className="button-small button-danger-quiet tile-removal"
                aria-label={`Ta bort bild ${index + 1}`}
                onClick={() => onReorder(urls.toSpliced(index, 1))}
              >
                Ta bort
              </Button>
              <Button
                look="plain"
                className="button-small tile-main"
                onClick={() => onMakeMain(url)}
              >
                Gör till huvudbild<span className="sr-only"> bild {index + 1}</span>
              </Button>
            </PictureTile>
          </li>
        ))}
      </ol>
    </>
  );
}
