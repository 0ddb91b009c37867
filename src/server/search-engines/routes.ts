import type { FastifyInstance } from "fastify";
import type { ShopFacts } from "#contracts/page.ts";
import { findItem } from "#server/catalog/item-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { listedItems } from "./listed-item-rows.ts";
import { llms } from "./llms.ts";
import { manifest } from "./manifest.ts";
import { robots } from "./robots.ts";
import type { ReadPicture, SharedItem } from "./share-picture.ts";
import { sitemap } from "./sitemap.ts";

type Needs = { db: Db; shop: () => Promise<ShopFacts>; readPicture: ReadPicture };

const HIDDEN = { schema: { hide: true } };
const AN_HOUR = "public, max-age=3600";
const MOST_KEPT = 100;

/** What search engines, phones and other readers ask for beside the pages. */
export function searchEngineRoutes(app: FastifyInstance, needs: Needs): void {
  const { db, shop } = needs;
  app.get("/robots.txt", HIDDEN, async (_request, reply) =>
    reply
      .header("cache-control", AN_HOUR)
      .type("text/plain; charset=utf-8")
      .send(robots((await shop()).baseUrl)),
  );
  app.get("/sitemap.xml", HIDDEN, async (_request, reply) =>
    reply
      .header("cache-control", AN_HOUR)
      .type("application/xml; charset=utf-8")
      .send(sitemap(await shop(), await listedItems(db))),
  );
  app.get("/llms.txt", HIDDEN, async (_request, reply) =>
    reply
      .header("cache-control", AN_HOUR)
      .type("text/plain; charset=utf-8")
      .send(llms(await shop(), await listedItems(db))),
  );
  app.get("/manifest.webmanifest", HIDDEN, async (_request, reply) =>
    reply
      .header("cache-control", AN_HOUR)
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest(await shop()))),
  );
  shareRoute(app, needs);
}

/** An item's picture for sharing. Its version is part of the address: a changed item gets a new one. */
function shareRoute(app: FastifyInstance, { db, shop, readPicture }: Needs): void {
  const kept = new Map<string, Promise<Buffer>>();
  const draw = async (item: SharedItem) => {
    const { sharePicture } = await import("./share-picture.ts");
    return sharePicture(item, { shopName: (await shop()).name, read: readPicture });
  };
  app.get<{ Params: { id: string; version: string } }>(
    "/share/:id(^[1-9]\\d{0,8}$)/:version(^\\d{1,9}$).jpg",
    HIDDEN,
    async ({ params }, reply) => {
      const item = await findItem(db, { id: Number(params.id) }, { isStaff: false });
      if (!item || String(item.version) !== params.version) return reply.callNotFound();
      const key = `${params.id}/${params.version}`;
      const picture = kept.get(key) ?? draw(item);
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
      kept.set(key, picture);
      // A failure is not remembered.
      picture.catch(() => kept.delete(key));
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type("image/jpeg")
        .send(await picture);
    },
  );
}
