import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  agreementById,
  changeAgreement,
  createAgreement,
  listAgreements,
  removeAgreement,
  type FullAgreement,
  type NewAgreement,
} from "#contracts/agreements.ts";
import { listItems } from "#contracts/catalog.ts";
import { contractInConfirmation, setContractInConfirmation } from "#contracts/settings.ts";
import { openPlaces } from "#domain/catalog/open-places.ts";
import { problemSentence } from "#texts/errors.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import {
  anItem,
  button,
  dialog,
  openDashboard,
  question,
  row,
  table,
} from "#test/screens/open-dashboard.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse, type Asked, type Stub } from "#test/screens/stubs.ts";
import { toast } from "#test/screens/toast.ts";

const DEFAULT: FullAgreement = {
  id: 1,
  name: "Hyresvillkor",
  description: "För allt",
  isDefault: true,
  content: "<p>Kom i tid</p>",
  version: 1,
};

/** A shop that keeps these agreements; what is written, changed or removed is so afterwards. */
function shopWithAgreements(...agreements: FullAgreement[]): Stub[] {
  let kept = agreements;
  const idOf = ({ params }: Asked) => Number(params["id"]);
  const keep = (one: FullAgreement) => {
    kept = [one, ...kept.filter(({ id }) => id !== one.id)];
    return one;
  };
  const removal = answer(removeAgreement, null);
  return [
    answer(listAgreements, () =>
      kept.map(({ content, version: _version, ...listed }) => ({
        ...listed,
        openPlaces: openPlaces(content).length,
      })),
    ),
    answer(agreementById, (asked) => kept.find(({ id }) => id === idOf(asked))!),
    answer(createAgreement, ({ body }) =>
      keep({ isDefault: false, ...(body as NewAgreement), id: 9, version: 1 }),
    ),
    answer(changeAgreement, (asked) => {
      const { version: _read, ...wish } = asked.body as FullAgreement;
      const earlier = kept.find(({ id }) => id === idOf(asked))!;
      return keep({ ...earlier, ...wish, version: earlier.version + 1 });
    }),
    {
      ...removal,
      reply: (asked) => {
        kept = kept.filter(({ id }) => id !== idOf(asked));
        return removal.reply(asked);
      },
    },
  ];
}

const write = () => page.getByRole("button", { name: "Nytt hyresavtal" });
const save = () => button(dialog(), "Spara avtalet");

test("what the draft leaves open is counted, asked about, and told until it is filled in", async () => {
  await openDashboard(shopWithAgreements(DEFAULT));
  await write().click();
  await button(dialog(), "Fyll i utkastet").click();
  await expect.element(dialog().getByLabelText("Namn")).toHaveValue("Hyresvillkor");
  await dialog().getByLabelText("Namn").fill("Utkastavtal");
  await dialog().getByLabelText("Standardavtal").click();
  await expect
    .element(dialog().getByText(/^\d+ kvar inom hakparenteser: /))
    .toHaveTextContent("[21]");
  await dialog().getByLabelText("Innehåll").fill("Fyllt [21] år, kört i [två] år, i [Sverige].");
  await save().dblClick();
  await expect.element(question()).toHaveTextContent("3 ställen inom hakparenteser är kvar.");
  await expectAccessible();
  await button(question(), "Fortsätt skriva").click();
  await expect.element(save()).toHaveFocus();
  expect(sent(createAgreement)).toEqual([]);
  await save().click();
  await button(question(), "Spara ändå").click();
  await expect.element(toast("Hyresavtal skapat")).toBeVisible();
  expect(sent(createAgreement)).toHaveLength(1);

  await expect.element(write()).toHaveFocus();
  const left = page.getByRole("region", { name: "Kvar att ställa in" });
  await expect
    .element(left)
    .toHaveTextContent("Hyresavtalet Utkastavtal har 3 ställen inom hakparenteser kvar");
  await button(left, "Fyll i Utkastavtal").click();
  await dialog().getByLabelText("Innehåll").fill("Fyllt 21 år, kört i två år, i Sverige.");
  await save().click();
  await expect.element(toast("Hyresavtal uppdaterat")).toBeVisible();
  await expect.element(left).not.toBeInTheDocument();
  await button(row("Utkastavtal"), "Ta bort").click();
  await button(question(), "Ta bort").click();
  await expect.element(row("Utkastavtal")).not.toBeInTheDocument();
});

