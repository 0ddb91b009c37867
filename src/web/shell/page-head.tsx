import type { CSSProperties } from "react";
import defaultHero from "#web/assets/hero-share.jpg";
import { usePageState } from "./page-state.tsx";

type PageHeadProps = {
  title: string;
  description: string;
  /** The canonical path; none for pages that search engines should leave out. */
  path: string | null;
  /** A picture's address for sharing, instead of the shop's own. */
  image?: string | undefined;
  /** For people alone: search engines are led to the canonical path and leave this one out. */
  isUnlisted?: boolean;
  /** The title stands alone, without the shop's name after it. */
  isFullTitle?: boolean;
};

/** React hoists these into the document's head, on the server as in the browser. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    path,
    image,
    isFullTitle = false,
    isUnlisted = path === null,
  } = props;
  const { shop } = usePageState();
  const fullTitle = isFullTitle ? title : `${title} | ${shop.name}`;
  const picture = new URL(image ?? shop.hero.imageUrl ?? defaultHero, `${shop.baseUrl}/`).href;
  // A picture that the owner has named may have any size.
  const isOurs = image !== undefined || shop.hero.imageUrl === null;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          <link rel="canonical" href={`${shop.baseUrl}${path}`} />
          <meta property="og:url" content={`${shop.baseUrl}${path}`} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="sv_SE" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      {isOurs && <meta property="og:image:width" content="1200" />}
      {isOurs && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

/** For a heading that grows with the reader's letters as far as its own longest word fits a phone. */
export function wordRoom(text: string): CSSProperties {
  const letters = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return { "--letters": letters } as CSSProperties;
}
