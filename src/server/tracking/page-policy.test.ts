import { beforeAll, expect, test } from "vitest";
import { NO_TRACKING, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { fixedShop, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop({
    pages: {
      render: async ({ hasTracking }) => ({ status: 200, html: String(hasTracking) }),
      assets: () => ({ scripts: [], styles: [], preloads: [] }),
    },
  });
  as = await shop.signIn("admin");
});

const save = async (part: Partial<TrackingSettings>) => {
  const body = { ...NO_TRACKING, ...part };
  const answer = await shop.call("/api/tracking-settings", { method: "POST", body, as });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** The strangers a page lets in, by kind. */
async function strangers(path: string): Promise<Record<string, string[]>> {
  const policy = String((await shop.call(path)).headers["content-security-policy"]);
  return Object.fromEntries(
    policy.split("; ").flatMap((directive) => {
      const [kind = "", ...sources] = directive.split(" ");
      const foreign = sources.filter((one) => /^(?:https|wss):/.test(one));
      return foreign.length > 0 && kind !== "frame-src" ? [[kind, foreign]] : [];
    }),
  );
}

test("a shop without tools lets nobody in and says so to its pages", async () => {
  await save({});
  expect(await strangers("/")).toEqual({});
  expect((await shop.call("/")).body).toBe("false");
});

test("own analytics is spoken with and nothing else, except by the administration", async () => {
  await save({
    plausibleEnabled: true,
    plausibleDomain: "norrvidd.se",
    plausibleServerUrl: "https://stat.norrvidd.se/p",
  });
  for (const path of ["/", "/p/kajak", "/booking?itemId=1", "/betala/nyckel", "/auth"])
    expect(await strangers(path), path).toEqual({ "connect-src": ["https://stat.norrvidd.se"] });
  for (const path of ["/admin", "/admin/bookings"]) expect(await strangers(path)).toEqual({});
  expect((await shop.call("/")).body).toBe("true");
});

test("Facebook's script is let in on open pages, only its pictures where a card is typed", async () => {
  await save({ facebookPixelEnabled: true, facebookPixelId: "123456" });
  expect(await strangers("/")).toEqual({
    "script-src": ["https://connect.facebook.net"],
    "img-src": ["https://www.facebook.com"],
    "connect-src": ["https://www.facebook.com", "https://connect.facebook.net"],
  });
  expect(await strangers("/booking/thank-you?bookingId=1")).toEqual({
    "img-src": ["https://www.facebook.com"],
  });
  for (const path of ["/betala/nyckel", "/deposit-payment/1", "/auth", "/admin"])
    expect(await strangers(path), path).toEqual({});
});

test("Google's script is let in on open pages and for the thanks", async () => {
  await save({ googleAdsEnabled: true, googleAdsId: "AW-123456" });
  for (const path of ["/", "/booking/thank-you"])
    expect((await strangers(path))["script-src"]).toContain("https://www.googletagmanager.com");
  expect(await strangers("/admin")).toEqual({});
  expect(await strangers("/betala/nyckel")).toEqual({});
});

test("a chat is let in from its own server, and may write its styles", async () => {
  await save({
    chatEnabled: true,
    chatProvider: "chatwoot",
    chatId: "Xy12AbCdEf34",
    chatServerUrl: "https://chatt.norrvidd.se",
  });
  expect(await strangers("/")).toEqual({
    "script-src": ["https://chatt.norrvidd.se"],
    "img-src": ["https://chatt.norrvidd.se"],
    "connect-src": ["https://chatt.norrvidd.se", "wss://chatt.norrvidd.se"],
  });
  const policyOf = async (path: string) =>
    String((await shop.call(path)).headers["content-security-policy"]);
  expect(await policyOf("/")).toMatch(/style-src 'self' 'unsafe-inline';/);
  expect(await policyOf("/")).not.toMatch(/script-src[^;]*unsafe/);
  for (const path of ["/admin", "/booking"]) {
    expect(await strangers(path)).toEqual({});
    expect(await policyOf(path)).toMatch(/style-src 'self' 'sha256-[^ ]+';/);
  }
});

/** What a page of a shop with this card script may load from elsewhere, films and card frames included. */
async function cardPolicy(
  scriptUrl: string | null,
  path: string,
): Promise<Record<string, string[]>> {
  await save({});
  const cards = { publishableKey: "pk_test_1", scriptUrl, isTest: true };
  const keyed = await openTestShop({
    database: shop.database,
    shop: fixedShop({ ...TEST_FACTS, cards }),
    pages: {
      render: async () => ({ status: 200, html: "" }),
      assets: () => ({ scripts: [], styles: [], preloads: [] }),
    },
  });
  const policy = String((await keyed.call(path)).headers["content-security-policy"]);
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(
    directives.flatMap(([kind = "", ...sources]) => {
      const foreign = sources.filter((one) => one.startsWith("http"));
      return foreign.length > 0 ? [[kind, foreign]] : [];
    }),
  );
}

const FILMS = "https://www.youtube-nocookie.com";
// The script that comes with the provider's keys has no address of the shop's own.
const PROVIDERS_SCRIPT = null;

test.each(["/booking?itemId=1&startDate=2027-05-03&endDate=2027-05-05", "/betala/nyckel"])(
  "%s, where a card is asked for, lets the provider in and nobody else",
  async (path) => {
    expect(await cardPolicy(PROVIDERS_SCRIPT, path)).toEqual({
      "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
      "img-src": ["https://*.stripe.com"],
      "connect-src": ["https://api.stripe.com"],
      "frame-src": [
        FILMS,
        "https://js.stripe.com",
        "https://*.js.stripe.com",
        "https://hooks.stripe.com",
      ],
    });
  },
);

test.each(["/", "/p/tunneltalt", "/about"])(
  "%s, where no card is asked for, lets no provider in",
  async (path) => {
    expect(await cardPolicy(PROVIDERS_SCRIPT, path)).toEqual({ "frame-src": [FILMS] });
  },
);

test("without keys no foreign script is let in, not even where a card is asked for", async () => {
  for (const path of ["/booking?itemId=1", "/betala/nyckel"])
    expect(await cardPolicy("/sandbox/stripe/stripe.js", path)).toEqual({ "frame-src": [FILMS] });
});

test("an address with a key in it is not handed on to the next page", async () => {
  const policy = async (path: string) => (await shop.call(path)).headers["referrer-policy"];
  expect(await policy("/booking/thank-you?itemName=Kajak")).toBe("strict-origin");
  expect(await policy("/betala/nyckel")).toBe("strict-origin");
  for (const path of ["/inbjudan/nyckel", "/aterstall/nyckel", "/glomt-losenord"])
    expect(await policy(path), path).toBe("strict-origin");
  // Not even the shop's name goes on from what a letter opens for its customer.
  for (const path of ["/min-bokning/nyckel", "/Min-Bokning", "/angra?bokning=1&t=nyckel"])
    expect(await policy(path), path).toBe("no-referrer");
  expect(await policy("/")).toBe("strict-origin-when-cross-origin");
});

test("a page whose address opens an account is kept nowhere", async () => {
  const kept = async (path: string) => (await shop.call(path)).headers["cache-control"];
  expect(await kept("/inbjudan/nyckel")).toBe("no-store");
  expect(await kept("/aterstall/nyckel")).toBe("no-store");
  expect(await kept("/auth")).toBe("no-cache");
});

test("a page in another spelling is shown under its plain one, with that one's policy", async () => {
  await save({ facebookPixelEnabled: true, facebookPixelId: "123456" });
  for (const [written, plain] of [
    ["/%61uth", "/auth"],
    ["/%62etala/nyckel?x=%61", "/betala/nyckel?x=%61"],
    ["/%41dmin/bookings", "/Admin/bookings"],
    ["//ond.example/%61", "/ond.example/a"],
  ] as const) {
    const answer = await shop.call(written);
    expect(answer.statusCode, written).toBe(308);
    expect(answer.headers.location).toBe(plain);
  }
  expect(await strangers("/Admin/bookings")).toEqual({});
});

test.each(["https://x;script-src", "https://x,y", "https://x;sandbox"])(
  "the picture %s adds nothing to a page's policy",
  async (imageUrl) => {
    const odd = await openTestShop({
      database: shop.database,
      shop: fixedShop({ ...TEST_FACTS, hero: { ...TEST_FACTS.hero, imageUrl } }),
      pages: {
        render: async () => ({ status: 200, html: "" }),
        assets: () => ({ scripts: [], styles: [], preloads: [] }),
      },
    });
    const policy = String((await odd.call("/about")).headers["content-security-policy"]);
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).not.toMatch(/https:\/\/x/);
  },
);
