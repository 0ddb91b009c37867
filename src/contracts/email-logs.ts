import { z } from "zod";
import { booking } from "#contracts/bookings.ts";
import * as calls from "#contracts/email-logs-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { localDate, pathId } from "#contracts/fields.ts";

/** A letter as it went out, or as it failed to. */
export const emailLog = z.object({
  id: z.int(),
  bookingId: z.int().nullable(),
  type: z.string(),
  sentAt: z.iso.datetime(),
  recipient: z.string(),
  subject: z.string(),
  htmlContent: z.string(),
  status: z.enum(["success", "failed"]),
  errorMessage: z.string().nullable(),
});
export type EmailLog = z.infer<typeof emailLog>;

export const emailsOfBooking = endpoint({
  ...calls.emailsOfBooking,
  summary: "The letters of a booking, newest first",
  access: "bookings.read",
  params: z.object({ bookingId: pathId }),
  answer: z.array(emailLog),
});

export const emailsOfAllBookings = endpoint({
  ...calls.emailsOfAllBookings,
  summary: "Every booking with its letters; of a period only where one is given",
  access: "bookings.read",
  query: z.object({
    from: localDate.optional(),
    to: localDate.optional(),
    /** `true` leaves the letters' content out, which is most of the answer. */
    brief: z.enum(["true", "false"]).optional(),
  }),
  answer: z.array(
    z.object({ booking, emailLogs: z.array(emailLog.partial({ htmlContent: true })) }),
  ),
});
export type BookingEmails = z.infer<(typeof emailsOfAllBookings)["answer"]>[number];

export const resendEmail = endpoint({
  ...calls.resendEmail,
  summary: "Sends the same letter once more",
  access: "bookings.run",
  status: 204,
  params: z.object({ id: pathId }),
  answer: z.null(),
});
