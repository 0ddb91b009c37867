// Which tests open a page, told from the addresses they name: a page is imported by the lists of pages alone.
import { filesIn, nearest, read } from "./reach.mjs";

const ROUTES = ["src/web/shop-routes.ts", "src/web/office-routes.ts"];
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** How a journey writes the address of a route, whatever stands for its parts: `/admin/bookings/${id}`. */
function written(path) {
  const plain = path
    .replaceAll(/^\/\^|\\\/\?\$\/$|\\(?=\/)/g, "")
    .replaceAll(/\(\?<\w+>(?:[^()]|\([^()]*\))*\)|:\w+/g, "\0");
  const pattern = escaped(plain).replaceAll("\0", "[^\"'`/?]+");
  return new RegExp(`["'\`}]${pattern}(?=["'\`?#])`, "g");
}

/** The addresses of a page, from the tables of routes. */
function addressesOf(page) {
  const routes = ROUTES.flatMap((file) => read(file).split("\n    path: ").slice(1));
  return routes
    .filter((route) => route.includes(`"${page}"`))
    .map((route) => written(route.slice(0, route.indexOf(",\n")).replace(/^"|"$/g, "")));
}

/** Tests of `kind` that open a page which is reached: those of the nearest page first, and which go there most often. */
export function opening(kind, { distances, changed }) {
  const tests = filesIn("src/web", "e2e")
    .filter((file) => file.endsWith(kind))
    .map((file) => ({ file, text: read(file) }));
  const pages = nearest(distances, changed, (file) => file.endsWith("-page.tsx"));
  const found = pages.flatMap((page) => {
    const addresses = addressesOf(page);
    const visitsIn = (text) => addresses.flatMap((address) => text.match(address) ?? []).length;
    return tests
      .map(({ file, text }) => ({ file, visits: visitsIn(text) }))
      .filter(({ visits }) => visits > 0)
      .toSorted((one, other) => other.visits - one.visits)
      .map(({ file }) => file);
  });
  return [...new Set(found)];
}
