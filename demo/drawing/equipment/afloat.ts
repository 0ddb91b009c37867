import { palettes } from "../palettes.ts";
import { svgDocument } from "../picture.ts";
import type { Light, Palette } from "../palette.ts";
import { moved, shadeDown } from "./draw.ts";
import { height, lit, softened, width } from "./setting.ts";
import type { Camera } from "./solid.ts";

type Spot = { x: number; y: number; palette: Palette };

/** A boat on still water with its reflection under it. */
export function afloat(boat: (view: Camera) => string, camera: Camera, spot: Spot): string {
  const reflection = softened(boat({ ...camera, mirrored: true }), 2.5);
  const deep = camera.scale * 1.15;
  const fade = `<linearGradient id="eq-fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${deep.toFixed(0)}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="eq-fade-mask" maskUnits="userSpaceOnUse" x="-1600" y="-1200" width="3200" height="2400"><rect x="-1600" y="-1200" width="3200" height="2400" fill="url(#eq-fade)"/></mask>`;
  const rings = [1, 1.05, 1.12]
    .map(
      (size, index) =>
        `<ellipse rx="${(camera.scale * 2.45 * size).toFixed(0)}" ry="${(camera.scale * 0.36 * size).toFixed(0)}" cy="${(camera.scale * 0.04).toFixed(0)}" fill="none" stroke="${spot.palette.glitter}" stroke-width="${(camera.scale * 0.008).toFixed(1)}" stroke-dasharray="${[90, 160, 60].map((part) => ((part * camera.scale) / 250).toFixed(0)).join(" ")}" opacity="${0.3 - index * 0.09}"/>`,
    )
    .join("");
  const tilt = Math.sin((camera.yaw * Math.PI) / 180) * Math.sin((camera.pitch * Math.PI) / 180);
  const turn = (-Math.atan(tilt) * 180) / Math.PI;
  return moved(
    `${fade}<g opacity=".5" mask="url(#eq-fade-mask)">${lit(reflection, spot.palette, 1.2)}</g>${camera.scale < 400 ? `<g transform="rotate(${turn.toFixed(2)})">${rings}</g>` : ""}${lit(boat(camera), spot.palette)}`,
    spot.x,
    spot.y,
  );
}

/** Nothing but water seen from above, for close views. */
export function openWater(light: Light, subject: (palette: Palette) => string): string {
  const palette = palettes[light];
  const ripples = Array.from({ length: 90 }, (_, index) => {
    const share = index / 90;
    const y = 30 + share ** 1.3 * 1150;
    const x = (index * 617) % 1700;
    const reach = 50 + ((index * 131) % 170) * (0.5 + share);
    return `<path d="M${x - 100} ${y.toFixed(0)}q${(reach / 2).toFixed(0)} ${(4 + share * 8).toFixed(0)} ${reach.toFixed(0)} 0" fill="none" stroke="${index % 3 ? palette.glitter : palette.waterFar}" stroke-width="${(2 + share * 5).toFixed(1)}" stroke-linecap="round" opacity="${(0.12 + (index % 4) * 0.07).toFixed(2)}"/>`;
  }).join("");
  return svgDocument(
    width,
    height,
    shadeDown("eq-water", [
      [0, palette.waterFar],
      [0.55, palette.waterNear],
      [1, palette.waterNear],
    ]) +
      `<rect width="${width}" height="${height}" fill="url(#eq-water)"/>${ripples}` +
      subject(palette),
  );
}
