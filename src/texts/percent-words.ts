export function daysWords(days: number): string {
  return days === 1 ? "1 dag" : `${days} dagar`;
}

/** What goes back of the rent, after 'tillbaka'. */
export function percentWords(percent: number): string {
  if (percent === 0) return "ingenting";
  return percent === 100 ? "hela hyran" : `${percent}\u00a0% av hyran`;
}
