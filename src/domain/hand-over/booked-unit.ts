/** A unit as far as those go who have to find it on the yard. */
export type BookedUnit = {
  id: number;
  rentalItemId: number;
  name: string;
  /** Empty where it has none. */
  registration: string;
};
