import { ADMIN, expect, expectAccessible } from "./fixtures.ts";
import { aPicture, openEditor, panel, save, test, toast } from "./item-editor-steps.ts";

test(
  "each upload that is refused says why, in the words of the specification",
  { tag: "@thorough" },
  async ({ page, makeItem, watch }) => {
    const { id } = await makeItem();
    for (const status of [400, 401, 403, 413, 500]) watch.expectStatus(status, "/api/upload");
    await openEditor(page, id);
    const chooser = page.getByLabel("Lägg till bilder");
    const text = Buffer.from("inte en bild");
    await chooser.setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: text });
    await expect(toast(page, "Fel filtyp")).toContainText("Vänligen välj en bildfil");
    const large = Buffer.alloc(15 * 1024 * 1024 + 1);
    await chooser.setInputFiles({ name: "stor.jpg", mimeType: "image/jpeg", buffer: large });
    await expect(toast(page, "Filen är för stor")).toContainText(
      "Bilden får inte vara större än 15MB",
    );
    await chooser.setInputFiles({ name: "../../x.jpg", mimeType: "image/jpeg", buffer: text });
    const waiting = page.getByRole("list", { name: "Bilder på väg" });
    await expect(waiting).toContainText("Vänligen välj en bildfil");
    await waiting.getByRole("button", { name: "Ta bort" }).click();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    await chooser.setInputFiles({ name: "x.svg", mimeType: "image/svg+xml", buffer: svg });
    await expect(waiting.getByRole("listitem")).toContainText(/bild/i);
    await waiting.getByRole("button", { name: "Ta bort" }).click();

    const answers: [number, string, string][] = [
      [403, "{}", "Du har inte behörighet att ladda upp bilder"],
      [413, "{}", "Filen är för stor"],
      [500, "", "Uppladdningen misslyckades"],
      [200, "{}", "Ingen bild-URL returnerades från servern"],
    ];
    for (const [status, body, sentence] of answers) {
      await page.unrouteAll();
      await page.route("**/api/upload", (route) => route.fulfill({ status, body }));
      await chooser.setInputFiles(await aPicture(status));
      await expect(waiting).toContainText(sentence);
      await waiting.getByRole("button", { name: "Ta bort" }).click();
    }
    await page.unrouteAll();
    await page.route("**/api/upload", (route) => route.fulfill({ status: 401, body: "{}" }));
    await chooser.setInputFiles(await aPicture(401));
    const signIn = page.getByRole("dialog", { name: "Logga in igen" });
    await signIn.getByRole("button", { name: "Inte nu" }).click();
    await expect(waiting).toContainText("Du måste vara inloggad");
    await waiting.getByRole("button", { name: "Försök igen" }).click();
    await expect(signIn).toBeVisible();
    await page.unrouteAll();
    // Signed in again, the picture goes its way.
    await signIn.getByLabel("Lösenord").fill(ADMIN.password);
    await signIn.getByRole("button", { name: "Logga in och fortsätt" }).click();
    await expect(page.getByLabel("Bildtext till huvudbild")).toBeVisible();
  },
);

test(
  "pictures come by drop and by paste, and are put in order by key, by button and by hand",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    await openEditor(page, id);
    const give = async (event: "drop" | "paste", number: number) => {
      const { name, buffer } = await aPicture(number);
      await page.evaluate(
        ({ type, base64, fileName }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], fileName, { type: "image/jpeg" }));
          const at = document.querySelector(".picture-drop") ?? document;
          at.dispatchEvent(
            type === "drop"
              ? new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true })
              : new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }),
          );
        },
        { type: event, base64: buffer.toString("base64"), fileName: name },
      );
    };
    await give("drop", 11);
    await expect(page.getByLabel("Bildtext till huvudbild")).toBeVisible();
    for (const number of [12, 13]) await give("drop", number);
    await give("paste", 14);
    await expect(page.getByLabel("Bildtext till bild 3")).toBeVisible();
    for (const index of [1, 2, 3])
      await page.getByLabel(`Bildtext till bild ${index}`).fill(`motiv ${index}`);
    const order = () =>
      Promise.all(
        [1, 2, 3].map((index) => page.getByLabel(`Bildtext till bild ${index}`).inputValue()),
      );

    await page.getByRole("button", { name: "Flytta bild 1 med piltangenterna" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await order()).toEqual(["motiv 2", "motiv 1", "motiv 3"]);
    await expect(page.getByText("Bilden är nu nummer 2 av 3.")).toBeAttached();
    await expect(
      page.getByRole("button", { name: "Flytta bild 2 med piltangenterna" }),
    ).toBeFocused();
    await page.getByRole("button", { name: "Flytta bild 3 bakåt" }).click();
    expect(await order()).toEqual(["motiv 2", "motiv 3", "motiv 1"]);

    await panel(page, "Bilder").getByRole("heading", { name: "Galleri" }).scrollIntoViewIfNeeded();
    const handle = page.getByRole("button", { name: "Flytta bild 1 med piltangenterna" });
    await handle.hover();
    await page.mouse.down();
    await page.getByLabel("Bildtext till bild 2").hover();
    await expect(page.locator('[data-over="true"][data-index="1"]')).toBeVisible();
    await page.mouse.up();
    expect(await order()).toEqual(["motiv 3", "motiv 2", "motiv 1"]);

    await page.getByRole("button", { name: "Gör till huvudbild bild 1" }).click();
    await expect(page.getByLabel("Bildtext till huvudbild")).toHaveValue("motiv 3");
    await page.getByRole("button", { name: "Ta bort bild 1", exact: true }).click();
    await save(page).click();
    await expect(page.getByText("Allt är sparat")).toBeVisible();
    const item = (await (await page.request.get(`/api/rental-items/${id}`)).json()) as {
      imageGallery: string[];
      pictures: { alt: string }[];
    };
    expect(item.pictures.map(({ alt }) => alt)).toEqual(["motiv 3", "motiv 2", "motiv 1"]);
    expect(item.imageGallery).toHaveLength(2);
  },
);

test(
  "a film is shown from its id or its whole address, and asks YouTube nothing unasked",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    const { id } = await makeItem();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).hostname));
    await openEditor(page, id);
    await page.getByLabel("Film på YouTube").fill("https://youtu.be/dQw4w9WgXcQ");
    await page.getByLabel("Filmens titel").fill("Paddling i maj");
    await expect(page.getByRole("button", { name: "Paddling i maj Spela filmen" })).toBeVisible();
    expect(asked.filter((host) => host.includes("youtube"))).toEqual([]);
    await save(page).click();
    await expect(page.getByLabel("Film på YouTube")).toHaveValue("dQw4w9WgXcQ");
  },
);

test(
  "on a phone nothing is wider than the screen, and every section is a tap away",
  { tag: "@thorough" },
  async ({ page, makeItem }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await makeItem();
    await openEditor(page, id);
    const wider = await page
      .getByRole("main")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wider).toBe(0);
    await page
      .getByRole("navigation", { name: "Delar av sidan" })
      .getByText("Säsongspriser")
      .click();
    await expect(page.getByRole("heading", { name: "Säsongspriser" })).toBeInViewport();
    await expect(save(page)).toBeInViewport();
    await expectAccessible(page);
  },
);
