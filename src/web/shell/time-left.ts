const MINUTE_S = 60;

/** `1 dygn 3 tim kvar`, `13 tim 20 min kvar`, `12 min kvar`: as exact as it helps. */
export function timeLeftWords(seconds: number): string {
  if (seconds <= 0) return "Tiden har gått ut";
  const minutes = Math.floor(seconds / MINUTE_S);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts =
    days > 0 ? [`${days} dygn`, `${hours} tim`] : [`${hours} tim`, `${minutes % 60} min`];
  return `${parts.filter((part) => !part.startsWith("0 ")).join(" ") || "Mindre än en minut"} kvar`;
}
