import { useQuery } from "@tanstack/react-query";
import { allAgreements } from "#web/api/catalog-admin.ts";
import { shopSettings } from "#web/api/settings.ts";
import type { KnownNames } from "./describe-value.ts";

/** What is called what, as far as it is known by now. */
export function useKnownNames(): KnownNames {
  const { data: agreements } = useQuery(allAgreements);
  const { data: shop } = useQuery(shopSettings);
  return { rentalAgreementId: byId(agreements), placeId: byId(shop?.places) };
}

function byId(named: readonly { id: number; name: string }[] = []): Record<string, string> {
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}
