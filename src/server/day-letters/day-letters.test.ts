import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { ComingLetter } from "#contracts/coming-letters.ts";
import { anAskedAgreement } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { sendAll } from "#test/test-post-office.ts";
import { openTestLetters, type TestLetters } from "#test/test-day-letters.ts";

let letters: TestLetters;
beforeEach(async () => {
  letters = await openTestLetters();
});

const typesOf = async (id: number) => (await letters.sentTo(id)).map(({ type }) => type);
const plain = (text = "") => text.replaceAll("\u00a0", " ");
// A session ends while a test lets weeks go by.
const change = async (settings: object) =>
  letters.shop.call("/api/settings/shop", {
    method: "PATCH",
    body: { letters: settings },
    as: await letters.shop.signIn("admin"),
  });
const coming = async (id: number) =>
  (
    await letters.shop.call(`/api/bookings/${id}/coming-letters`, {
      as: await letters.shop.signIn("staff"),
    })
  ).json<ComingLetter[]>();
const decide = async (id: number, type: string, deed: string) =>
  letters.post(
    `/api/bookings/${id}/coming-letters/${type}/${deed}`,
    undefined,
    await letters.shop.signIn("staff"),
  );

async function move(id: number, startDate: string, endDate: string): Promise<void> {
  const as = await letters.shop.signIn("staff");
  const { version } = (await letters.shop.call(`/api/bookings/${id}`, { as })).json<Booking>();
  const body = { version, startDate, endDate, overrides: ["period", "window", "opening"] };
  const answer = await letters.post(`/api/bookings/${id}/changes`, body, as);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Of an approved booking, a week before its pick-up; it waits for the mail server. */
async function aWrittenLetter(): Promise<number> {
  await letters.run();
  const id = await letters.anApproved();
  await letters.run("2026-07-08T07:00:00Z");
  return id;
}

async function become(id: number, what: string): Promise<void> {
  if (what === "moved") await move(id, "2026-07-25", "2026-08-01");
  if (what === "called off")
    await letters.patch(id, { status: "cancelled" }, await letters.shop.signIn("staff"));
  if (what === "begun") letters.shop.clock.set("2026-07-15T20:00:00Z");
}

describe("letters that leave by themselves", () => {
  test("come in the course of a booking, each once, at nine on its day", async () => {
    await letters.run();
    const id = await letters.anApproved();
    for (const day of ["06-30", "07-01", "07-02", "07-08", "07-13", "07-14", "07-22", "07-23"]) {
      for (const time of ["06:59", "07:00", "12:00"]) await letters.run(`2026-${day}T${time}:00Z`);
      if (day === "07-22")
        await letters.patch(id, { status: "returned" }, await letters.shop.signIn("staff"));
    }
    await letters.run("2026-07-29T07:00:00Z");
    const sent = await letters.sentTo(id);
    expect(sent.map(({ type, at }) => [type, at])).toEqual([
      ["deposit_reminder", "07-01 07:00"],
      ["pickup_soon", "07-08 07:00"],
      ["pickup_tomorrow", "07-14 07:00"],
      ["return_thanks", "07-23 07:00"],
    ]);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Betala depositionen för bokning #${id} hos Norrvidd`,
      `Snart är det dags att hämta Fjällripa, bokning #${id}`,
      `Välkommen att hämta Fjällripa onsdag 15 juli 2026, bokning #${id}`,
      "Tack för att du hyrde av Norrvidd",
    ]);
    const [booking] = await rowsOf<{ reminded: boolean }>(
      letters.shop.db,
      sql`select deposit_reminder_sent_at = '2026-07-01T07:00Z' as reminded from bookings where id = ${id}`,
    );
    expect(booking?.reminded).toBe(true);
  });

  test("tell the time, the place, what to bring, and what is missing", async () => {
    await letters.run();
    const id = await letters.anApproved();
    await anAskedAgreement(letters.shop.db, id);
    await letters.shop.db.execute(sql`update payments set amount = 1500 where booking_id = ${id}`);
    await letters.run("2026-07-14T07:00:00Z");
    const text = plain((await letters.sentTo(id)).at(-1)?.text);
    for (const words of [
      "Hämta Fjällripa onsdag 15 juli 2026 kl.",
      "https://maps.example/",
      "Ta med körkort och legitimation",
      "Deposition: 5 000 kr",
      "Hyresavtalet är inte godkänt än.",
      "Du har inte skrivit vem som ska köra.",
      "av hyran är inte betalt än.",
      "/deposit-payment/",
      "/min-bokning/",
    ])
      expect(text).toContain(words);
  });

  test("say that all is done when it is", async () => {
    await letters.run();
    const id = await letters.anApproved();
    await letters.post(`/api/bookings/${id}/capture-payment`);
    await letters.payDeposit(id);
    await letters.shop.db.execute(
      sql`update bookings set drivers = '[{"name": "Anna", "licensedSince": "2009-06"}]' where id = ${id}`,
    );
    await letters.run("2026-07-14T07:00:00Z");
    const [sent, ...more] = await letters.sentTo(id);
    expect(more).toEqual([]);
    expect(plain(sent?.text)).toContain("Allt är klart");
  });

  test("are not sent to whoever is not approved, has called off, or has no address", async () => {
    await letters.run();
    const { id: waiting } = await letters.aBooking({ start: "2026-07-15", end: "2026-07-22" });
    const off = await letters.anApproved();
    await letters.post(`/api/bookings/${off}/cancel`, { refund: 0, reason: "Prov" });
    const mute = await letters.anApproved();
    await letters.shop.db.execute(sql`update bookings set customer_email = ' ' where id = ${mute}`);
    await letters.run("2026-07-08T07:00:00Z");
    for (const id of [waiting, off, mute]) expect(await letters.sentTo(id)).toEqual([]);
  });

  test("follow a stay that is moved, and tell each day of a pick-up once", async () => {
    await letters.run();
    const id = await letters.anApproved();
    const daysTold = async () =>
      (await letters.sentTo(id))
        .filter(({ type }) => type !== "deposit_reminder")
        .map(({ type, text }) => [type, /Hämta Fjällripa \S+ (\d+) juli/.exec(plain(text))?.[1]]);
    await letters.run("2026-07-08T07:00:00Z");
    expect(await daysTold()).toEqual([["pickup_soon", "15"]]);
    letters.shop.clock.set("2026-07-08T10:00:00Z");
    await move(id, "2026-07-25", "2026-08-01");
    const states = async () =>
      (await coming(id)).flatMap(({ type, state }) => (type === "pickup_soon" ? [state] : []));
    expect(await states()).toEqual(["waiting"]);
    await letters.run("2026-07-14T07:00:00Z");
    expect(await daysTold()).toEqual([["pickup_soon", "15"]]);
    for (const time of ["07:00", "07:01", "12:00"]) await letters.run(`2026-07-18T${time}:00Z`);
    expect(await daysTold()).toEqual([
      ["pickup_soon", "15"],
      ["pickup_soon", "25"],
    ]);
    expect(await states()).toEqual(["sent"]);
    // Moved on and back again: that day was told.
    letters.shop.clock.set("2026-07-18T13:00:00Z");
    await move(id, "2026-07-26", "2026-08-02");
    letters.shop.clock.set("2026-07-18T14:00:00Z");
    await move(id, "2026-07-25", "2026-08-01");
    expect(await states()).toEqual(["sent"]);
    await letters.run("2026-07-18T15:00:00Z");
    await letters.run("2026-07-24T07:00:00Z");
    await letters.run("2026-07-24T08:00:00Z");
    expect(await daysTold()).toEqual([
      ["pickup_soon", "15"],
      ["pickup_soon", "25"],
      ["pickup_tomorrow", "25"],
    ]);
  });

  test.each(["moved", "called off", "begun"])(
    "about a pick-up are not sent again as they were once the stay is %s",
    async (what) => {
      const id = await aWrittenLetter();
      await sendAll(letters.shop);
      const [log] = await rowsOf<{ id: number }>(
        letters.shop.db,
        sql`select id from email_logs where booking_id = ${id} and type = 'pickup_soon'`,
      );
      const admin = await letters.shop.signIn("admin");
      const again = () => letters.post(`/api/email-logs/${log?.id}/resend`, undefined, admin);
      expect((await again()).statusCode).toBeLessThan(300);
      letters.shop.clock.set("2026-07-08T10:00:00Z");
      await become(id, what);
      const refused = await again();
      expect(refused.statusCode, refused.body).toBe(409);
      expect(refused.json<{ message: string }>().message).toContain("gäller inte längre");
    },
  );

  test.each(["moved", "called off", "begun"])(
    "about a pick-up that still wait are sent to nobody once the stay is %s",
    async (what) => {
      const id = await aWrittenLetter();
      letters.shop.clock.set("2026-07-08T10:00:00Z");
      await become(id, what);
      await sendAll(letters.shop);
      const rows = await rowsOf<{ type: string; state: string }>(
        letters.shop.db,
        sql`select type, state from mail_queue where booking_id = ${id} and type like 'pickup%'`,
      );
      expect(rows).toEqual([]);
    },
  );

  test("of a shop that is renewed are not sent for what had its moment before", async () => {
    const id = await letters.anApproved();
    await letters.run("2026-07-08T07:30:00Z");
    expect(await letters.sentTo(id)).toEqual([]);
    await letters.run("2026-07-14T07:00:00Z");
    expect(await typesOf(id)).toEqual(["pickup_tomorrow"]);
  });

  test("remind of the deposit at the approval, where that comes late", async () => {
    await letters.run();
    letters.shop.clock.set("2026-07-10T13:37:00Z");
    const id = await letters.anApproved();
    await letters.run();
    expect(await typesOf(id)).toEqual(["deposit_reminder"]);
  });

  test("do not remind of a deposit that staff have reminded of", async () => {
    await letters.run();
    const id = await letters.anApproved();
    await letters.post(`/api/bookings/${id}/send-deposit-reminder`);
    await letters.run("2026-07-01T07:00:00Z");
    expect(await typesOf(id)).toEqual(["deposit_reminder"]);
  });

  test("are not sent while they are switched off, nor afterwards for what had its moment meanwhile", async () => {
    await letters.run();
    const id = await letters.anApproved();
    expect((await change({ pickup_soon: { enabled: false } })).statusCode).toBe(200);
    await letters.run("2026-07-08T07:00:00Z");
    letters.shop.clock.advance({ minutes: 1 });
    await change({ pickup_soon: { enabled: true } });
    await letters.run("2026-07-08T07:05:00Z");
    expect(await typesOf(id)).toEqual([]);
    await change({ pickup_tomorrow: { days: 3 } });
    await letters.run("2026-07-12T07:00:00Z");
    expect(await typesOf(id)).toEqual(["pickup_tomorrow"]);
  });

  test("leave once when the shop was killed between the mark and the letter", async () => {
    await letters.run();
    const id = await letters.anApproved();
    await letters.shop.database.exec(`
      create function break_off() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger breaks before insert on mail_queue for each row execute function break_off()`);
    await expect(letters.run("2026-07-08T07:00:00Z")).rejects.toThrow();
    expect(await rowsOf(letters.shop.db, sql`select * from day_letters`)).toEqual([]);
    await letters.shop.database.exec("drop trigger breaks on mail_queue");
    await letters.run("2026-07-08T07:02:00Z");
    await letters.run("2026-07-08T07:03:00Z");
    expect(await typesOf(id)).toEqual(["pickup_soon"]);
  });
});

