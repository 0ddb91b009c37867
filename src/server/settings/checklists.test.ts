import { beforeEach, describe, expect, test } from "vitest";
import { USUAL_CHECKLISTS } from "#domain/hand-over/checklists.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { settings } from "#server/platform/db/tables/settings.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { showChecklists } from "./show-checklists.ts";

const PATH = "/api/settings/shop";

let shop: TestShop;
let as: string;
beforeEach(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const change = (checklists: unknown, before?: unknown) =>
  shop.call(PATH, {
    method: "PATCH",
    body: { checklists, ...(before !== undefined && { before: { checklists: before } }) },
    as,
  });

describe("the checks of a kind of thing", () => {
  test("are the usual ones until the owner has written others", async () => {
    expect((await shop.call(PATH, { as })).json().checklists).toEqual(USUAL_CHECKLISTS);
    expect(await showChecklists(shop.db)).toEqual(USUAL_CHECKLISTS);
  });

  test("are the owner's, and those of the other kind stay", async () => {
    const saved = await change({ rv: [" Däcken ", "", "däcken", "Gasolen"] });
    const now = { ...USUAL_CHECKLISTS, rv: ["Däcken", "Gasolen"] };
    expect(saved.json().checklists).toEqual(now);
    expect(await showChecklists(shop.db)).toEqual(now);
  });

  test("may be none at all", async () => {
    await change({ equipment: [] });
    expect((await showChecklists(shop.db)).equipment).toEqual([]);
  });

  test("follow the usual ones again once they are put back", async () => {
    await change({ rv: ["Däcken"] });
    await change({ rv: USUAL_CHECKLISTS.rv });
    const rows = await shop.db.select().from(settings);
    expect(rows.find(({ key }) => key === "shop.checklists")?.value).toBe("{}");
  });

  test("are never saved over unseen", async () => {
    await change({ rv: ["Däcken"] });
    const refused = await change({ rv: ["Gasolen"] }, { rv: USUAL_CHECKLISTS.rv });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain("Checklistan för husbilar har ändrats");
    expect((await showChecklists(shop.db)).rv).toEqual(["Däcken"]);
  });

  test("are in the log as they were and as they became", async () => {
    await change({ equipment: ["Pumpen"] });
    const told = await shop.call("/api/settings/history?of=checklists", { as });
    expect(told.json()).toMatchObject([{ after: { equipment: ["Pumpen"] } }]);
    const lines = await shop.db.select().from(auditLog);
    expect(lines.at(-1)).toMatchObject({
      action: "setting-updated",
      entityId: "checklists",
      before: { equipment: USUAL_CHECKLISTS.equipment },
      after: { equipment: ["Pumpen"] },
    });
  });
});

test("a check that is too long is refused in Swedish, and nothing is saved", async () => {
  const refused = await change({ rv: ["x".repeat(121)] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields["checklists.rv.0"]).toBe("Får vara högst 120 tecken");
  expect(await showChecklists(shop.db)).toEqual(USUAL_CHECKLISTS);
});

test("only whoever runs the shop may change them", async () => {
  const staff = await shop.signIn("staff");
  const body = { checklists: { rv: ["Däcken"] } };
  expect((await shop.call(PATH, { method: "PATCH", body, as: staff })).statusCode).toBe(403);
});
