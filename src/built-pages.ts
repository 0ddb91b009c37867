import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageParts } from "#server/pages.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

type ManifestEntry = { file: string; css?: string[]; imports?: string[] };

const CLIENT_ENTRY = "src/web/entry-client.tsx";

/** The pages as they were built: the renderer, and which files each page needs from the start. */
export async function builtPages(): Promise<PageParts> {
  const assetsDir = join(projectRoot(), "dist", "client");
  const manifestFile = join(assetsDir, ".vite", "manifest.json");
  if (!existsSync(manifestFile))
    throw new StartProblem("The shop has not been built. Start it with npm start.");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, ManifestEntry>;
  const { lifeOf, preloadPages, render, sourceOf } = await import("./web/entry-server.tsx");
  await preloadPages();
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`the build knows no ${CLIENT_ENTRY}`);
  return {
    render,
    lifeOf,
    assetsDir,
    assets: (path) => {
      const chunks = [
        ...new Set([CLIENT_ENTRY, sourceOf(path)].flatMap((key) => chunksOf(manifest, key))),
      ];
      return {
        scripts: [`/${entry.file}`],
        styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
        preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
      };
    },
  };
}

/** What a source file was built into, with everything it imports at once. */
function chunksOf(manifest: Record<string, ManifestEntry>, key: string): ManifestEntry[] {
  const entry = manifest[key];
  if (!entry) return [];
  return [entry, ...(entry.imports ?? []).flatMap((one) => chunksOf(manifest, one))];
}
