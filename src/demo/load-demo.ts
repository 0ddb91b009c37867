import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { eq } from "drizzle-orm";
import type { Picture } from "#contracts/catalog.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import {
  addons,
  pictures,
  rentalAgreements,
  rentalAgreementVersions,
  rentalItems,
} from "#server/platform/db/tables/catalog.ts";
import { settings } from "#server/platform/db/tables/settings.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { numberUnits } from "#server/units/number-units.ts";
import { contentName, mediaUrl, type MediaFile } from "#server/uploads/media-folder.ts";
import type { Media } from "#server/uploads/media.ts";
import { demoAgreement } from "./agreement.ts";
import type { DemoItem } from "./demo-item.ts";
import { demoCalendar } from "./demo-calendar.ts";
import { demoItems } from "./demo-items.ts";
import { insertCalendar } from "./insert-calendar.ts";

type Needs = { db: Db; clock: Clock; media: Media };

type DrawnPicture = {
  alt: string;
  width: number;
  height: number;
  blur: string;
  files: { width: number; format: "avif" | "webp"; file: string }[];
};

export const DEMO_LOADED = "demoLoaded";

/** A shop that never had an item, nor the demo: one whose owner has removed everything stays as it is. */
export async function wantsDemo(db: Db): Promise<boolean> {
  const items = await db.select({ id: rentalItems.id }).from(rentalItems).limit(1);
  const notes = await db
    .select({ id: settings.id })
    .from(settings)
    .where(eq(settings.key, DEMO_LOADED));
  return items.length === 0 && notes.length === 0;
}

/** The whole catalogue or nothing, in one transaction: a start that is broken off begins anew. */
export async function loadDemo({ db, clock, media }: Needs): Promise<void> {
  const now = clock.now();
  const { store, files } = drawnPictures();
  await media.change(files, async () => ({ value: undefined }));
  await inTransaction(db, async (tx) => {
    const noted = await tx
      .insert(settings)
      .values({ key: DEMO_LOADED, value: now.toISOString(), updatedAt: now })
      .onConflictDoNothing()
      .returning();
    // Another start on the same database is loading it, or has.
    if (noted.length === 0) return;
    await tx
      .insert(pictures)
      .values([...store.values()].map((picture) => ({ ...picture, createdAt: now })));
    await insertAgreement(tx, now);
    const calendar = demoCalendar(clock.today());
    for (const item of demoItems) {
      const id = await insertItem(tx, item, store, now);
      // As the shop does itself with a motorhome that is added.
      if (item.type === "rv")
        await numberUnits(tx, {
          itemId: id,
          quantity: item.quantity,
          today: clock.today(),
          now,
        });
      await insertCalendar(tx, id, calendar[item.slug] ?? {});
    }
  });
}

/** The drawn pictures and their files, named by their content as uploads are. */
function drawnPictures(): { store: Map<string, Picture>; files: MediaFile[] } {
  const drawn = join(projectRoot(), "demo", "pictures");
  const manifest = JSON.parse(readFileSync(join(drawn, "manifest.json"), "utf8")) as Record<
    string,
    DrawnPicture
  >;
  const wanted = new Set(
    demoItems.flatMap(({ pictures: { main, gallery } }) => [main, ...gallery]),
  );
  const store = new Map<string, Picture>();
  const files: MediaFile[] = [];
  for (const name of wanted) {
    const picture = manifest[name];
    if (!picture) throw new Error(`the demo has no picture called ${name}`);
    const variants = picture.files.map(({ width, format, file }) => {
      const bytes = readFileSync(join(drawn, file));
      const fileName = `${contentName(bytes)}${extname(file)}`;
      files.push({ name: fileName, bytes });
      return { width, format, url: mediaUrl(fileName) };
    });
    const fallback = variants.find(({ format }) => format === "webp") ?? variants[0];
    if (!fallback) throw new Error(`the demo picture ${name} has no files`);
    const { alt, width, height, blur } = picture;
    store.set(name, { url: fallback.url, alt, width, height, blur, variants });
  }
  return { store, files };
}

async function insertAgreement(tx: Db, now: Date): Promise<void> {
  const { name, description, content } = demoAgreement;
  const [agreement] = await tx
    .insert(rentalAgreements)
    .values({ name, description, isDefault: true, createdAt: now, updatedAt: now })
    .returning({ id: rentalAgreements.id });
  await tx
    .insert(rentalAgreementVersions)
    .values({ rentalAgreementId: agreement!.id, version: 1, name, content, createdAt: now });
}

async function insertItem(
  tx: Db,
  demo: DemoItem,
  store: Map<string, Picture>,
  now: Date,
): Promise<number> {
  const { pictures: names, addons: demoAddons, ...fields } = demo;
  const urlOf = (name: string) => store.get(name)?.url ?? "";
  const [item] = await tx
    .insert(rentalItems)
    .values({
      ...fields,
      mainImageUrl: urlOf(names.main),
      imageGallery: names.gallery.map(urlOf),
      // As its agreement says it; motorhomes go by the shop's.
      cancellationPolicy: fields.type === "equipment" ? [{ daysBefore: 2, percent: 100 }] : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: rentalItems.id });
  if (demoAddons.length > 0)
    await tx
      .insert(addons)
      .values(demoAddons.map((addon) => ({ ...addon, rentalItemId: item!.id })));
  return item!.id;
}
