import { scene, type Light, type Place, type SceneOptions } from "../scene.ts";
import type { Palette } from "../palette.ts";
import type { Picture } from "../picture.ts";
import type { Sun } from "./solid.ts";

export const width = 1600;
export const height = 1200;

export function picture(name: string, alt: string, svg: () => string): Picture {
  return { name, width, height, alt, svg };
}

export function landscape(
  light: Light,
  options: Omit<SceneOptions, "width" | "height" | "light">,
  subject: (place: Place) => string,
): string {
  return scene({ width, height, light, ...options }, subject);
}

/** The whole drawing in the colour of the hour. */
export function lit(svg: string, palette: Palette, strength = 1): string {
  const opacity = (palette.ambientStrength * strength).toFixed(3);
  return `<filter id="eq-lit" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feFlood flood-color="${palette.ambient}" flood-opacity="${opacity}"/><feComposite in2="SourceAlpha" operator="in" result="tint"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="tint"/></feMerge></filter><g filter="url(#eq-lit)">${svg}</g>`;
}

export function sunFor(palette: Palette): Sun {
  const side = palette.sun ? (palette.sun.x - 0.5) * 2.4 : -0.5;
  const night = palette.stars > 0;
  return {
    direction: [side, 0.85, night ? 0.5 : 0.35],
    ambient: night ? 0.26 : 0.34,
    shine: palette.light,
    shade: palette.shadow,
  };
}

export function softened(svg: string, radius: number): string {
  const id = `eq-soft-${String(radius).replace(".", "-")}`;
  return `<filter id="${id}" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#${id})">${svg}</g>`;
}

/** Warm light spilling over the ground around a lamp. */
export function glow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): string {
  const id = `eq-glow-${Math.round(x)}-${Math.round(y)}-${Math.round(rx)}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${opacity * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}
