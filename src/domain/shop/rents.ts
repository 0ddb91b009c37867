/** What visitors can rent here, by its kinds. */
export type Rents = {
  motorhomes: boolean;
  equipment: boolean;
  /** Some motorhome asks for a deposit. */
  deposits: boolean;
};

/** Before anything is up for rent the shop is presented as what it is made for. */
export const NOTHING_YET: Rents = { motorhomes: false, equipment: false, deposits: false };

/** Which kinds a shop speaks of: those it has, and both until it has any. */
export function spokenKinds({ motorhomes, equipment }: Rents): "both" | "motorhomes" | "equipment" {
  if (motorhomes === equipment) return "both";
  return motorhomes ? "motorhomes" : "equipment";
}
