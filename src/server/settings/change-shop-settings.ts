import type { Problem } from "#contracts/errors.ts";
import type { ShopChange, ShopSettings } from "#contracts/shop-settings.ts";
import { isUploadedOrElsewhere, pictureSite } from "#domain/catalog/picture-address.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { ownChecklists } from "#domain/hand-over/checklists.ts";
import { isAsRead, savedOver } from "#domain/shop/as-read.ts";
import {
  asStarted,
  shopAsSaved,
  type OwnersShop,
  type Place,
  type SavedShop,
} from "#domain/shop/owners-shop.ts";
import { DAY_LETTERS, type DayLetter } from "#domain/shop/letter-words.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { switchOn } from "#server/emails/letter-switches.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { fieldSentence } from "#texts/field-errors.ts";
import { globalTimes, NOTICE } from "./global-times.ts";
import type { KnownShop } from "./known-shop.ts";
import { answeredLetters, savedLetters } from "./owners-letters.ts";
import { writeSetting } from "./setting-rows.ts";
import {
  forgetPlaces,
  isPictureKept,
  lockShop,
  placeInUse,
  readShop,
  writePlaces,
  writeShopPart,
} from "./shop-rows.ts";

type Parts = { db: Db; clock: Clock; shop: Pick<KnownShop, "first"> };

/** The place a shop was started with has no name, and needs one to be kept. */
const STARTED_PLACE = "Butiken";

export async function shopSettings({
  db,
  shop: { first },
}: Pick<Parts, "db" | "shop">): Promise<ShopSettings> {
  const saved = await readShop(db);
  const { noticeHours } = await globalTimes(db);
  const { places, opening, letters, checklists, words: _words, ...now } = shopAsSaved(first, saved);
  return {
    ...now,
    places: toldPlaces(places),
    opening: { week: [...opening.week], exceptions: [...opening.exceptions] },
    noticeHours,
    letters: answeredLetters(letters),
    checklists: { rv: [...checklists.rv], equipment: [...checklists.equipment] },
    asStarted: asStarted(first, saved),
  };
}

function toldPlaces(places: readonly Place[]): Place[] {
  return places.map((place) => ({ ...place, name: place.name || STARTED_PLACE }));
}

/** Sent back as it was told, as by whoever takes back a change, it is no place of the owner's own. */
function areStartedPlaces(
  { places, company }: ShopChange,
  { first, saved }: { first: OwnersShop; saved: SavedShop },
): boolean {
  const undecided = { ...saved, company: { ...saved.company, ...company }, places: null };
  const started = toldPlaces(shopAsSaved(first, undecided).places);
  return started.length > 0 && isAsRead(places, started);
}

/** Bookings that are made stay as they are; what is shown, written and asked for from now on follows. */
export async function changeShopSettings(
  { db, clock, shop }: Parts,
  by: SignedIn,
  { before: read, ...wanted }: ShopChange,
): Promise<Result<ShopSettings, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<ShopSettings, Problem>> => {
    await lockShop(tx);
    const before = await shopSettings({ db: tx, shop });
    const setting = savedOver(before, { read, wanted });
    if (setting !== undefined) return fail({ code: "setting.changed", setting });
    const inUse = wanted.places && (await placeInUse(tx, wanted.places, clock.today()));
    if (inUse) return fail({ code: "setting.place-in-use", ...inUse });
    const wrong = await pictureMistake(tx, wanted.hero?.imageUrl ?? "", {
      started: shop.first.hero.imageUrl,
    });
    if (wrong)
      return fail({
        code: "request.malformed",
        fields: { "hero.imageUrl": fieldSentence({ code: "custom", params: { rule: wrong } }) },
      });
    const now = clock.now();
    const saved = await readShop(tx);
    for (const part of ["presentation", "company", "hero", "mail"] as const)
      if (wanted[part]) await writeShopPart(tx, part, { ...saved[part], ...wanted[part] }, now);
    if (wanted.opening)
      await writeShopPart(tx, "opening", { ...before.opening, ...wanted.opening }, now);
    if (wanted.cancellationPolicy !== undefined)
      await writeShopPart(tx, "cancellationPolicy", wanted.cancellationPolicy, now);
    if (wanted.changeDays !== undefined)
      await writeShopPart(tx, "changeDays", wanted.changeDays, now);
    if (wanted.checklists)
      await writeShopPart(
        tx,
        "checklists",
        ownChecklists({ ...saved.checklists, ...wanted.checklists }),
        now,
      );
    if (wanted.places && areStartedPlaces(wanted, { first: shop.first, saved }))
      await forgetPlaces(tx);
    else if (wanted.places) await writePlaces(tx, wanted.places, now);
    if (wanted.letters)
      await writeShopPart(tx, "letters", savedLetters(saved.letters, wanted.letters), now);
    if (wanted.noticeHours !== undefined)
      await writeSetting(tx, NOTICE, String(wanted.noticeHours), now);
    const after = await shopSettings({ db: tx, shop });
    const isOn = (letter: DayLetter) => after.letters[letter].enabled;
    const on = DAY_LETTERS.filter((letter) => !before.letters[letter].enabled && isOn(letter));
    await switchOn(tx, on, now);
    for (const part of Object.keys(wanted) as (keyof typeof wanted)[])
      if (JSON.stringify(before[part]) !== JSON.stringify(after[part]))
        await recordChange(tx, clock, {
          by,
          action: "setting-updated",
          entity: "setting",
          entityId: part,
          before: toldOf(part, before, wanted),
          after: toldOf(part, after, wanted),
        });
    return ok(after);
  });
}

/** The picture that the shop was started with may lie wherever whoever started it has put it. */
async function pictureMistake(
  tx: Db,
  wanted: string,
  { started }: { started: string },
): Promise<"address" | "picture-gone" | undefined> {
  if (wanted === "" || wanted === started) return undefined;
  if (!isUploadedOrElsewhere(wanted)) return "address";
  const isElsewhere = pictureSite(wanted) !== undefined;
  return isElsewhere || (await isPictureKept(tx, wanted)) ? undefined : "picture-gone";
}

/** Of letters only those that were named: the log has no use for the others. */
function toldOf(
  part: Exclude<keyof ShopChange, "before">,
  shop: ShopSettings,
  { letters = {} }: ShopChange,
): unknown {
  if (part !== "letters") return shop[part];
  return Object.fromEntries(Object.entries(shop.letters).filter(([type]) => type in letters));
}
