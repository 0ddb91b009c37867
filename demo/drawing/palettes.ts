import type { Light, Palette } from "./palette.ts";
import { mistyDawn, springMorning, summerDay, winterDay } from "./palettes-day.ts";
import { auroraNight, autumnDusk, blueHour, midnightSun } from "./palettes-night.ts";

export const palettes: Record<Light, Palette> = {
  "summer-day": summerDay,
  "midnight-sun": midnightSun,
  "autumn-dusk": autumnDusk,
  "aurora-night": auroraNight,
  "winter-day": winterDay,
  "spring-morning": springMorning,
  "misty-dawn": mistyDawn,
  "blue-hour": blueHour,
};
