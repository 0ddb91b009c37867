import { settingHistory } from "#contracts/audit.ts";
import * as contracts from "#contracts/settings.ts";
import type { Problem } from "#contracts/errors.ts";
import type { Times } from "#domain/availability/times-for-date.ts";
import * as words from "#contracts/shop-words.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { loggedSettings } from "#domain/shop/logged-settings.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { changesOfSettings } from "#server/audit/change-rows.ts";
import { contractInConfirmation } from "#server/platform/contract-in-confirmation.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { createSharedLimiter } from "#server/platform/shared-limiter.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { showBookedOnClosed } from "./booked-on-closed.ts";
import { changeContractInConfirmation } from "./change-contract-in-confirmation.ts";
import { changeGlobalTime } from "./change-global-time.ts";
import { changeShopSettings, shopSettings } from "./change-shop-settings.ts";
import { databaseRisks } from "./database-risks.ts";
import { putFirstDay, showFirstDay } from "./first-day.ts";
import { globalTimes } from "./global-times.ts";
import type { KnownShop } from "./known-shop.ts";
import { sendTestLetter } from "./send-test-letter.ts";
import { allWords, changeWords, spokenWords } from "./shop-words.ts";

type Needs = {
  db: Db;
  clock: Clock;
  shop: KnownShop;
  rateLimitFactor: number;
};

/** Enough to set a mail server right; nobody writes to strangers in the shop's name with it. */
const TEST_LETTERS = { name: "test-letters", max: 10, windowSeconds: 3600 };

export function settingsRoutes(bind: Bind, parts: Needs): void {
  const { db } = parts;
  bind(contracts.settingsLeft, async () => ok(parts.shop.left()));
  bindChange(bind, contracts.firstDay, async ({ by }) => ok(await showFirstDay(parts, by)));
  bindChange(bind, contracts.hideFirstDay, async ({ by }) => {
    await putFirstDay(parts, by, true);
    return ok(null);
  });
  bindChange(bind, contracts.takeOutFirstDay, async ({ by }) => {
    await putFirstDay(parts, by, false);
    return ok(null);
  });
  bind(contracts.databaseRisks, async () => ok(await databaseRisks(db, parts.shop.facts().cards)));
  bind(contracts.settings, async () => ok(answer(await globalTimes(db))));
  bind(contracts.globalPickupTime, async () => ok((await globalTimes(db)).pickupTime));
  bind(contracts.globalReturnTime, async () => ok((await globalTimes(db)).returnTime));
  bindChange(bind, contracts.setGlobalPickupTime, ({ body, by }) =>
    answerTimes(changeGlobalTime(parts, by, { which: "pickupTime", ...body })),
  );
  bindChange(bind, contracts.setGlobalReturnTime, ({ body, by }) =>
    answerTimes(changeGlobalTime(parts, by, { which: "returnTime", ...body })),
  );
  bind(contracts.shopSettings, async () => ok(await shopSettings(parts)));
  bindChange(bind, contracts.changeShopSettings, async ({ body, by }) =>
    changeShopSettings(parts, by, body),
  );
  bind(settingHistory, async ({ query: { of } }) =>
    ok(await changesOfSettings(db, loggedSettings(of))),
  );
  bind(contracts.setOutside, async () => ok(outside(parts.shop)));
  bind(contracts.bookedOnClosed, async () => ok(await showBookedOnClosed(parts)));
  const testLetters = createSharedLimiter(parts, {
    ...TEST_LETTERS,
    factor: parts.rateLimitFactor,
  });
  bindChange(bind, contracts.sendTestLetter, async ({ body: { to }, by }) => {
    const retryAfterSeconds = await testLetters.take(String(by.id));
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    await sendTestLetter(parts, by, to);
    return ok(null);
  });
  bind(words.aboutWords, async () => ok(spokenWords(parts.shop.words(), parts.shop).about));
  bind(words.motorhomeWords, async () =>
    ok(spokenWords(parts.shop.words(), parts.shop).motorhomes),
  );
  bind(words.localWords, async ({ params: { slug } }) => {
    const page = parts.shop.words().local.find((one) => one.slug === slug);
    return page ? ok(page) : fail({ code: "request.unknown-address" });
  });
  bind(words.shopWords, async () => ok(await allWords(parts)));
  bindChange(bind, words.changeShopWords, async ({ body, by }) => changeWords(parts, by, body));
  bind(contracts.contractInConfirmation, async () =>
    ok({ value: await contractInConfirmation(db) }),
  );
  bindChange(bind, contracts.setContractInConfirmation, async ({ body: { value }, by }) =>
    ok({ value: await changeContractInConfirmation(parts, by, value) }),
  );
}

function outside({ outside: set, sender, notices }: KnownShop) {
  return { ...set(), sender: sender(), notices: notices() };
}

async function answerTimes(changing: Promise<Result<Times, Problem>>) {
  const changed = await changing;
  return changed.ok ? ok(answer(changed.value)) : changed;
}

function answer({ pickupTime, returnTime }: Times) {
  return { globalDefaultPickupTime: pickupTime, globalDefaultReturnTime: returnTime };
}
