/** Says which motorhomes lack an agreement: one by its name, more by their number. */
export function agreementTitle(motorhomes: readonly { name: string }[]): string {
  const [only, ...others] = motorhomes;
  return others.length === 0
    ? `${only?.name} kan bokas utan hyresavtal`
    : `${motorhomes.length} husbilar kan bokas utan hyresavtal`;
}
