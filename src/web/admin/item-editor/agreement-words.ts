type Choice = { name: string; isDefault: boolean };

/** What an item has that names no agreement of its own; of agreements that have not come yet nothing is said. */
export function withoutOwnAgreement(agreements: readonly Choice[] | undefined): string {
  if (!agreements) return "Standardavtalet";
  const standard = agreements.find(({ isDefault }) => isDefault);
  return standard ? `Standardavtalet (${standard.name})` : "Inget avtal";
}
