import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { ChangePreview } from "#contracts/booking-changes.ts";
import type { Booking } from "#contracts/bookings.ts";
import { rowsOf } from "./rows.ts";
import type { TestCounter } from "./test-counter.ts";

export const inPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** Why a change would be refused. */
export const codesOf = ({ refused }: ChangePreview) => refused.map(({ code }) => code);

/** What staff do to bookings that are made, in one shop. */
export function testChanges(counter: TestCounter) {
  return {
    /** As it stands now, so that only whoever tests that is too late. */
    async change(id: number, body: object, as = counter.admin) {
      const { version } = await counter.booking(id);
      return counter.post(`/api/bookings/${id}/changes`, { version, money: "settle", ...body }, as);
    },

    async preview(id: number, body: object, as = counter.admin): Promise<ChangePreview> {
      const { version } = await counter.booking(id);
      const path = `/api/bookings/${id}/changes/preview`;
      const answer = await counter.post(path, { version, money: "settle", ...body }, as);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<ChangePreview>();
    },

    async nightsOf(itemId: number): Promise<Record<string, number>> {
      const rows = await rowsOf<{ night: string; taken: number }>(
        counter.shop.db,
        sql`select night::text, taken from item_nights
          where rental_item_id = ${itemId} and taken > 0 order by night`,
      );
      return Object.fromEntries(rows.map(({ night, taken }) => [night, taken]));
    },

    async letterOf(id: number, type: string): Promise<string> {
      const [row] = await rowsOf<{ plain_text: string }>(
        counter.shop.db,
        sql`select plain_text from mail_queue
          where booking_id = ${id} and type = ${type} order by id desc limit 1`,
      );
      return inPlainSpaces(row?.plain_text ?? "");
    },

    /** Made by staff and not paid: two nights of a thing. */
    async staffBooking(itemId: number, more: object = {}): Promise<Booking> {
      const made = await counter.post("/api/office/bookings", {
        key: randomUUID(),
        rentalItemId: itemId,
        startDate: "2026-07-01",
        endDate: "2026-07-03",
        customer: { name: "Nils Lind", email: "nils@example.com" },
        payment: { kind: "later" },
        ...more,
      });
      expect(made.statusCode, made.body).toBe(201);
      return made.json<Booking>();
    },
  };
}
