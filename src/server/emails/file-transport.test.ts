import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTransport } from "./open-transport.ts";
import { SENDER } from "#test/test-post-office.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MAIL = {
  messageId: "<booking_confirmation.1234567@norrvidd.example>",
  recipient: "asa@example.com",
  subject: "Tack för din bokning, Åsa",
  html: "<p>Välkommen</p>",
  text: "Välkommen",
  attachments: [
    { name: "Hyresavtal-1234567.pdf", type: "application/pdf", content: Buffer.from("ett avtal") },
  ],
  date: new Date("2026-06-01T10:00:00Z"),
};

const outbox = () => join(folder, "outbox");
const open = () => openTransport({ outboxDir: outbox(), from: () => SENDER });

test("without a mail server a letter is a file named after it, readable by any mail program", async () => {
  expect(await open().send(MAIL)).toEqual({ ok: true, value: null });
  const name = "booking_confirmation.1234567@norrvidd.example.eml";
  expect(readdirSync(outbox())).toEqual([name]);
  const file = readFileSync(join(outbox(), name));
  expect(file.toString().replaceAll("\r\n", "")).not.toContain("\n");
  expect(await PostalMime.parse(file)).toMatchObject({
    messageId: MAIL.messageId,
    subject: MAIL.subject,
    from: { name: "Norrvidd", address: "bokning@norrvidd.example" },
    to: [{ address: "asa@example.com" }],
    text: expect.stringContaining("Välkommen"),
    html: expect.stringContaining("<p>Välkommen</p>"),
    attachments: [{ filename: "Hyresavtal-1234567.pdf", mimeType: "application/pdf" }],
  });
});

test("a letter sent again is the same file", async () => {
  await open().send(MAIL);
  await open().send(MAIL);
  expect(readdirSync(outbox())).toHaveLength(1);
});

test("no letter is written outside its folder", async () => {
  await open().send({ ...MAIL, messageId: "<../../etc/passwd@[::1]>" });
  expect(readdirSync(folder)).toEqual(["outbox"]);
  expect(readdirSync(outbox())).toEqual([".._.._etc_passwd@___1_.eml"]);
});

test("a folder that cannot be written is a failure to try again, not a crash", async () => {
  writeFileSync(outbox(), "in the way");
  expect(await open().send(MAIL)).toMatchObject({
    ok: false,
    problem: { code: "mail.not-written" },
  });
});
