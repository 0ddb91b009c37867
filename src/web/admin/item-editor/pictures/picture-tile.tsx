import type { ReactNode } from "react";
import { PictureFrame, type PictureSource } from "#web/ui/picture-frame.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

type PictureTileProps = {
  picture: PictureSource;
  /** What the picture is called beside its neighbours: `Bild 2`. */
  name: string;
  alt: string;
  onDescribe: (alt: string) => void;
  /** Stands over the picture. */
  handle?: ReactNode;
  children: ReactNode;
};

export function PictureTile({
  picture,
  name,
  alt,
  onDescribe,
  handle,
  children,
}: PictureTileProps) {
  return (
    <div className="picture-tile">
      <div className="picture-tile-frame">
        <PictureFrame
          key={picture.url}
          picture={{ ...picture, alt: alt || name }}
          sizes="(min-width: 768px) 300px, 92vw"
        />
        {handle}
      </div>
      <TextArea
        rows={2}
        label={`Bildtext till ${name.toLowerCase()}`}
        placeholder="Vad syns på bilden?"
        maxLength={300}
        value={alt}
        onChange={({ target }) => onDescribe(target.value)}
      />
      <div className="picture-tile-actions">{children}</div>
    </div>
  );
}
