export function nightsText(count: number): string {
  return count === 1 ? "1 natt" : `${count} nätter`;
}
