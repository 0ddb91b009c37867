import { z } from "zod";
import * as calls from "#contracts/agreements-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId, text, typedLine } from "#contracts/fields.ts";

const access = "shop.manage";
const params = z.object({ id: pathId });

const named = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
});

export const listedAgreement = named.extend({
  /** How many places in brackets its text leaves open. */
  openPlaces: z.int(),
});
export type ListedAgreement = z.infer<typeof listedAgreement>;

export const fullAgreement = named.extend({
  content: z.string(),
  /** Names the current text, as in the agreement a customer accepts. */
  version: z.int(),
});
export type FullAgreement = z.infer<typeof fullAgreement>;

const agreementFields = z.object({
  name: typedLine(200).min(1),
  description: text(1000).trim().min(1),
  /** HTML; what is not plain text mark-up is taken away when it is stored. */
  content: text(30_000).trim().min(1),
  isDefault: z.boolean(),
});

export const listAgreements = endpoint({
  ...calls.listAgreements,
  summary: "All rental agreements, newest first",
  access,
  answer: z.array(listedAgreement),
});

export const agreementById = endpoint({
  ...calls.agreementById,
  summary: "One rental agreement with its current text",
  access,
  params,
  answer: fullAgreement,
});

export const createAgreement = endpoint({
  ...calls.createAgreement,
  summary: "Adds a rental agreement; a new default takes over from the earlier one",
  access,
  body: agreementFields.partial({ isDefault: true }),
  answer: fullAgreement,
  status: 201,
});
export type NewAgreement = z.output<typeof createAgreement.body & object>;

export const changeAgreement = endpoint({
  ...calls.changeAgreement,
  summary: "Changes a rental agreement; a new text never changes what a customer accepted",
  access,
  params,
  body: agreementFields.partial().extend({ version: z.int().optional() }),
  answer: fullAgreement,
});
export type AgreementChange = z.output<typeof changeAgreement.body & object>;

export const removeAgreement = endpoint({
  ...calls.removeAgreement,
  summary: "Removes a rental agreement that no item uses; accepted texts stay",
  access,
  params,
  answer: z.null(),
  status: 204,
});
