import { Play } from "lucide-react";
import { useState } from "react";
import { videoIdOf } from "#domain/catalog/video-id.ts";

/** The film as visitors meet it: nothing is asked of YouTube before somebody presses the button. */
export function FilmPreview({ typed, title }: { typed: string; title: string }) {
  const [playing, setPlaying] = useState<string>();
  const id = videoIdOf(typed);
  if (typed.trim() === "") return null;
  if (id === undefined)
    return (
      <p className="film-none" role="status">
        Här visas filmen när adressen eller id:t stämmer.
      </p>
    );
  if (playing === id) return <Player id={id} title={title || "Film"} />;
  return (
    <button type="button" className="film-facade" onClick={() => setPlaying(id)}>
      <span className="film-facade-title">{title || "Film utan titel"}</span>
      <span className="film-facade-play">
        <Play aria-hidden="true" size={20} />
        Spela filmen
      </span>
    </button>
  );
}

function Player({ id, title }: { id: string; title: string }) {
  return (
    <iframe
      // The button that had the focus is gone.
      ref={(frame) => frame?.focus()}
      className="film-facade"
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
