import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageParts } from "#server/pages.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

type ManifestEntry = { file: string; css?: string[]; imports?: string[] };

const FIRST = "src/web/entry-first.ts";
const CLIENT_ENTRY = "src/web/entry-client.tsx";

/** The pages as they were built: the renderer, and which files each page needs from the start. */
export async function builtPages(): Promise<PageParts> {
  const assetsDir = join(projectRoot(), "dist", "client");
  const manifestFile = join(assetsDir, ".vite", "manifest.json");
  if (!existsSync(manifestFile))
    throw new StartProblem("The shop has not been built. Start it with npm start.");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, ManifestEntry>;
  const { isForReading, lifeOf, preloadPages, render, sourcesOf, writtenAheadOf } =
    await import("#web/entry-server.tsx");
  await preloadPages();
  const first = builtFrom(manifest, FIRST);
  const entry = builtFrom(manifest, CLIENT_ENTRY);
  const chunksFor = (sources: string[]) => [
    ...new Set(sources.flatMap((key) => chunksOf(manifest, key))),
  ];
  // The code of a page is there before what uses it; its style has the last word.
  const modulesFor = (path: string) => chunksFor([...sourcesOf(path), CLIENT_ENTRY]);
  const stylesFor = (path: string) =>
    chunksFor([CLIENT_ENTRY, ...sourcesOf(path), ...writtenAheadOf(path)]).flatMap(
      ({ css = [] }) => css,
    );
  const texts = new Map<string, string>();
  return {
    render,
    lifeOf,
    assetsDir,
    assets: (path) => {
      const modules = modulesFor(path).map(addressOf);
      const code = { isForReading: isForReading(path), modules, entry: addressOf(entry) };
      return {
        scripts: [addressOf(first)],
        styles: [],
        inlined: stylesFor(path).map((file) => `/${file}`),
        preloads: code.isForReading ? [] : modules,
        code,
      };
    },
    styleText: (path) => stylesFor(path).map(textOf).join("\n"),
  };

  function textOf(file: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(assetsDir, file), "utf8").trim();
    texts.set(file, text);
    return text;
  }
}

const addressOf = ({ file }: ManifestEntry) => `/${file}`;

function builtFrom(manifest: Record<string, ManifestEntry>, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`the build knows no ${key}`);
  return entry;
}

/** What a source file was built into, after everything it imports at once. */
function chunksOf(manifest: Record<string, ManifestEntry>, key: string): ManifestEntry[] {
  const entry = manifest[key];
  if (!entry) return [];
  return [...(entry.imports ?? []).flatMap((one) => chunksOf(manifest, one)), entry];
}
