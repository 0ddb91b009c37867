import type { MyBooking } from "#contracts/my-booking.ts";

export type OwnProps = { token: string; page: MyBooking };
