import { z } from "zod";
import * as calls from "#contracts/page-faults-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";

/** A place in the shop's own code: `booking-cards-x1.js:12:345`. */
const place = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/** A page that broke in somebody's browser. Holds code and nothing about the person or what was shown. */
export const reportPageFault = endpoint({
  ...calls.reportPageFault,
  summary: "Tells the shop's log that a page broke",
  access: "shop.visit",
  status: 204,
  body: z.object({
    /** The pattern of the page's address, never the address. */
    page: z
      .string()
      .max(80)
      .regex(/^[\w/:*-]+$/),
    kind: z.string().regex(/^[A-Za-z]{1,40}$/),
    /** Only of errors whose words are the browser's own. */
    message: z
      .string()
      .max(200)
      .regex(/^[^@\n]*$/)
      .optional(),
    places: z.array(place).max(5),
  }),
  answer: z.null(),
});
export type PageFault = z.infer<NonNullable<(typeof reportPageFault)["body"]>>;
