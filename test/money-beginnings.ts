import { randomUUID } from "node:crypto";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { makeBooking } from "#server/counter/make-booking.ts";
import {
  BY,
  CODE_WORTH,
  hearTheNews,
  lastToken,
  pick,
  PRICE_ALONG,
  type Choices,
  type World,
} from "./story-world.ts";
import { aPaymentWish, callPlace, openPayment, type TestTill } from "./test-checkout.ts";

export async function madeInShop(world: World, choices: Choices): Promise<void> {
  const { till } = world;
  const [itemId] = world.itemIds;
  // With something beside it, by a code, or neither.
  const beside = pick(choices, [0, 0, 1, 2]);
  const code = choices.next() < 0.3 ? { code: "stamkund" } : {};
  const amount = 2000 + beside * PRICE_ALONG * 2 - ("code" in code ? CODE_WORTH : 0);
  const lines = beside > 0 ? [{ rentalItemId: world.alongId, quantity: beside }] : [];
  const card = pick(choices, ["good", "good", "good", "isDisputed", "refundFails"] as const);
  const opened = await openPayment(
    till.shop,
    aPaymentWish({ itemId, amount, ...stay(till), booking: { lines, ...code } }),
  );
  await till.cards.pay(opened.clientSecret, card);
  const placed = await callPlace(till.shop, opened.intentId);
  world.bookingId = placed.json<{ id: number }>().id;
  world.told.push(`paid by ${card}`);
  // Half of them begin with nothing behind the booking any more, and so with links and money by hand.
  if (choices.next() < 0.5) {
    await till.cards.gateway.cancel(opened.intentId);
    await hearTheNews(world, till.parts());
    world.told.push("let go");
  }
}

export async function madeByStaff(world: World, choices: Choices): Promise<void> {
  const { till } = world;
  const [rentalItemId] = world.itemIds;
  const { start, end } = stay(till);
  const payment = pick(choices, [
    { kind: "later" },
    { kind: "link", days: 3, charge: "at-once" },
    { kind: "link", days: 3, charge: "reserve" },
    { kind: "hand", method: "swish", reference: "" },
  ] as const);
  const nobody = { phone: "", personalNumber: "", streetAddress: "", postalCode: "", city: "" };
  const nothing = {
    organisationName: "",
    organisationNumber: "",
    invoiceAddress: "",
    reference: "",
  };
  const customer = { ...nobody, ...nothing };
  const made = await makeBooking(till.parts(), {
    key: randomUUID(),
    rentalItemId,
    startDate: start as LocalDate,
    endDate: end as LocalDate,
    quantity: 1,
    selectedAddons: [],
    ...(choices.next() < 0.5 && { adjustment: { amount: -500, reason: "Stamkund" } }),
    overrides: [],
    customer: { ...customer, name: "Nils Lind", email: "nils@example.com" },
    notes: "",
    payment,
    by: BY,
  });
  if (!made.ok) throw new Error(made.problem.code);
  world.bookingId = made.value;
  world.told.push(`made by staff, ${payment.kind}`);
  if (payment.kind === "link") world.links.push(await lastToken(till));
}

/** Two nights that begin in three weeks. */
function stay({ shop }: TestTill) {
  const day = (days: number) =>
    new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { start: day(21), end: day(23) };
}
