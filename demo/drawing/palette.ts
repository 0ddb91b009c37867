import { mix } from "./color.ts";

export type Light =
  | "summer-day"
  | "midnight-sun"
  | "autumn-dusk"
  | "aurora-night"
  | "winter-day"
  | "spring-morning"
  | "misty-dawn"
  | "blue-hour";

export type Ground = "grass" | "snow" | "rock" | "road" | "beach";
export type Sun = { x: number; y: number; radius: number; color: string; glow: string };

export type Palette = {
  /** Stops from the zenith (0) to the horizon (1). */
  sky: readonly (readonly [number, string])[];
  sun: Sun | null;
  stars: number;
  aurora: boolean;
  cloud: string;
  cloudOpacity: number;
  /** What distance fades into. */
  haze: string;
  hazeStrength: number;
  ridgeFar: string;
  ridgeNear: string;
  ridgeLight: string;
  snowCaps: string | null;
  forest: string;
  tree: string;
  treeLight: string;
  waterFar: string;
  waterNear: string;
  glitter: string;
  ground: Record<Ground, { light: string; dark: string; detail: string }>;
  /** The colour of the light that falls on things, and how much it changes them. */
  ambient: string;
  ambientStrength: number;
  light: string;
  shadow: string;
  lampsLit: boolean;
};

/** A thing's own colour as it looks in this light. */
export function inLight(palette: Palette, color: string): string {
  return mix(color, palette.ambient, palette.ambientStrength);
}
