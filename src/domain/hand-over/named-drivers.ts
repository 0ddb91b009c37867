import type { ProtocolKind } from "./protocol.ts";

type Named = { name: string; licenceSeen: boolean };

type Signed = {
  id: number;
  kind: ProtocolKind;
  correctsId: number | null;
  drivers: readonly Named[];
};

/** Who was named when it went out, each once; what a later protocol corrects does not count. */
export function namedDrivers(protocols: readonly Signed[]): Named[] {
  const corrected = new Set(protocols.map(({ correctsId }) => correctsId));
  const named = new Map<string, Named>();
  for (const { id, kind, drivers } of protocols) {
    if (kind !== "out" || corrected.has(id)) continue;
    for (const { name, licenceSeen } of drivers) {
      const key = name.trim().toLocaleLowerCase("sv");
      named.set(key, { name, licenceSeen: licenceSeen || named.get(key)?.licenceSeen === true });
    }
  }
  return [...named.values()];
}
