/**
 * What `npm test` runs on the embedded database as well: what differs there (the database's own promises, the
 * migrations, backup, pictures), what has gone wrong there before (units), and the main path of each area. The rest
 * of the areas run on it in the thorough run.
 */
export const MAIN_PATHS_EMBEDDED = [
  "src/demo/**/*.test.ts",
  "src/server/platform/db/**/*.test.ts",
  "src/server/backup/**/*.test.ts",
  "src/server/units/**/*.test.ts",
  "src/server/uploads/**/*.test.ts",
  "src/server/accounting/accounting.test.ts",
  "src/server/agreements/contract.test.ts",
  "src/server/auth/auth.test.ts",
  "src/server/bookings/customers/customers.test.ts",
  "src/server/bookings/lists/list-views.test.ts",
  "src/server/bookings/one-booking/booking-history.test.ts",
  "src/server/bookings/schedule/show-today.test.ts",
  "src/server/bookings/withdrawal/withdraw.test.ts",
  "src/server/catalog/manage-items.test.ts",
  "src/server/checkout/place-booking.test.ts",
  "src/server/counter/make-booking.test.ts",
  "src/server/day-letters/day-letters.test.ts",
  "src/server/deposits/deposits.test.ts",
  "src/server/emails/send-queued.test.ts",
  "src/server/hand-over/record-protocol.test.ts",
  "src/server/money/payment-actions.test.ts",
  "src/server/offers/search-items.test.ts",
  "src/server/office/find.test.ts",
  "src/server/oversight/oversight.test.ts",
  "src/server/own-page/own-page.test.ts",
  "src/server/payments/webhook.test.ts",
  "src/server/platform/http/kept-answers.test.ts",
  "src/server/receipts/receipts.test.ts",
  "src/server/search-engines/search-engines.test.ts",
  "src/server/settings/shop-settings.test.ts",
  "src/server/tracking/tracking.test.ts",
];
