import { mix } from "./colour.ts";
import { fill, stroke } from "./draw.ts";

type RockColours = { light: string; dark: string };

/** Flat boulder with its top at y = 0, 1400 wide and 300 high. */
export function boulder({ light, dark }: RockColours): string {
  const middle = mix(light, dark, 0.5);
  return (
    fill(
      "M-700 300 L-690 150 L-610 40 L-420 -14 L-120 -34 L220 -30 L470 -8 L630 60 L706 190 L720 300 Z",
      middle,
    ) +
    fill(
      "M-610 40 L-420 -14 L-120 -34 L220 -30 L470 -8 L630 60 L420 70 L120 88 L-220 84 L-480 74 Z",
      mix(light, "#ffffff", 0.12),
    ) +
    fill("M-480 74 L-220 84 L-260 190 L-420 300 L-560 300 L-620 160 Z", mix(light, dark, 0.4)) +
    fill("M-220 84 L120 88 L160 220 L60 300 L-420 300 L-260 190 Z", mix(light, dark, 0.58)) +
    fill("M120 88 L420 70 L520 180 L460 300 L60 300 L160 220 Z", mix(light, dark, 0.74)) +
    fill("M420 70 L630 60 L706 190 L720 300 L460 300 L520 180 Z", mix(light, dark, 0.9)) +
    stroke("M-480 74 L-220 84 L120 88 L420 70 L630 60", mix(light, "#ffffff", 0.4), 5, 0.7) +
    stroke("M-300 10 q80 18 160 6 M120 20 q90 14 170 -2 M-60 58 q120 10 220 0", dark, 4, 0.35) +
    fill(
      "M-690 150 q30 -60 80 -110 q40 10 30 40 q-50 20 -60 70 z M560 66 q50 -10 70 -6 l40 66 q-60 -10 -110 -60 z",
      "#6f8a4a",
      0.55,
    )
  );
}
