import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";

type Rule = { wrong: RegExp; except: string[] };

/** What would be a second way to write a call, and the files whose task it is. */
const RULES: Record<string, Rule> = {
  "a path of the API comes from its address object": { wrong: /["'`]\/api\b/, except: [] },
  "an answer's type comes from its contract": {
    wrong: /\b(?:queryOptions|useQuery|fetchQuery|getQueryData)<|\bawait send\b[^;]*\) as\b/,
    except: ["api/call.ts"],
  },
  "how long an answer holds is said by one of the policies' names": {
    wrong: /\b(?:staleTime|gcTime|refetchOn\w+|refetchInterval\w*)\b(?=:|,| =)/,
    except: ["api/freshness.ts", "api/query-client.ts"],
  },
  "a lost session is mended where every call passes, and by nobody who calls": {
    wrong: /\b(?:status (?:===|!==) 401|isSessionLost\()/,
    except: ["shell/is-session-lost.ts", "shell/signing-in-again.ts", "shell/kept-session.tsx"]
      .concat(["shell/call-problem.tsx", "shell/form/use-form.ts", "shell/form/form-state.ts"])
      // What is sent unseen asks nobody to sign in; it waits until somebody has.
      .concat(["shell/kept-protocols/outcome-of.ts"]),
  },
  "what only those who are signed in may read is missed in words that let one sign in": {
    wrong: /<RetryNotice\b(?![^;]*<\/UnlessSignedOut>)/,
    except: ["shell/call-problem.tsx", "shell/role-gate.tsx"].concat(
      // For everybody to read.
      ["shell/agreement-dialog.tsx", "shell/more-things", "shell/search"],
      ["shell/tracking/consent-dialog.tsx", "public"],
    ),
  },
};

/** The source files of the pages in which a rule is broken. */
function breaking({ wrong, except }: Rule): string[] {
  const folder = join(projectRoot(), "src", "web");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !except.some((name) => file === name || file.startsWith(`${name}/`)));
  expect(files.length).toBeGreaterThan(200);
  return files.filter((file) => wrong.test(readFileSync(join(folder, file), "utf8")));
}

test.each(Object.entries(RULES))("%s", (_name, rule) => {
  expect(breaking(rule)).toEqual([]);
});

test.each([
  ["a path of the API comes from its address object", "send(`/api/bookings/${id}`)"],
  ["an answer's type comes from its contract", "(await send(transport, path)) as Booking"],
  ["an answer's type comes from its contract", "queryOptions<Booking>({ queryKey })"],
  ["how long an answer holds is said by one of the policies' names", "{ staleTime: 60_000 }"],
  [
    "how long an answer holds is said by one of the policies' names",
    "const POLLED = { ...WATCHED, refetchInterval: 30_000 };",
  ],
  [
    "a lost session is mended where every call passes, and by nobody who calls",
    "if (problem.status === 401) ask();",
  ],
  [
    "what only those who are signed in may read is missed in words that let one sign in",
    "return <RetryNotice sentence={sentenceFor(error)} onRetry={retry} />;",
  ],
])("%s: %s is refused", (name, text) => {
  expect(text).toMatch(RULES[name]!.wrong);
});
