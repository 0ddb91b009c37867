import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import type { HandOverSheet, Protocol, ProtocolWish } from "#contracts/hand-over.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { tellToday } from "#server/units/stay-unit-rows.ts";
import { rowsOf } from "./rows.ts";
import { openTestCounter } from "./test-counter.ts";

/** A photograph of one colour, as a camera writes it: with where it was taken. */
export async function aPhotograph(side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: "#884422" } })
    .withExif({ IFD0: { Copyright: "Kameran" }, IFD3: { GPSLatitude: "62/1 23/1 0/1" } })
    .jpeg()
    .toBuffer();
}

/** A sheet on which somebody has drawn a line; or nobody. */
export async function aSignature(isDrawn = true): Promise<Buffer> {
  const line = sharp({ create: { width: 30, height: 3, channels: 3, background: "#112244" } });
  const sheet = sharp({ create: { width: 60, height: 30, channels: 3, background: "white" } });
  const input = await line.png().toBuffer();
  return (isDrawn ? sheet.composite([{ input, left: 10, top: 12 }]) : sheet).png().toBuffer();
}

/** A counter whose staff hand over and take back. */
export async function openTestHandOver() {
  const counter = await openTestCounter();
  const { shop, staff, post } = counter;

  const sendFile = (id: number, body: object, as = staff) =>
    post(`/api/bookings/${id}/protocol-files`, body, as);
  const sign = (id: number, body: Partial<ProtocolWish>, as = staff) =>
    post(
      `/api/bookings/${id}/protocols`,
      {
        clientId: randomUUID(),
        kind: "out",
        signature: null,
        signedAt: shop.clock.now().toISOString(),
        ...body,
      },
      as,
    );

  return {
    ...counter,
    sendFile,
    sign,
    async aFile(id: number, type: "image/jpeg" | "image/png" = "image/jpeg"): Promise<string> {
      const file = randomUUID();
      const sent = type === "image/png" ? await aSignature() : await aPhotograph();
      const answer = await sendFile(id, { id: file, type, data: sent.toString("base64") });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return file;
    },
    async signed(id: number, body: Partial<ProtocolWish>): Promise<Protocol> {
      const answer = await sign(id, body);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<Protocol>();
    },
    async sheet(id: number, kind: "out" | "back" = "out"): Promise<HandOverSheet> {
      const answer = await shop.call(`/api/bookings/${id}/hand-over?kind=${kind}`, { as: staff });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<HandOverSheet>();
    },
    /** Units of the booking's item, each given to it: it is a booking of as many. */
    giveUnits: (id: number, ...names: string[]) =>
      inTransaction(shop.db, async (tx) => {
        await tellToday(tx, shop.clock.today());
        const given: number[] = [];
        for (const name of names) {
          const [unit] = await rowsOf<{ id: number }>(
            tx,
            sql`insert into units (rental_item_id, name, registration, odometer, position, created_at, updated_at)
              select rental_item_id, ${name}, 'ABC 12D', 1000, 1, now(), now() from bookings where id = ${id}
              returning id`,
          );
          if (unit) given.push(unit.id);
        }
        await tx.execute(
          sql`update bookings set quantity = ${given.length} where id = ${id} and quantity <> ${given.length}`,
        );
        await tx.execute(sql`delete from stay_units where booking_id = ${id}`);
        for (const unit of given)
          await tx.execute(
            sql`insert into stay_units (booking_id, rental_item_id, unit_id, held_from, held_to, is_placed)
              select id, rental_item_id, ${unit}, held_from, held_to, true from bookings where id = ${id}`,
          );
        return given;
      }),
    async stay(id: number) {
      const [row] = await rowsOf<{ out: boolean; back: boolean; status: string }>(
        shop.db,
        sql`select out_at is not null as out, back_at is not null as back, status from bookings where id = ${id}`,
      );
      return row;
    },
  };
}

export type TestHandOver = Awaited<ReturnType<typeof openTestHandOver>>;
