import { beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop({
    pages: {
      render: async () => ({ status: 200, html: "" }),
      assets: () => ({ scripts: [], styles: [], preloads: [] }),
    },
  });
  as = await shop.signIn("admin");
});

async function pictureSources(): Promise<string> {
  const policy = String((await shop.call("/")).headers["content-security-policy"]);
  return policy.split("; ").find((directive) => directive.startsWith("img-src")) ?? "";
}

const save = (path: string, method: "POST" | "PATCH", body: object) =>
  shop.call(path, { method, body, as });

test("a picture of another site that is saved with an item is also shown by the pages", async () => {
  expect(await pictureSources()).toBe("img-src 'self' data:");
  const made = await save("/api/rental-items", "POST", {
    type: "rv",
    name: "Fjällripa",
    pricePerDay: 1000,
    mainImageUrl: "https://bilder.example.se/ripa.jpg",
  });
  expect(made.statusCode).toBe(201);
  expect(await pictureSources()).toBe("img-src 'self' data: https://bilder.example.se");

  const { id } = made.json<{ id: number }>();
  const imageGallery = ["https://foto.example.se/1.jpg", "https://bilder.example.se/2.jpg"];
  expect((await save(`/api/rental-items/${id}`, "PATCH", { imageGallery })).statusCode).toBe(200);
  expect(await pictureSources()).toBe(
    "img-src 'self' data: https://bilder.example.se https://foto.example.se",
  );
});

test("what a page could not show is refused with a sentence", async () => {
  for (const mainImageUrl of ["http://bilder.example.se/a.jpg", "https://a.se;script-src/b.jpg"]) {
    const answer = await save("/api/rental-items", "POST", {
      type: "rv",
      name: "Fjällripa",
      pricePerDay: 1000,
      mainImageUrl,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: {
        mainImageUrl: "Ladda upp bilden, eller ange en adress som börjar med https://",
      },
    });
  }
});
