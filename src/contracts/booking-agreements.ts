import { z } from "zod";
import * as calls from "#contracts/booking-agreements-calls.ts";
import { booking } from "#contracts/bookings.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId } from "#contracts/fields.ts";

const ofBooking = z.object({ id: pathId });

export const bookingContract = endpoint({
  ...calls.bookingContract,
  summary: "The rental agreement of a booking as a PDF, filled in and with lines to sign on",
  access: "bookings.read",
  params: ofBooking,
  answer: z.any(),
});

export const signOnPaper = endpoint({
  ...calls.signOnPaper,
  summary: "Notes that the customer has signed on paper what was still to be accepted",
  access: "bookings.run",
  params: ofBooking,
  answer: booking,
});
