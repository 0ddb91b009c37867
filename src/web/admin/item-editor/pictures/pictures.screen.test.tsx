import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { login } from "#contracts/auth.ts";
import { changeItem } from "#contracts/catalog-admin.ts";
import { describePicture, uploadPicture } from "#contracts/uploads.ts";
import { openEditor, panel, save, shopWithItem, toast } from "#test/screens/item-editor.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, inTurn, refuse } from "#test/screens/stubs.ts";

const SIGNED_IN = { id: 1, username: "admin", role: "admin" as const, isAdmin: true, email: null };
const caption = (name: string) => page.getByLabelText(`Bildtext till ${name}`);
const waiting = () => page.getByRole("list", { name: "Bilder på väg" });

/** What the shop makes of the first upload, the second and so on. */
const urlOf = (number: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="n${number}" width="64" height="48"/>`;

function takesPictures() {
  let taken = 0;
  return answer(uploadPicture, () => {
    taken += 1;
    return { url: urlOf(taken), width: 64, height: 48, blur: "" };
  });
}

/** Chooses a file, as the phone's or the computer's own way of choosing does. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[aria-label="Lägg till bilder"]')!;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const aFile = (name: string, type = "image/jpeg") => new File(["inte en bild"], name, { type });

test("each upload that is refused says why, in the words of the specification", async () => {
  await openEditor(shopWithItem());
  choose(aFile("x.txt", "text/plain"));
  await expect.element(toast("Fel filtyp")).toHaveTextContent("Vänligen välj en bildfil");
  choose(new File([new Uint8Array(15 * 1024 * 1024 + 1)], "stor.jpg", { type: "image/jpeg" }));
  await expect
    .element(toast("Filen är för stor"))
    .toHaveTextContent("Bilden får inte vara större än 15MB");
  expect(sent(uploadPicture)).toEqual([]);

  const remove = waiting().getByRole("button", { name: "Ta bort" });
  for (const [refused, sentence] of [
    [
      // The sentence is the shop's.
      refuse(uploadPicture, "upload.not-a-picture", { message: "Vänligen välj en bildfil" }),
      "Vänligen välj en bildfil",
    ],
    [answerRaw(uploadPicture, 403, "{}"), "Du har inte behörighet att ladda upp bilder"],
    [answerRaw(uploadPicture, 413, "{}"), "Filen är för stor"],
    [answerRaw(uploadPicture, 500, ""), "Uppladdningen misslyckades"],
    [answerRaw(uploadPicture, 200, "{}"), "Ingen bild-URL returnerades från servern"],
  ] as const) {
    stubCalls(refused);
    choose(aFile("../../x.jpg"));
    await expect.element(waiting()).toHaveTextContent(sentence);
    await remove.click();
    await expect.element(remove).not.toBeInTheDocument();
  }

  // Signed in again, the picture goes its way.
  const notSignedIn = answerRaw(uploadPicture, 401, "{}");
  stubCalls(inTurn(notSignedIn, notSignedIn, takesPictures()), answer(login, SIGNED_IN));
  choose(aFile("bild.jpg"));
  const signIn = page.getByRole("dialog", { name: "Logga in igen" });
  await signIn.getByRole("button", { name: "Inte nu" }).click();
  await expect.element(waiting()).toHaveTextContent("Du måste vara inloggad");
  await waiting().getByRole("button", { name: "Försök igen" }).click();
  await signIn.getByLabelText("Lösenord").fill("rätt");
  await signIn.getByRole("button", { name: "Logga in och fortsätt" }).click();
  await expect.element(caption("huvudbild")).toBeVisible();
});

/** Drops or pastes a picture. */
function give(how: "drop" | "paste"): void {
  const transfer = new DataTransfer();
  transfer.items.add(aFile(`${how}.jpg`));
  const bubbling = { bubbles: true, cancelable: true };
  const at = document.querySelector(".picture-drop")!;
  at.dispatchEvent(
    how === "drop"
      ? new DragEvent("drop", { dataTransfer: transfer, ...bubbling })
      : new ClipboardEvent("paste", { clipboardData: transfer, ...bubbling }),
  );
}

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
};

const order = () =>
  [1, 2, 3].map((index) => (caption(`bild ${index}`).element() as HTMLInputElement).value);

const handle = (number: number) =>
  page.getByRole("button", { name: `Flytta bild ${number} med piltangenterna` });

test("pictures come by drop and by paste, and are put in order by key, by button and by hand", async () => {
  const shop = shopWithItem();
  await openEditor(shop);
  stubCalls(
    takesPictures(),
    answer(describePicture, ({ body }) => {
      const { url, alt } = body as { url: string; alt: string };
      return { url, alt, width: 64, height: 48, blur: "", variants: [] };
    }),
  );
  give("drop");
  await expect.element(caption("huvudbild")).toBeVisible();
  give("drop");
  give("drop");
  give("paste");
  await expect.element(caption("bild 3")).toBeVisible();
  for (const index of [1, 2, 3]) await caption(`bild ${index}`).fill(`motiv ${index}`);

  (handle(1).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(order).toEqual(["motiv 2", "motiv 1", "motiv 3"]);
  await expect.element(page.getByText("Bilden är nu nummer 2 av 3.")).toBeInTheDocument();
  await expect.element(handle(2)).toHaveFocus();
  await page.getByRole("button", { name: "Flytta bild 3 bakåt" }).click();
  await expect.poll(order).toEqual(["motiv 2", "motiv 3", "motiv 1"]);

  panel("Bilder").getByRole("heading", { name: "Galleri" }).element().scrollIntoView();
  const held = handle(1).element();
  held.dispatchEvent(new PointerEvent("pointerdown", centreOf(held)));
  // It is carried until it lies over the second.
  await expect
    .poll(() => {
      const below = caption("bild 2").element();
      window.dispatchEvent(new PointerEvent("pointermove", centreOf(below)));
      return document.querySelector('[data-over="true"][data-index="1"]');
    })
    .not.toBeNull();
  window.dispatchEvent(new PointerEvent("pointerup"));
  await expect.poll(order).toEqual(["motiv 3", "motiv 2", "motiv 1"]);

  await page.getByRole("button", { name: "Gör till huvudbild bild 1" }).click();
  await expect.element(caption("huvudbild")).toHaveValue("motiv 3");
  await page.getByRole("button", { name: "Ta bort bild 1", exact: true }).click();
  await save().click();
  await expect.element(page.getByText("Allt är sparat")).toBeVisible();
  const described = sent(describePicture).map(({ body }) => body as { url: string; alt: string });
  const altOf = (url: string) => described.find((one) => one.url === url)?.alt;
  const { mainImageUrl, imageGallery } = sent(changeItem)[0]!.body as typeof shop.kept.item;
  expect([mainImageUrl, ...imageGallery].map(altOf)).toEqual(["motiv 3", "motiv 2", "motiv 1"]);
});
