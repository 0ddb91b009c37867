const MINUTE_S = 60;

/** `Reservationen gäller 1 dygn 3 tim till`, where nothing beside it says of what the time is left. */
export function reservationLeftWords(seconds: number): string {
  const words = timeLeftWords(seconds);
  if (seconds <= 0) return "Reservationens tid har gått ut";
  return `Reservationen gäller ${words.replace(/^Mindre/, "mindre").replace(/ kvar$/, "")} till`;
}

/** `1 dygn 3 tim kvar`, `13 tim 20 min kvar`, `12 min kvar`: as exact as it helps. */
export function timeLeftWords(seconds: number): string {
  if (seconds <= 0) return "Tiden har gått ut";
  const minutes = Math.floor(seconds / MINUTE_S);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts =
    days > 0 ? [`${days} dygn`, `${hours} tim`] : [`${hours} tim`, `${minutes % 60} min`];
  return `${parts.filter((part) => !part.startsWith("0 ")).join(" ") || "Mindre än en minut"} kvar`;
}
