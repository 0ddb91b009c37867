import { contractFile } from "#server/agreements/contract-file.ts";
import { forgetAccountLinks } from "#server/auth/forget-account-links.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { forgetOwnKeys, keyForLetter } from "#server/bookings/own-keys.ts";
import { protocolFileOf } from "#server/hand-over/protocol-file.ts";
import { removeUnusedFiles } from "#server/hand-over/remove-unused-files.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { sweepOpenPayments } from "#server/money/sweep-open-payments.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import { forgetCheckouts } from "#server/checkout/forget-checkouts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { isOutdated } from "#server/day-letters/day-letter-rows.ts";
import { sendDueLetters } from "#server/day-letters/send-due-letters.ts";
import { sendQueued } from "#server/emails/send-queued.ts";
import type { MailTransport } from "#server/emails/transport.ts";
import { compare } from "#server/oversight/compare.ts";
import type { CardGateway } from "#server/payments/gateway.ts";
import { retryWebhooks } from "#server/payments/receive-webhook.ts";
import { receiptFileNumbered } from "#server/receipts/receipt-file.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Job } from "#server/platform/jobs.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import { forgetEndedLimits } from "#server/platform/shared-limiter.ts";
import type { Media } from "#server/uploads/media.ts";
import { sweepUnits } from "#server/units/sweep-units.ts";
import { makePictureVariants } from "#server/uploads/make-picture-variants.ts";
import { removeUnusedPictures } from "#server/uploads/remove-unused-pictures.ts";

export type JobParts = {
  db: Db;
  clock: Clock;
  shop: () => WritingShop;
  shopEmail: () => string | null;
  /** Learns what has been changed about the shop, before a job begins. */
  refresh: () => Promise<void>;
  gateway: CardGateway;
  transport: MailTransport;
  media: Media;
  /** Told of letters that were not sent, without addresses. */
  log?: { warn(facts: object, message: string): void };
};

/** Kept as it was, and tried again, when the provider cannot be reached. */
async function compareOrFail(parts: JobParts): Promise<void> {
  const compared = await compare(parts);
  if (!compared.ok) throw new Error(compared.problem.code);
}

/** Which job runs when. */
export function shopJobs(parts: JobParts): Job[] {
  return jobsOf(parts).map((job) => ({
    ...job,
    run: async (stopping) => {
      await parts.refresh();
      await job.run(stopping);
    },
  }));
}

function jobsOf(parts: JobParts): Job[] {
  return [
    {
      name: "send-mail",
      everySeconds: 3,
      run: (stopping) =>
        sendQueued({
          ...parts,
          letterToken,
          keyForLetter,
          isOutdated,
          stopping,
          attachReceipt: (number) => receiptFileNumbered(parts.db, number),
          attachProtocol: (id) => protocolFileOf(parts, { id }),
          attach: {
            contract: (bookingId) => contractFile(parts, bookingId, { isForCustomer: true }),
          },
        }),
    },
    {
      name: "send-day-letters",
      everySeconds: 60,
      run: (stopping) => sendDueLetters({ ...parts, stopping }),
    },
    { name: "place-units", everySeconds: 60, run: () => sweepUnits(parts) },
    { name: "sweep-checkouts", everySeconds: 60, run: () => sweepCheckouts(parts) },
    { name: "sweep-open-payments", everySeconds: 60, run: () => sweepOpenPayments(parts) },
    { name: "finish-attempts", everySeconds: 30, run: () => finishAttempts(parts) },
    { name: "watch-authorizations", everySeconds: 60, run: () => watchAuthorizations(parts) },
    {
      name: "remove-unused-protocol-files",
      everySeconds: 6 * 3600,
      run: () => removeUnusedFiles(parts),
    },
    { name: "forget-checkouts", everySeconds: 6 * 3600, run: () => forgetCheckouts(parts) },
    {
      name: "forget-limits",
      everySeconds: 3600,
      run: () => forgetEndedLimits(parts.db, parts.clock.now()),
    },
    { name: "forget-account-links", everySeconds: 6 * 3600, run: () => forgetAccountLinks(parts) },
    { name: "forget-own-keys", everySeconds: 6 * 3600, run: () => forgetOwnKeys(parts) },
    { name: "compare-with-provider", everySeconds: 3600, run: () => compareOrFail(parts) },
    {
      name: "retry-webhooks",
      everySeconds: 30,
      run: () => retryWebhooks({ ...parts, follow: (intentId) => followIntent(parts, intentId) }),
    },
    ...pictureJobs(parts),
  ];
}

function pictureJobs({ db, clock, shop, media }: JobParts): Job[] {
  // The home page's picture may be one of the shop's own, named by path or by whole address.
  const keep = () => [(shop().hero.imageUrl ?? "").replace(/^.*(?=\/media\/)/, "")];
  return [
    {
      name: "make-picture-variants",
      everySeconds: 10,
      run: (stopping) => makePictureVariants({ db, media, stopping }),
    },
    {
      name: "remove-unused-pictures",
      everySeconds: 6 * 3600,
      run: () => removeUnusedPictures({ db, clock, media, keep: keep() }),
    },
  ];
}
