import type { Palette } from "../palette.ts";

export type VehicleOptions = {
  palette: Palette;
  /** The habitation door is on the right; seen from there the vehicle drives to the right. */
  side: "door" | "driver";
  /** Whether the living room's lamps are on; follows the light unless said. */
  lit?: boolean;
  headlamps?: boolean;
  /** From where the low sun meets the body. */
  keyFrom?: "front" | "rear";
};