describe("in a booking staff", () => {
  test("see what is sent when, stop a letter, and let it be sent after all", async () => {
    await letters.run();
    const id = await letters.anApproved();
    expect(await coming(id)).toEqual([
      told("deposit_reminder", { at: "2026-07-01T07:00:00.000Z" }),
      told("pickup_soon", { at: "2026-07-08T07:00:00.000Z" }),
      told("pickup_tomorrow", { at: "2026-07-14T07:00:00.000Z" }),
      told("return_thanks", {
        state: "held",
        why: "not-returned",
        at: "2026-07-23T07:00:00.000Z",
        maySend: false,
      }),
    ]);
    const stopped = await decide(id, "pickup_soon", "stop");
    expect(stopped.json<ComingLetter[]>()[1]).toMatchObject({ state: "stopped", maySend: true });
    await decide(id, "pickup_soon", "stop");
    await letters.run("2026-07-08T07:00:00Z");
    expect(await typesOf(id)).toEqual([]);
    expect((await decide(id, "pickup_soon", "resume")).statusCode).toBe(200);
    await letters.run("2026-07-08T07:05:00Z");
    expect(await typesOf(id)).toEqual(["pickup_soon"]);
    expect(await coming(id)).toMatchObject([
      { state: "never", why: "passed" },
      { state: "sent", maySend: false },
      { state: "waiting" },
      { state: "held" },
    ]);
    expect((await decide(id, "pickup_soon", "stop")).json()).toMatchObject({
      code: "letter.sent-already",
    });
    const logged = await rowsOf<{ action: string }>(
      letters.shop.db,
      sql`select action from audit_log where entity_id = ${String(id)} and action like 'letter.%' order by id`,
    );
    expect(logged.map(({ action }) => action)).toEqual(["letter.stopped", "letter.resumed"]);
  });

  test("decide nothing more about a stopped letter of a booking that is called off", async () => {
    const { id } = await letters.aBooking({ start: "2026-07-15", end: "2026-07-22" });
    await letters.patch(id, { status: "confirmed" });
    await decide(id, "pickup_soon", "stop");
    await letters.patch(id, { status: "cancelled" });
    expect((await coming(id)).map(({ type }) => type)).not.toContain("pickup_soon");
    const answer = await decide(id, "pickup_soon", "resume");
    expect(answer.json<ComingLetter[]>().map(({ type }) => type)).not.toContain("pickup_soon");
  });

  test("send a letter at once, stopped or switched off, and it is not sent again", async () => {
    await letters.run();
    const id = await letters.anApproved();
    await decide(id, "pickup_soon", "stop");
    await change({ pickup_tomorrow: { enabled: false } });
    expect((await coming(id))[2]).toMatchObject({ state: "never", why: "switched-off" });
    for (const type of ["pickup_soon", "pickup_tomorrow", "deposit_reminder"]) {
      const sent = await decide(id, type, "send");
      expect(sent.statusCode, sent.body).toBe(200);
      expect((await decide(id, type, "send")).statusCode).toBe(409);
    }
    await change({ pickup_tomorrow: { enabled: true } });
    for (const day of ["01", "08", "14"]) await letters.run(`2026-07-${day}T07:00:00Z`);
    expect(await typesOf(id)).toEqual(["pickup_soon", "pickup_tomorrow", "deposit_reminder"]);
  });

  test("are told why a letter cannot be sent", async () => {
    await letters.run();
    const id = await letters.anApproved();
    const refused = async (type: string) => (await decide(id, type, "send")).json<object>();
    expect(await refused("return_thanks")).toMatchObject({
      code: "letter.not-now",
      message: "Markera bokningen som returnerad först. Sedan kan mejlet skickas.",
    });
    await letters.shop.db.execute(sql`update bookings set customer_email = '' where id = ${id}`);
    expect(await refused("pickup_soon")).toMatchObject({ code: "booking.no-email" });
    expect((await coming(id))[1]).toMatchObject({ state: "never", why: "no-email" });
    await letters.post(`/api/bookings/${id}/cancel`, { refund: 0, reason: "Prov" });
    expect(await coming(id)).toEqual([]);
    expect((await decide(1, "pickup_soon", "send")).statusCode).toBe(404);
    expect((await decide(id, "booking_confirmed", "send")).statusCode).toBe(400);
  });
});

function told(type: string, rest: object): object {
  return { type, state: "waiting", why: null, maySend: true, ...rest };
}
