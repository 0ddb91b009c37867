import type { ProtocolKind } from "./protocol.ts";
import { whatHolds } from "./what-holds.ts";

type Named = { name: string; licenceSeen: boolean };

type Signed = {
  id: number;
  kind: ProtocolKind;
  correctsId: number | null;
  annulsBecause: string | null;
  drivers: readonly Named[];
};

/** Who was named when it went out, each once. */
export function namedDrivers(protocols: readonly Signed[]): Named[] {
  const named = new Map<string, Named>();
  for (const { kind, drivers } of whatHolds(protocols)) {
    if (kind !== "out") continue;
    for (const { name, licenceSeen } of drivers) {
      const key = name.trim().toLocaleLowerCase("sv");
      named.set(key, { name, licenceSeen: licenceSeen || named.get(key)?.licenceSeen === true });
    }
  }
  return [...named.values()];
}
