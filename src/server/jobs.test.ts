import { beforeAll, expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import { openTestTill, type TestTill } from "#test/test-checkout.ts";
import { shopJobs } from "./jobs.ts";

let till: TestTill;
beforeAll(async () => {
  till = await openTestTill();
});

test("a letter that was not sent is told to the log, by its kind and not by its reader", async () => {
  const { shop, parts } = till;
  const told: object[] = [];
  await queueMail(
    shop.db,
    { clock: shop.clock, host: "example.se" },
    {
      type: "deposit_reminder",
      bookingId: null,
      recipient: "anna@example.com",
      messageKey: "prov",
      subject: "Hej",
      html: "<p>Hej</p>",
      text: "Hej",
    },
  );
  const jobs = shopJobs({
    ...parts(),
    refresh: async () => {},
    media: shop.media,
    transport: {
      send: async () => fail({ code: "mail.server-unreachable" }),
      close: () => {},
    } as unknown as Parameters<typeof shopJobs>[0]["transport"],
    log: { warn: (facts) => told.push(facts) },
  });
  await jobs.find(({ name }) => name === "send-mail")?.run(new AbortController().signal);
  expect(told).toMatchObject([{ type: "deposit_reminder" }]);
  expect(JSON.stringify(told)).not.toContain("anna@");
});
