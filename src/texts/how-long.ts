/** From two days on in days, where they are whole: nobody counts in hours so far. */
export function hoursInWords(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} dagar`;
  return hours === 1 ? "1 timme" : `${hours} timmar`;
}

/** How long somebody has to wait who asked too often: by the second while it is short. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return "en sekund";
  if (seconds <= 90) return `${seconds} sekunder`;
  return `${Math.ceil(seconds / 60)} minuter`;
}
