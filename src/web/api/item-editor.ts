import { queryOptions } from "@tanstack/react-query";
import type * as audit from "#contracts/audit.ts";
import { itemHistory as historyCall } from "#contracts/audit-calls.ts";
import type * as catalog from "#contracts/catalog.ts";
import { itemById } from "#contracts/catalog-calls.ts";
import type * as contract from "#contracts/catalog-admin.ts";
import * as calls from "#contracts/catalog-admin-calls.ts";
import { query, send } from "./call.ts";
import { ANEW } from "./freshness.ts";

/** Under a name of its own: what is being edited is not exchanged under the editor's hands. */
export function editedItem(id: number) {
  const stored = query<typeof catalog.itemById>(itemById, { params: { id } });
  return queryOptions({
    queryKey: ["edited-item", id],
    queryFn: ({ client }) => client.fetchQuery({ ...stored, ...ANEW }),
    ...ANEW,
  });
}

export async function readItem(id: number) {
  return send<typeof catalog.itemById>(itemById, { params: { id } });
}

export async function createItem(body: contract.NewItemWish) {
  return send<typeof contract.createItem>(calls.createItem, { body });
}

export async function changeItem(id: number, body: contract.ItemChangeWish) {
  return send<typeof contract.changeItem>(calls.changeItem, { params: { id }, body });
}

export async function linkAgreement(id: number, rentalAgreementId: number | null) {
  const body = { rentalAgreementId };
  return send<typeof contract.linkAgreement>(calls.linkAgreement, { params: { id }, body });
}

export function itemHistory(id: number) {
  return { ...query<typeof audit.itemHistory>(historyCall, { params: { id } }), ...ANEW };
}

export function itemBookings(id: number) {
  return {
    ...query<typeof contract.itemBookings>(calls.itemBookings, { params: { id } }),
    ...ANEW,
  };
}
