import { useState } from "react";
import type { Picture, RentalItem } from "#contracts/catalog.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { wordRoom } from "#web/shell/page-head.tsx";
import { keepTogether } from "#texts/format.ts";
import { itemTexts } from "./texts.ts";

const SIZES = "(max-width: 767px) 100vw, 68vw";

type HeroProps = { item: RentalItem; picture: Picture | undefined };

export function Hero({ item, picture }: HeroProps) {
  const [failed, setFailed] = useState<string>();
  const heading = keepTogether(item.heroText || item.name);
  return (
    <section data-under-header className="item-hero" aria-labelledby="item-heading">
      {picture?.blur && (
        <div className="item-hero-light" style={{ backgroundImage: `url(${picture.blur})` }} />
      )}
      {/* The gallery shows the same picture, with its words. */}
      {picture && picture.url !== failed && (
        <PictureFrame
          picture={picture}
          sizes={SIZES}
          eager
          decorative
          className="item-hero-picture"
          onFail={() => setFailed(picture.url)}
        />
      )}
      <div className="page-width item-hero-content">
        {item.heroText && <p className="item-hero-name">{item.name}</p>}
        <h1 id="item-heading" className="item-hero-heading" style={wordRoom(heading)}>
          {heading}
        </h1>
        {item.heroTagline && <p className="item-hero-tagline">{keepTogether(item.heroTagline)}</p>}
        {!item.isAddonOnly && (
          <a href="#boka" className={`${buttonClass("primary")} item-hero-link`}>
            {itemTexts.chooseDays}
          </a>
        )}
      </div>
    </section>
  );
}
