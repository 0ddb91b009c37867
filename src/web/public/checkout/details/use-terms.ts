import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { itemAgreement } from "#web/api/catalog.ts";

/** Something that is rented, by the name it is told with. */
export type RentedThing = { id: number; name: string };

export type Terms = {
  /** Only terms that can be read, or that do not exist, can be accepted. */
  state: "loading" | "failed" | "none" | "ready";
  /** Each different text once, by the first thing that is rented by it. */
  texts: RentedThing[];
  isAccepted: boolean;
  /** The texts that were accepted, which may no longer be the latest. */
  acceptedVersions: number[];
  accept: (isAccepted: boolean) => void;
  /** Somebody wanted to go on without accepting. */
  isMissed: boolean;
  miss: () => void;
  /** Fetches them anew, to be accepted anew. */
  renew: () => void;
};

export function useTerms(things: readonly RentedThing[]): Terms {
  const answers = useQueries({ queries: things.map(({ id }) => itemAgreement(id)) });
  const [accepted, setAccepted] = useState<readonly number[] | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const texts = new Map<number, RentedThing>();
  for (const [index, thing] of things.entries()) {
    const version = answers[index]?.data?.version;
    if (version === undefined) continue;
    const first = texts.get(version);
    texts.set(version, first ? { ...first, name: sharedName(first.name) } : thing);
  }
  const versions = [...texts.keys()];
  // A thing that was added since may bring a text that nobody has read.
  const isAccepted = accepted !== null && versions.every((version) => accepted.includes(version));
  return {
    state: stateOf(),
    texts: [...texts.values()],
    isAccepted,
    acceptedVersions: isAccepted ? versions : [],
    accept: (isChecked) => {
      setAccepted(isChecked ? versions : null);
      setIsMissed(false);
    },
    // A box that cannot be ticked yet is not to be asked for.
    isMissed: isMissed && ["ready", "none"].includes(stateOf()),
    miss: () => setIsMissed(true),
    renew: () => {
      setAccepted(null);
      for (const { refetch } of answers) void refetch();
    },
  };

  function stateOf(): Terms["state"] {
    if (answers.some(({ isFetching }) => isFetching)) return "loading";
    if (answers.some(({ error }) => error && !isNone(error))) return "failed";
    if (answers.every(({ error }) => isNone(error))) return "none";
    return "ready";
  }
}

function isNone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** `Havskajak m.fl.`: other things are rented by the same text. */
function sharedName(name: string): string {
  return name.endsWith(" m.fl.") ? name : `${name} m.fl.`;
}
