import { birchGroups } from "./birches.ts";
import { mix } from "./color.ts";
import { ground } from "./ground.ts";
import { archipelago } from "./islands.ts";
import type { Ground, Light, Palette } from "./palette.ts";
import { palettes } from "./palettes.ts";
import { pineGroups } from "./pines.ts";
import { svgDocument } from "./picture.ts";
import { mountainRanges } from "./ridges.ts";
import { sky } from "./sky.ts";
import { forestEdge, spruceGroups } from "./spruces.ts";
import { water } from "./water.ts";

export type { Ground, Light, Palette } from "./palette.ts";

export type SceneOptions = {
  width: number;
  height: number;
  light: Light;
  seed: number;
  water: boolean;
  ground: Ground;
  /** Where the far shore lies, from the top (0) to the bottom (1). */
  horizon?: number;
  trees?: "none" | "far" | "sides";
  /** How high the mountains rise, as a share of the height. */
  rise?: number;
  sunX?: number;
  far?: "mountains" | "islands";
  treeKind?: "spruce" | "pine" | "birch";
};

export type Place = { width: number; height: number; groundY: number; palette: Palette };

function mistBands(palette: Palette, width: number, horizonY: number, height: number): string {
  const opacity = Math.max(0, palette.hazeStrength - 0.35);
  const band = height * 0.16;
  return `<linearGradient id="sc-mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.haze}" stop-opacity="0"/><stop offset="0.7" stop-color="${palette.haze}" stop-opacity="${opacity.toFixed(2)}"/><stop offset="1" stop-color="${palette.haze}" stop-opacity="0"/></linearGradient><rect y="${(horizonY - band * 0.75).toFixed(1)}" width="${width}" height="${band.toFixed(1)}" fill="url(#sc-mist)"/>`;
}

function vignette(palette: Palette, width: number, height: number): string {
  return `<radialGradient id="sc-vignette" cx="0.5" cy="0.46" r="0.78"><stop offset="0.62" stop-color="${palette.shadow}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shadow}" stop-opacity="0.26"/></radialGradient><rect width="${width}" height="${height}" fill="url(#sc-vignette)"/>`;
}

/** The landscape with the subject in front of everything else. */
export function scene(options: SceneOptions, subject: (place: Place) => string): string {
  const { width, height, seed } = options;
  const palette = palettes[options.light];
  const trees = options.trees ?? "sides";
  const horizonY = Math.round(height * (options.horizon ?? 0.55));
  const below = height - horizonY;
  const bankY = options.water ? horizonY + below * 0.42 : horizonY + below * 0.06;
  const groundY = horizonY + below * 0.7;
  const sunX = options.sunX ?? palette.sun?.x ?? 0.35;

  const rise = height * (options.rise ?? 0.3);
  const islands = options.far === "islands";
  const ranges = islands
    ? archipelago(palette, { width, horizonY, rise, seed })
    : mountainRanges(palette, {
        width,
        horizonY,
        rise,
        seed,
        sunX,
        sunGap: palette.sun ? 0.62 : 0,
      });
  const sideTrees = { spruce: spruceGroups, pine: pineGroups, birch: birchGroups }[
    options.treeKind ?? "spruce"
  ];
  const forest = (fade: number, share: number, shift: number): string =>
    trees === "none" || islands
      ? ""
      : forestEdge(palette, {
          width,
          y: horizonY + 1,
          height: height * share,
          seed: seed + shift,
          fade,
        });
  const far = `${ranges}${forest(0.42, 0.085, 61)}${mistBands(palette, width, horizonY, height)}${forest(0.1, 0.052, 67)}`;
  const mirrored = `<g>${far.replaceAll("sc-", "sc-m-")}</g>`;

  return svgDocument(
    width,
    height,
    [
      sky(palette, {
        width,
        horizonY,
        lowY: horizonY - rise * 0.3,
        seed,
        ...(options.sunX === undefined ? {} : { sunX: options.sunX }),
      }),
      far,
      `<rect y="${horizonY}" width="${width}" height="${below}" fill="${mix(palette.ground[options.ground === "road" ? "grass" : options.ground].light, palette.haze, 0.4)}"/>`,
      options.water
        ? water(palette, mirrored, {
            width,
            top: horizonY,
            bottom: bankY + below * 0.06,
            seed: seed + 71,
            sunX: palette.sun ? sunX : null,
          })
        : "",
      ground(
        options.ground,
        palette,
        { width, height, top: bankY, standY: groundY, seed: seed + 73 },
        options.water,
      ),
      trees === "sides"
        ? sideTrees(palette, {
            width,
            y: bankY + below * 0.05,
            height: height * 0.92,
            seed: seed + 79,
          })
        : "",
      vignette(palette, width, height),
      subject({ width, height, groundY, palette }),
    ].join(""),
  );
}