test("the agreement that items rely on cannot be removed, and it is said which", async () => {
  await openDashboard(shopWithAgreements(DEFAULT));
  const needed = { code: "catalog.agreement-needed", items: ["Fjällripa 70"] } as const;
  stubCalls(refuse(removeAgreement, needed.code, { message: problemSentence(needed) }));
  const used = table("Hyresavtal").getByRole("row").filter({ hasText: "Ja" });
  await button(used, "Ta bort").click();
  await button(question(), "Ta bort").click();
  await expect
    .element(toast("Ett fel uppstod"))
    .toHaveTextContent(
      /Hyresavtalet är standard och gäller för Fjällripa 70\. Gör ett annat avtal till standard först\./,
    );
  await button(question(), "Avbryt").click();
  await expect.element(used).toBeVisible();
});

test("a motorhome that can be booked without an agreement is told to the owner", async () => {
  const car = anItem({ id: 6, name: "Fjällripa 70", type: "rv", rentalAgreementId: null });
  await openDashboard([answer(listAgreements, []), answer(listItems, [car])]);
  const left = page.getByRole("region", { name: "Kvar att ställa in" });
  await expect.element(left).toHaveTextContent("Fjällripa 70 kan bokas utan hyresavtal");
  await expect
    .element(left.getByRole("link", { name: "Välj avtal för Fjällripa 70" }))
    .toHaveAttribute("href", "/admin/rental-items/6");
  await expectAccessible();
});

test("a motorhome that a default agreement holds for is not told of", async () => {
  const car = anItem({ id: 6, name: "Fjällripa 70", type: "rv", rentalAgreementId: null });
  await openDashboard([...shopWithAgreements(DEFAULT), answer(listItems, [car])]);
  await expect.element(table("Hyresavtal")).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Kvar att ställa in" }))
    .not.toBeInTheDocument();
});

test("of two who edit the same agreement the second is told, and decides", async () => {
  await openDashboard(shopWithAgreements(DEFAULT));
  await button(row("Hyresvillkor"), "Redigera").click();
  await dialog().getByLabelText("Innehåll").fill("<p>Min text</p>");
  const edited = { code: "catalog.agreement-edited" } as const;
  stubCalls(
    inTurn(
      refuse(changeAgreement, edited.code, { message: problemSentence(edited) }),
      answer(changeAgreement, { ...DEFAULT, content: "<p>Min text</p>", version: 3 }),
    ),
  );
  await save().click();
  await expect
    .element(dialog())
    .toHaveTextContent("Någon annan ändrade hyresavtalet medan du redigerade.");
  await expect.element(dialog().getByLabelText("Innehåll")).toHaveValue("<p>Min text</p>");
  await button(dialog(), "Spara över ändå").click();
  await expect.element(toast("Hyresavtal uppdaterat")).toBeVisible();
  // The first names the text that was edited, so that the shop can refuse it; the second means it.
  expect(sent(changeAgreement).map(({ body }) => body)).toEqual([
    expect.objectContaining({ content: "<p>Min text</p>", version: 1 }),
    expect.not.objectContaining({ version: expect.anything() }),
  ]);
  expect(sent(changeAgreement)[1]?.body).toMatchObject({ content: "<p>Min text</p>" });
});

test("whoever closes a dialog by mistake loses nothing", async () => {
  await openDashboard(shopWithAgreements(DEFAULT));
  await write().click();
  await dialog().getByLabelText("Namn").fill("Halvskrivet");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).toHaveTextContent("Du har skrivit något som inte är sparat.");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog().getByLabelText("Namn")).toHaveValue("Halvskrivet");
  await button(dialog(), "Stäng").click();
  await button(dialog(), "Kasta ändringarna").click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await write().click();
  await expect.element(dialog().getByLabelText("Namn")).toHaveValue("");
});

test("the owner has the contract go along with the letter that approves a booking", async () => {
  let value = false;
  await openDashboard(
    [
      answer(contractInConfirmation, () => ({ value })),
      answer(setContractInConfirmation, ({ body }) => {
        value = (body as { value: boolean }).value;
        return { value };
      }),
    ],
    { width: 390, height: 844 },
  );
  const wanted = page.getByRole("switch", { name: "Bifoga hyresavtalet i bekräftelsen" });
  await expect.element(wanted).toBeEnabled();
  await expect.element(wanted).not.toBeChecked();
  await wanted.click();
  await expect.element(toast("Avtalet bifogas")).toBeVisible();
  await expect.element(wanted).toBeChecked();
  expect(sent(setContractInConfirmation).map(({ body }) => body)).toEqual([{ value: true }]);
  await expectAccessible();
  expect(cutOff()).toEqual([]);
});
