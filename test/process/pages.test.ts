import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstWords, openDemo } from "#test/prepared-shop.ts";
import { signIn } from "#test/shop-calls.ts";
import type { StartedShop } from "#test/started-shop.ts";

let shop: StartedShop;
beforeAll(async () => {
  shop = await openDemo();
});
afterAll(async () => {
  await shop.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.address}${path}`, { redirect: "manual", headers });

test("a shop loads the demo when it is opened from nothing, and not again", async () => {
  const first = await firstWords("demo-on-postgres");
  expect(first).toContain("Loading the demo shop");
  expect(shop.output()).not.toContain("Loading the demo");
});

describe("a page as the server writes it", () => {
  test.each([
    ["/", 200, "Norrvidd - Husbilsuthyrning &amp; Friluftsutrustning i Norrland"],
    ["/about", 200, "Om Norrvidd"],
    ["/hyr-husbil", 200, "Hyr husbil i Norrland | Norrvidd"],
    ["/hyr-husbil/sundsvall", 200, "Hyr husbil i Sundsvall | Norrvidd"],
    ["/hyr-husbil/timra", 200, "Hyr husbil i Timrå | Norrvidd"],
    ["/bokningsvillkor", 200, "Bokningsvillkor | Norrvidd"],
    ["/integritet", 200, "Integritet och kakor | Norrvidd"],
    ["/p/familjen-alkov", 200, "Familjen Alkov | Norrvidd"],
    ["/auth", 200, "Logga in | Norrvidd"],
    ["/registrera", 200, "Skapa konto | Norrvidd"],
    ["/p/finns-inte", 404, "Objektet kunde inte hittas | Norrvidd"],
    ["/p/%00", 404, "Objektet kunde inte hittas | Norrvidd"],
    ["/item/999999", 404, "Objektet kunde inte hittas | Norrvidd"],
    ["/item/abc", 404, "404 Page Not Found | Norrvidd"],
    ["/finns/inte", 404, "404 Page Not Found | Norrvidd"],
    ["/hyr-husbil/kiruna", 404, "404 Page Not Found | Norrvidd"],
    ["//", 404, "404 Page Not Found | Norrvidd"],
    ["//evil.example", 404, "404 Page Not Found | Norrvidd"],
  ])("%s answers %i with its title", async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toMatch(
      /<meta property="og:image" content="http:\/\/localhost:\d+\/(assets|media|share)\//,
    );
    if (status === 404 || path === "/auth" || path === "/registrera")
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    else expect(html).toContain(`<link rel="canonical" href="${shop.address}${path}"/>`);
  });

  test("with a slash at its end is the same page, with the same canonical address", async () => {
    const html = await (await get("/hyr-husbil/sundsvall/")).text();
    expect(html).toContain("<title>Hyr husbil i Sundsvall | Norrvidd</title>");
    expect(html).toContain(`<link rel="canonical" href="${shop.address}/hyr-husbil/sundsvall"/>`);
  });

  test("names every item of the grid in its HTML, before any script has run", async () => {
    const html = await (await get("/")).text();
    expect(html.match(/Visa detaljer/g)?.length).toBeGreaterThanOrEqual(12);
    expect(html).toContain("Fjällripa 70");
    expect(html).toContain("Havskajak Skärgård");
    expect(html).not.toContain("Sänglinnepaket");
  });

  test("is the same for everyone apart from the flag of a session cookie", async () => {
    const plain = await (await get("/")).text();
    const withCookie = await (await get("/", { cookie: "norrvidd_session=påhittad" })).text();
    expect(plain).toContain('"hasSession":false');
    expect(withCookie.replace('"hasSession":true', '"hasSession":false')).toBe(plain);
  });

  test("sends a visitor without a session from /admin to sign in", async () => {
    const answer = await get("/admin");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/auth");
  });

  test.each([
    ["/konto", "/auth?next=%2Fkonto"],
    ["/admin/bookings?status=pending", "/auth?next=%2Fadmin%2Fbookings%3Fstatus%3Dpending"],
  ])(
    "sends a visitor from %s to sign in, and remembers where they were going",
    async (path, to) => {
      const answer = await get(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(to);
    },
  );

  test("allows only what it needs, and says so in the same words to whoever has it already", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toMatch(/(script|style)-src [^;]*(unsafe|nonce)/);
    const etag = (await get("/")).headers.get("etag") ?? "";
    const again = await get("/", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(policy);
    expect((await get("/api/rental-items")).headers.get("content-security-policy")).toBeNull();
  });

  test("is compressed for a browser that can", async () => {
    const answer = await get("/", { "accept-encoding": "br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
  });
});

describe("files", () => {
  test("whose names change with their content are kept for a year and sent compressed", async () => {
    const html = await (await get("/")).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
    const answer = await get(script, { "accept-encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    const picture = /\/media\/[0-9a-f]{32}\.avif/.exec(html)?.[0] ?? "";
    const media = await get(picture);
    expect(media.status).toBe(200);
    expect(media.headers.get("content-type")).toBe("image/avif");
    expect(media.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("that do not exist are a 404 and reach nothing outside their folder", async () => {
    for (const path of [
      "/media/finns-inte.avif",
      "/assets/..%2f..%2fpackage.json",
      "/media/%2e%2e/secrets/admin-password",
    ])
      expect((await get(path)).status, path).toBe(404);
    expect((await get("/favicon.ico")).headers.get("location")).toBe("/favicon.svg");
    expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  });
});

/** Most of the scripts belong to many pages. */
const weights = new Map<string, number>();
async function weightOf(script: string): Promise<number> {
  const known = weights.get(script);
  if (known !== undefined) return known;
  const answer = await get(script, { "accept-encoding": "gzip" });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const bytes = Number(answer.headers.get("content-length"));
  weights.set(script, bytes);
  return bytes;
}

/** What a page fetches of scripts before anybody has touched it, compressed as a browser gets it. */
async function scriptWeight(path: string, headers: Record<string, string> = {}): Promise<number> {
  const html = await (await get(path, headers)).text();
  const scripts = new Set(html.match(/\/assets\/[^" ]+\.js/g));
  let bytes = 0;
  for (const script of scripts) bytes += await weightOf(script);
  console.log(`scripts of ${path}: ${scripts.size} files, ${(bytes / 1000).toFixed(1)} KB gzip`);
  return bytes;
}

test("the home page weighs at most 100 KB of script, compressed", async () => {
  expect(await scriptWeight("/")).toBeLessThanOrEqual(100_000);
});

test("no page of the office weighs more than 200 KB of script, compressed", async () => {
  const cookie = await signIn(shop);
  const [booking] = (await (await get("/api/bookings", { cookie })).json()) as { id: number }[];
  for (const path of [
    "/admin",
    "/admin/bookings",
    `/admin/bookings/${booking!.id}`,
    `/admin/bookings/${booking!.id}/utlamning`,
    `/admin/bookings/${booking!.id}/aterlamning`,
    `/admin/bookings/${booking!.id}/avrakning`,
    "/admin/customers",
    `/admin/customers/${booking!.id}`,
    "/admin/calendar",
    "/admin/booking-timeline",
    "/admin/rental-items",
    "/admin/rental-items/new",
    "/admin/accounting",
    "/admin/settings",
    "/admin/settings/company",
    "/admin/settings/shop",
    "/admin/settings/places",
    "/admin/settings/hours",
    "/admin/settings/cancellation",
    "/admin/settings/checklists",
    "/admin/settings/mail",
    "/admin/settings/payment",
    "/admin/tracking-settings",
  ]) {
    const bytes = await scriptWeight(path, { cookie });
    // More than a page that says where to sign in.
    expect(bytes, path).toBeGreaterThan(110_000);
    expect(bytes, path).toBeLessThanOrEqual(200_000);
  }
});
