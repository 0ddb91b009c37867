import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { itemAgreement } from "#web/api/catalog.ts";

export type Terms = {
  /** Only terms that can be read, or that do not exist, can be accepted. */
  state: "loading" | "failed" | "none" | "ready";
  isAccepted: boolean;
  /** The text that was accepted, which may no longer be the latest. */
  acceptedVersion: number | undefined;
  accept: (isAccepted: boolean) => void;
  /** Somebody wanted to go on without accepting. */
  isMissed: boolean;
  miss: () => void;
  /** Fetches them anew, to be accepted anew. */
  renew: () => void;
};

export function useTerms(itemId: number): Terms {
  const { data, error, isFetching, refetch } = useQuery(itemAgreement(itemId));
  const [accepted, setAccepted] = useState<{ version: number | undefined } | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  return {
    state: stateOf(),
    isAccepted: accepted !== null,
    acceptedVersion: accepted?.version,
    accept: (isAccepted) => {
      setAccepted(isAccepted ? { version: data?.version } : null);
      setIsMissed(false);
    },
    // A box that cannot be ticked yet is not to be asked for.
    isMissed: isMissed && ["ready", "none"].includes(stateOf()),
    miss: () => setIsMissed(true),
    renew: () => {
      setAccepted(null);
      void refetch();
    },
  };

  function stateOf(): Terms["state"] {
    if (isFetching) return "loading";
    if (error instanceof ApiError && error.status === 404) return "none";
    if (error) return "failed";
    return data ? "ready" : "loading";
  }
}
