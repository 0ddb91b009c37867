import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { BUILD_STAMP, sourceStamp } from "./project-state.mjs";

const COMPRESSIBLE = /\.(?:js|css|svg)$/;

/** Builds the browser's files and the server into dist/, the stamp last: a broken-off build is no build. */
export async function buildShop(root) {
  const dist = join(root, "dist");
  const stamp = sourceStamp(root);
  rmSync(dist, { recursive: true, force: true });
  await build({
    root,
    logLevel: "warn",
    build: {
      outDir: "dist/client",
      manifest: true,
      rolldownOptions: { input: "src/web/entry-client.tsx" },
    },
  });
  await build({
    root,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: "dist/server",
      copyPublicDir: false,
      target: "node20",
      rolldownOptions: { input: { main: "src/main.ts" } },
    },
  });
  compressFiles(join(dist, "client"));
  writeFileSync(join(root, BUILD_STAMP), stamp);
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
