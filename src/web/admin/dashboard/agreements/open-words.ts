/** Says which agreements customers would read with places left open: one by its name, more by their number. */
export function openAgreementTitle(open: readonly { name: string; openPlaces: number }[]): string {
  const [only, ...others] = open;
  return only && others.length === 0
    ? `Hyresavtalet ${only.name} har ${placesLeft(only.openPlaces)} kvar`
    : `${open.length} hyresavtal har något kvar inom hakparenteser`;
}

export function placesLeft(count: number): string {
  return `${count} ${count === 1 ? "ställe" : "ställen"} inom hakparenteser`;
}
