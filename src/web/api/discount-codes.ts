import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/discount-codes.ts";
import * as calls from "#contracts/discount-codes-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";
import { refresh } from "./refresh.ts";

export const discountCodes = { ...query<typeof contract.listCodes>(calls.listCodes), ...WATCHED };

export type CodeWish = Required<BodyOf<typeof contract.createCode>> & {
  /** Without one a new code is made. `version` names the state that was edited. */
  id?: number;
  version?: number;
};

async function saveCode({ id, version, ...body }: CodeWish) {
  if (id === undefined) return send<typeof contract.createCode>(calls.createCode, { body });
  return send<typeof contract.changeCode>(calls.changeCode, {
    params: { id },
    body: { ...body, version },
  });
}

/** Also what was refused asks again: somebody else was faster, and the list shows what they did. */
function useAct<Wish>(act: (wish: Wish) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => refresh(queryClient, "discount-codes"),
  });
}

export function useSaveCode() {
  return useAct(saveCode);
}

export function useRemoveCode() {
  return useAct((id: number) =>
    send<typeof contract.removeCode>(calls.removeCode, { params: { id } }),
  );
}
