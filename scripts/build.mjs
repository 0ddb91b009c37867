import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { keepEarlierAssets } from "./earlier-assets.mjs";
import { sourceStamp } from "./project-state.mjs";

// A piece by itself: it is run before what uses it, and stays the same when the shop's own code changes.
const REACT = { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// };
// What every page has in common, in one piece: many small ones weigh more than what they hold.
const COMMON = {
  name: "common",
  test: /node_modules\/(?:@tanstack\/(?!.*(?:[mM]utation|[qQ]ueries))|wouter|regexparam)|src\/(?:web\/(?:routes|office-routes|shop-routes|route-data|document|steps)|web\/shell\/(?:arrive-on-page|contact-links|error-boundary|footer|frames|full-loads|header|item-card|lazy-page|page-head|page-state|shop-frame|use-sign-out|use-user)|web\/ui\/(?:button|one-at-a-time|picture-frame|retry-notice|spinner|sync-external-store|toast-store|use-one-at-a-time|when-fetched)|web\/api\/(?:api-error|auth|call|call-path|catalog|freshness|query-client|request)|texts\/format|domain\/catalog\/item-path)\./,
};
const MUCH_VISITED = /assets\/(?:booking-panel|checkout-page|home-page|item-page|motorhomes-page)-/;
/** Every page has them before it asks for anything else. */
const ALWAYS_THERE = /assets\/(?:common|react|rolldown-runtime)-/;
const COMPRESSIBLE = /\.(?:js|css|svg)$/;

/** Builds aside and then takes the old build's place: a broken-off build is no build. */
export async function buildShop(root) {
  const dist = join(root, "dist");
  const next = join(root, ".cache", `build-${process.pid}`);
  const stamp = sourceStamp(root);
  const emptyDatabase = makeEmptyDatabase(root);
  await build({
    root,
    logLevel: "warn",
    build: {
      outDir: join(next, "client"),
      emptyOutDir: true,
      manifest: true,
      // Which files the others are made of is no business of every visitor's: they find them by themselves.
      modulePreload: {
        resolveDependencies: (file, files) =>
          MUCH_VISITED.test(file) ? files.filter((one) => !ALWAYS_THERE.test(one)) : [],
      },
      rolldownOptions: {
        input: ["src/web/entry-first.ts", "src/web/entry-client.tsx"],
        // The first asks the other when it has taken the page over.
        preserveEntrySignatures: "exports-only",
        output: {
          codeSplitting: { groups: [REACT, COMMON] },
          // Every page knows the names of a hundred files by heart.
          chunkFileNames: "assets/[name]-[hash:7].js",
        },
      },
    },
  });
  await build({
    root,
    logLevel: "warn",
    // Packages of a hundred files and more: read as one file, the shop opens sooner.
    ssr: { noExternal: ["stripe", "drizzle-orm", "zod", "fastify-type-provider-zod"] },
    build: {
      ssr: true,
      outDir: join(next, "server"),
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node20",
      rolldownOptions: {
        input: ["main", "start/reconcile", "start/backup", "start/restore"].map(
          (name) => `src/${name}.ts`,
        ),
      },
    },
  });
  compressFiles(join(next, "client"));
  for (const side of ["client", "server"])
    keepEarlierAssets(join(dist, side, "assets"), join(next, side, "assets"));
  cpSync(await emptyDatabase, join(next, "empty-database"), { recursive: true });
  writeFileSync(join(next, "stamp"), stamp);
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
}

/** Made once for each version of the embedded database, beside the building: what a new shop begins with. */
async function makeEmptyDatabase(root) {
  const { version } = JSON.parse(
    readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
  );
  const folder = join(root, ".cache", `empty-database-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}-${process.pid}`;
  const program = `
    import { PGlite } from "@electric-sql/pglite";
    await (await PGlite.create(process.argv[1])).close();
  `;
  mkdirSync(join(root, ".cache"), { recursive: true });
  const args = ["--input-type=module", "--eval", program, part];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("the empty database could not be made");
  renameSync(part, folder);
  return folder;
}

/** Compressed once here, so that no request has to. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
