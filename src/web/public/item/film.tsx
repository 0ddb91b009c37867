import { Play } from "lucide-react";
import { useState } from "react";
import type { Picture, RentalItem } from "#contracts/catalog.ts";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { itemTexts } from "./texts.ts";

type FilmProps = { item: RentalItem; picture: Picture | undefined };

/** Nothing is asked of YouTube before somebody wants to see the film. */
export function Film({ item, picture }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (!item.youtubeVideoId) return null;
  const id = encodeURIComponent(item.youtubeVideoId);
  const title = item.youtubeVideoTitle || `${itemTexts.film}: ${item.name}`;
  return (
    <section className="film" aria-labelledby="film-heading">
      <h2 id="film-heading" className="heading-2">
        {title}
      </h2>
      {isPlaying ? (
        <Player id={id} title={title} />
      ) : (
        <button type="button" className="film-frame" onClick={() => setPlaying(true)}>
          {picture && (
            <PictureFrame picture={picture} sizes="(max-width: 1023px) 92vw, 760px" decorative />
          )}
          <span className="film-play">
            <Play aria-hidden="true" size={20} />
            {itemTexts.playFilm}
          </span>
        </button>
      )}
      <p className="text-sm text-muted">
        {itemTexts.filmNote}{" "}
        <a
          href={`https://www.youtube.com/watch?v=${id}`}
          rel="noopener noreferrer"
          target="_blank"
          className="item-link"
        >
          {itemTexts.filmElsewhere}
        </a>
      </p>
    </section>
  );
}

function Player({ id, title }: { id: string; title: string }) {
  return (
    <iframe
      // The button that had the focus is gone.
      ref={(frame) => frame?.focus()}
      className="film-frame"
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
      title={title}
      // Scripts and an origin, but YouTube's own: neither reaches this page.
      // eslint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
