// `npm run check`: what changed since the last commit, and the tests that it reaches, the nearest first.
// `-- --journeys` adds the journeys of the pages it reaches; `-- --all` takes every unit and area test instead.
import { ensureBrowser } from "./browser.mjs";
import { opening } from "./opened-pages.mjs";
import { ensureBuilt, ensureInstalled, requireNode, say } from "./prepare.mjs";
import { changedFiles, distancesFrom, isThere, nearest } from "./reach.mjs";
import { runSteps } from "./run-steps.mjs";
import { journeys, statics, staticsOf, vitest } from "./steps.mjs";

/** More files than these take more than a quarter of a minute. */
const MOST_TESTS = 20;
const MOST_JOURNEYS = 10;
const MOST_IMPORTERS = 60;

const PROJECTS = [
  ["screens", /\.screen\.test\.tsx$/],
  ["unit", /^(?:src\/(?:domain|contracts|texts|web)|sandbox|test\/unit)\/.*\.test\.tsx?$/],
  ["unit", /^src\/server\/platform\/[^/]*\.test\.ts$/],
  ["postgres", /^src\/(?:server|demo)\/.*\.test\.ts$/],
];
const projectOf = (file) => PROJECTS.find(([, files]) => files.test(file))?.[0];
const projectsOf = (files) => [...new Set(files.map(projectOf))];
const isScreen = (file) => projectOf(file) === "screens";
const isProcess = (file) => file.startsWith("test/process/") && file.endsWith(".test.ts");

/** What is left is named by its folders where it is much. */
function tellLeft(kind, files, how) {
  if (files.length === 0) return;
  const folders = new Map();
  for (const file of files) {
    const name = files.length > MOST_TESTS ? file.slice(0, file.lastIndexOf("/")) : file;
    folders.set(name, (folders.get(name) ?? 0) + 1);
  }
  say(`\nReached and not run: ${files.length} ${kind}. ${how}`);
  for (const [name, count] of folders) say(`  ${name}${count > 1 ? `: ${count}` : ""}`);
}

/** Screens come last: a browser is started for them. */
function testsThatReach(distances, changed) {
  const tests = nearest(distances, changed, projectOf);
  const screens = opening(".screen.test.tsx", { distances, changed });
  return [...new Set([...tests.filter((file) => !isScreen(file)), ...screens, ...tests])];
}

async function checkChanges(changed) {
  const distances = distancesFrom(changed);
  const tests = testsThatReach(distances, changed);
  const run = tests.slice(0, MOST_TESTS);
  const importers = nearest(distances, changed, (file) => distances.get(file) === 1);
  const files = changed.filter(isThere);
  const check = { name: "check", budget: 15, isQuiet: true, commands: [] };
  if (run.length > 0) {
    const { commands, report } = vitest("check", { projects: projectsOf(run), budget: 15 });
    check.commands.push([...commands[0], ...run]);
    check.report = report;
  }
  check.commands.push(...staticsOf(files, importers.slice(0, MOST_IMPORTERS)));
  if (run.some(isScreen)) await ensureBrowser();

  say(`${changed.length} changed, ${run.length} test files are run:`);
  for (const file of run) say(`  ${file}`);
  tellLeft(
    "test files",
    tests.slice(MOST_TESTS),
    "`npm run check -- --all` runs unit and area tests.",
  );
  tellLeft(
    "tests of the started shop",
    nearest(distances, changed, isProcess),
    "`npm test` runs them.",
  );
  return { check, found: journeysThatReach(distances, changed) };
}

/** Journeys that were changed themselves, or their steps, and those that open a page that is reached. */
function journeysThatReach(distances, changed) {
  const own = nearest(distances, changed, (file) => file.endsWith(".spec.ts"));
  return [...new Set([...own, ...opening(".spec.ts", { distances, changed })])];
}

async function journeysStep(found) {
  await ensureBrowser();
  await ensureBuilt();
  tellLeft(
    "files of journeys",
    found.slice(MOST_JOURNEYS),
    "`npx playwright test FILE` runs one of them.",
  );
  const environment = { JOURNEYS_ON: "postgres" };
  return journeys("journeys", { which: found.slice(0, MOST_JOURNEYS), budget: 120, environment });
}

requireNode();
await ensureInstalled({ withDevelopment: true });
const steps = [];
if (process.argv.includes("--all")) {
  steps.push(statics, vitest("unit and areas", { projects: ["unit", "postgres"], budget: 300 }));
} else {
  const changed = changedFiles();
  if (changed.length === 0) {
    say("Nothing has changed since the last commit.");
    process.exit(0);
  }
  const { check, found } = await checkChanges(changed);
  steps.push(check);
  const withJourneys = process.argv.includes("--journeys");
  if (withJourneys && found.length > 0) steps.push(await journeysStep(found));
  else if (found.length > 0)
    say(
      `\n${found.length} files of journeys go there: \`npm run check -- --journeys\` runs the nearest.`,
    );
}
await runSteps(steps, { prepared: { seconds: 0, budget: 0 } });
