import { expect, test } from "vitest";
import { NOTHING_YET } from "#domain/shop/rents.ts";
import { termsSections } from "./terms-texts.ts";

const said = (deposits: boolean) => JSON.stringify(termsSections({ ...NOTHING_YET, deposits }));

test("the terms of every shop promise no insurance, and cancelling by what the customer is shown", () => {
  expect(said(true)).not.toMatch(
    /försäkring|i hyresvillkoren för|avbokningsreglerna i hyresvillkoren/i,
  );
  expect(said(true)).toContain("Vad som gäller därefter ser du innan du betalar");
});

test("the terms speak of a deposit where some motorhome asks for one", () => {
  expect(said(true)).toContain("får tillbaka den inom 7 dagar efter återlämningen");
  expect(said(false)).not.toMatch(/deposition/i);
});
