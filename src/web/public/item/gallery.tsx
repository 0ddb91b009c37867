import { useRef, useState, type CSSProperties } from "react";
import type { Picture } from "#contracts/catalog.ts";
import { Lightbox } from "#web/ui/lightbox.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { itemTexts } from "./texts.ts";

const SIZES =
  "(max-width: 640px) calc(100vw - 3rem), (max-width: 1024px) 46vw, (max-width: 1300px) 31vw, 400px";

export function Gallery({ name, pictures }: { name: string; pictures: Picture[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (pictures.length === 0) return null;
  return (
    <section className="page-width gallery" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" className="sr-only">
        {itemTexts.pictures}
      </h2>
      <ul className="gallery-columns">
        {pictures.map((picture, index) => (
          <li key={picture.url} style={heightOf(picture)}>
            <button
              type="button"
              className="gallery-button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                opener.current = currentTarget;
                setShown(index);
              }}
            >
              <span className="sr-only">
                Förstora bild {index + 1} av {pictures.length}
                {picture.alt !== "" && ":"}
              </span>
              <PictureFrame picture={picture} sizes={SIZES} className="gallery-picture" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        title={`${itemTexts.pictures} av ${name}`}
        pictures={pictures}
        shown={shown}
        onShow={setShown}
        opener={opener}
      />
    </section>
  );
}

/** In hundredths of a column's width, which are the gallery's rows. */
function heightOf({ width, height }: Picture): CSSProperties {
  return { "--height": Math.round((100 * height) / width) } as CSSProperties;
}
