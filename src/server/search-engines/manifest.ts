import type { ShopFacts } from "#contracts/page.ts";
import { rentedThings } from "#texts/shop-words.ts";

const ICON_SIZES = [180, 192, 512] as const;

/** How a phone shows the shop that was put on its first screen. */
export function manifest({ name, rents }: ShopFacts): object {
  return {
    name: `${name} – ${rentedThings({ rents })}`,
    short_name: name,
    lang: "sv",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#f8f6f1",
    theme_color: "#1f4a3f",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    ],
  };
}
