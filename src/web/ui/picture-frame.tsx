import { useState } from "react";

export type PictureSource = {
  url: string;
  alt: string;
  width: number;
  height: number;
  blur: string;
  variants: { width: number; format: string; url: string }[];
};

type PictureFrameProps = {
  picture: PictureSource;
  sizes: string;
  className?: string;
  /** The picture a visitor sees first is fetched at once; the others when they come near. */
  eager?: boolean;
  /** Decoration beside a text that says the same. */
  decorative?: boolean;
  /** Another site's picture may be gone. */
  onFail?: () => void;
};

export function PictureFrame({
  picture,
  sizes,
  className,
  eager = false,
  decorative = false,
  onFail,
}: PictureFrameProps) {
  const [hasCome, setHasCome] = useState(false);
  return (
    <picture>
      {["avif", "webp"].map((format) => {
        const srcSet = srcSetOf(picture, format);
        return (
          srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        );
      })}
      <img
        src={picture.url}
        alt={decorative ? "" : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={eager ? "high" : "auto"}
        // It may have failed before the page was taken over.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) onFail?.();
        }}
        onLoad={() => setHasCome(true)}
        onError={onFail}
        className={className}
        style={
          picture.blur && !hasCome
            ? { backgroundImage: `url(${picture.blur})`, backgroundSize: "cover" }
            : undefined
        }
      />
    </picture>
  );
}

function srcSetOf(picture: PictureSource, format: string): string {
  return picture.variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(", ");
}
