import { useRef, useState, type CSSProperties } from "react";
import type { Picture } from "#contracts/catalog.ts";
import { Lightbox } from "#web/ui/lightbox.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { GAP, galleryLayout, type Place } from "./gallery-layout.ts";
import { itemTexts } from "./texts.ts";

// How wide the gallery is beside the panel at most, in px, and without one too.
const WIDEST = 760;

export function Gallery({ name, pictures }: { name: string; pictures: Picture[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (pictures.length === 0) return null;
  const hung = hang(pictures);
  return (
    <section className="gallery" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" className="sr-only">
        {itemTexts.pictures}
      </h2>
      <ul className="gallery-columns">
        {pictures.map((picture, index) => (
          <li key={picture.url} style={hung[index]?.style}>
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
              <PictureFrame
                picture={picture}
                sizes={hung[index]?.sizes ?? ""}
                className="gallery-picture"
              />
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

/** Where each picture stands by the width of the window, and how wide it then is. */
function hang(pictures: Picture[]): { style: CSSProperties; sizes: string }[] {
  const heights = pictures.map(({ width, height }) => Math.round((100 * height) / width));
  const [inTwo = [], inThree = [], inFour = []] = [2, 3, 4].map((columns) =>
    galleryLayout(heights, columns),
  );
  return heights.map((height, index) => {
    const [two, three, four] = [inTwo[index]!, inThree[index]!, inFour[index]!];
    const style = {
      "--height": height,
      "--in-2": gridArea(two),
      "--in-3": gridArea(three),
      "--in-4": gridArea(four),
    };
    const sizes = [
      "(max-width: 640px) calc(100vw - 3rem)",
      `(max-width: 1024px) ${46 * two.span}vw`,
      `(max-width: 1536px) ${Math.round((WIDEST * three.span) / 3)}px`,
      `${Math.round((WIDEST * four.span) / 4)}px`,
    ];
    return { style: style as CSSProperties, sizes: sizes.join(", ") };
  });
}

/** With the room below it. */
function gridArea({ column, span, row, rows }: Place): string {
  return `${row + 1} / ${column + 1} / span ${rows + GAP} / span ${span}`;
}
