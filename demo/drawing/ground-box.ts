export type GroundBox = {
  width: number;
  height: number;
  /** Where the bank meets what lies behind it. */
  top: number;
  /** Where the subject stands. */
  standY: number;
  seed: number;
};
