/** What a form body says, before anybody has judged it: texts, nested by the brackets in their names. */
export type Param = string | ParamMap;
export type ParamMap = { [name: string]: Param };

const DEEPEST = 8;

export function emptyParams(): ParamMap {
  // No prototype: a field called "constructor" or "__proto__" is a field like any other.
  return Object.create(null) as ParamMap;
}

/** Reads `a[b][0]=x`, `a[]=x` and `a=x`; the SDK sends arrays with an index, curl users without. */
export function parseForm(text: string): ParamMap {
  const root = emptyParams();
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return root;
}

function pathOf(name: string): string[] {
  const start = name.indexOf("[");
  if (start <= 0 || !name.endsWith("]")) return [name];
  return [name.slice(0, start), ...name.slice(start + 1, -1).split("][")].slice(0, DEEPEST);
}

function place(root: ParamMap, path: string[], value: string): void {
  let level = root;
  for (const [index, written] of path.entries()) {
    const key = written === "" ? String(Object.keys(level).length) : written;
    if (index === path.length - 1) {
      level[key] = value;
      return;
    }
    const below = level[key];
    level = typeof below === "object" ? below : (level[key] = emptyParams());
  }
}
