import { useQuery } from "@tanstack/react-query";
import { itemCards } from "#web/api/catalog.ts";
import hero1280avif from "#web/assets/hero-1280.avif";
import hero960webp from "#web/assets/hero-960.webp";
import hero1920avif from "#web/assets/hero-1920.avif";
import hero1920webp from "#web/assets/hero-1920.webp";
import hero640avif from "#web/assets/hero-640.avif";
import phone640avif from "#web/assets/hero-phone-640.avif";
import phone900avif from "#web/assets/hero-phone-900.avif";
import { HERO_HEADING, heroTagline } from "#texts/shop-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { wordRoom } from "#web/shell/page-head.tsx";
import { SearchForm } from "#web/shell/search/search-form.tsx";
import { useAskedSearch } from "#web/shell/search/use-asked-search.ts";
import { heroTexts } from "./hero-texts.ts";

// On a phone only a part of the picture shows, at a fixed height; the narrowest get that part and no more.
const NARROW = { media: "(max-width: 500px)", sizes: "500px" };
const SIZES = "(max-width: 767px) 800px, 100vw";

export function Hero() {
  const { shop } = usePageState();
  const { data: items } = useQuery(itemCards);
  const search = useAskedSearch();
  const heading = shop.hero.heading ?? HERO_HEADING;
  return (
    <section
      data-under-header
      className="hero"
      data-asked={search !== null || undefined}
      aria-labelledby="hero-heading"
    >
      {shop.hero.imageUrl ? (
        <img src={shop.hero.imageUrl} alt="" className="hero-picture" fetchPriority="high" />
      ) : (
        <ShopsOwnHero />
      )}
      <div className="hero-shade" />
      <div className="page-width hero-content">
        <h1 id="hero-heading" className="hero-heading" style={wordRoom(heading)}>
          <span className="hero-name">{shop.name}</span>
          {heading}
        </h1>
        <p className="hero-tagline">{shop.hero.text ?? heroTagline(shop)}</p>
        {items?.length !== 0 && (
          <>
            <SearchForm path="/" />
            {search === null && (
              <a href="#uthyrning" className="hero-look">
                {heroTexts.lookAround}
              </a>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function ShopsOwnHero() {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${phone640avif} 640w, ${phone900avif} 900w`}
        width={1250}
        height={1080}
        {...NARROW}
      />
      <source
        type="image/avif"
        srcSet={`${hero640avif} 640w, ${hero1280avif} 1280w, ${hero1920avif} 1920w`}
        sizes={SIZES}
      />
      <source
        type="image/webp"
        srcSet={`${hero960webp} 960w, ${hero1920webp} 1920w`}
        sizes={SIZES}
      />
      <img
        src={hero1920webp}
        alt=""
        width={1920}
        height={1080}
        className="hero-picture"
        fetchPriority="high"
      />
    </picture>
  );
}
