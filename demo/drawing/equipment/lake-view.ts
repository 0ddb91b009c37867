import { archipelago } from "../islands.ts";
import type { Light } from "../palette.ts";
import { palettes } from "../palettes.ts";
import { svgDocument } from "../picture.ts";
import { mountainRanges } from "../ridges.ts";
import type { Place } from "../scene.ts";
import { sky } from "../sky.ts";
import { forestEdge } from "../spruces.ts";
import { water } from "../water.ts";
import { shadeDown } from "./draw.ts";
import { height, width } from "./setting.ts";

type LakeOptions = {
  light: Light;
  seed: number;
  horizon?: number;
  rise?: number;
  sunX?: number;
  far?: "mountains" | "islands";
};

/** Open water up to the lower edge of the picture, with the far shore mirrored in it. */
export function lakeView(options: LakeOptions, subject: (place: Place) => string): string {
  const { light, seed, horizon = 0.43, far = "mountains" } = options;
  const palette = palettes[light];
  const horizonY = Math.round(height * horizon);
  const rise = height * (options.rise ?? 0.28);
  const sunX = options.sunX ?? palette.sun?.x ?? 0.35;
  const edge = (share: number, fade: number, shift: number): string =>
    forestEdge(palette, {
      width,
      y: horizonY + 1,
      height: height * share,
      seed: seed + shift,
      fade,
    });
  const mist =
    shadeDown("sc-lake-mist", [
      [0, palette.haze, 0],
      [0.75, palette.haze, Math.max(0, palette.hazeStrength - 0.3)],
      [1, palette.haze, 0],
    ]) + `<rect y="${horizonY - 150}" width="${width}" height="200" fill="url(#sc-lake-mist)"/>`;
  const shore =
    far === "islands"
      ? archipelago(palette, { width, horizonY, rise: rise * 0.7, seed })
      : mountainRanges(palette, {
          width,
          horizonY,
          rise,
          seed,
          sunX,
          sunGap: palette.sun ? 0.62 : 0,
        }) +
        edge(0.08, 0.42, 61) +
        mist +
        edge(0.05, 0.1, 67);
  const mirrored = `<g>${shore.replaceAll("sc-", "sc-m-")}</g>`;
  const dim =
    shadeDown("sc-lake-dim", [
      [0.5, palette.shadow, 0],
      [1, palette.shadow, 0.3],
    ]) + `<rect width="${width}" height="${height}" fill="url(#sc-lake-dim)"/>`;
  return svgDocument(
    width,
    height,
    sky(palette, { width, horizonY, lowY: horizonY - rise * 0.3, seed, sunX }) +
      shore +
      water(palette, mirrored, {
        width,
        top: horizonY,
        bottom: height + 10,
        seed: seed + 71,
        sunX: palette.sun ? sunX : null,
      }) +
      dim +
      subject({ width, height, groundY: height * 0.7, palette }),
  );
}
