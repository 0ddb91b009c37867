export function hoursInWords(hours: number): string {
  return hours === 1 ? "1 timme" : `${hours} timmar`;
}

/** How long somebody has to wait who asked too often: by the second while it is short. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return "en sekund";
  if (seconds <= 90) return `${seconds} sekunder`;
  return `${Math.ceil(seconds / 60)} minuter`;
}
