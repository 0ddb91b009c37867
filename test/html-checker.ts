import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#server/platform/project-root.ts";

const PACKAGE = "vnu-jar@26.9.27";
const OLDEST_JAVA = 11;
const LONGEST_FETCH_MS = 60_000;

/**
 * The W3C's own checker. It is a Java program of 30 MB, so it is no part of the packages: where Java is
 * present it is fetched once, elsewhere (or without a network) there is none.
 */
export function findHtmlChecker(): { jar: string } | { none: string } {
  const java = /version "(\d+)/.exec(spawnSync("java", ["-version"]).stderr?.toString() ?? "");
  if (Number(java?.[1] ?? 0) < OLDEST_JAVA) return { none: `no Java ${OLDEST_JAVA} here` };
  const folder = join(projectRoot(), ".cache", PACKAGE);
  const jar = join(folder, "package", "build", "dist", "vnu.jar");
  if (existsSync(jar)) return { jar };
  const options = {
    cwd: folder,
    stdio: "pipe",
    timeout: LONGEST_FETCH_MS,
    shell: process.platform === "win32",
  } as const;
  try {
    mkdirSync(folder, { recursive: true });
    // Not installed: the package would bring a Java of its own.
    const archive = execFileSync("npm", ["pack", "--silent", PACKAGE], options).toString().trim();
    execFileSync("tar", ["-xzf", archive], options);
    rmSync(join(folder, archive));
  } catch (error) {
    return { none: `${PACKAGE} could not be fetched: ${String(error)}` };
  }
  return { jar };
}

type Message = { type: string; url: string; message: string; extract?: string };

/** The errors of every page at once: the program takes longer to start than to read. */
export async function htmlErrors(jar: string, pages: Map<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-html-"));
  const files = [...pages].map(([path, html], index) => {
    const file = join(folder, `page-${index}.html`);
    writeFileSync(file, html);
    return { path, file };
  });
  const args = ["-jar", jar, "--format", "json", "--errors-only", "--exit-zero-always"];
  const report = await new Promise<string>((resolve, reject) => {
    execFile("java", [...args, ...files.map(({ file }) => file)], (error, _stdout, stderr) =>
      error ? reject(error) : resolve(stderr),
    );
  });
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(report) as { messages: Message[] };
  // Of the style that a page brings along it knows only what was CSS years ago.
  const ofHtml = messages.filter(({ message }) => !message.startsWith("CSS:"));
  return ofHtml.map(({ url, message, extract }) => {
    const page = files.find(({ file }) => url.endsWith(file));
    return `${page?.path ?? url}: ${message} (${extract ?? ""})`;
  });
}
