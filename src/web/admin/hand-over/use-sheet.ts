import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { handOverSheet } from "#web/api/hand-over.ts";
import { sheetKey } from "#web/shell/kept-protocols/kept.ts";
import { ourShelf } from "#web/shell/kept-protocols/our-shelf.ts";

type Of = { userId: number; bookingId: number; kind: ProtocolKind };

/** What the hand-over begins with: from the shop, or where that is not reached as this phone last read it. */
export function useSheet({ userId, bookingId, kind }: Of) {
  const { data, error, refetch } = useQuery(handOverSheet(bookingId, kind));
  const [kept, setKept] = useState<HandOverSheet>();
  const key = sheetKey({ userId, bookingId, kind });
  useEffect(() => {
    if (data) void keep({ userId, key, bookingId, sheet: data });
  }, [data, userId, key, bookingId]);
  const isMissing = data === undefined && error !== null;
  useEffect(() => {
    if (isMissing) void readKept(key).then(setKept);
  }, [isMissing, key]);
  return {
    sheet: data ?? kept,
    /** It may have changed since. */
    isOld: data === undefined && kept !== undefined,
    error,
    retry: () => void refetch(),
  };
}

async function keep(one: { userId: number; key: string; bookingId: number; sheet: HandOverSheet }) {
  const shelf = await ourShelf();
  await shelf.put("sheets", { ...one, readAt: Date.now() });
}

async function readKept(key: string): Promise<HandOverSheet | undefined> {
  const shelf = await ourShelf();
  return (await shelf.get("sheets", key))?.sheet;
}
