/** A booking's own page in the office, as pages link to it and letters to the staff do. */
export function bookingPath(id: number | string): string {
  return `/admin/bookings/${id}`;
}
