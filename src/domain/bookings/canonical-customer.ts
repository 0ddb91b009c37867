/** `852 30`, where it is five digits; as typed where it is not. */
export function canonicalPostalCode(typed: string): string {
  const digits = typed.replaceAll(/\s/g, "").replace(/^SE-?/i, "");
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : typed;
}

/** `070-123 45 67` for a Swedish mobile, `+46…` read the same; as typed where it is neither. */
export function canonicalPhone(typed: string): string {
  const bare = typed.replaceAll(/[\s()./-]/g, "").replace(/^(?:\+46|0046)0?/, "0");
  if (!/^07\d{8}$/.test(bare)) return typed;
  return `${bare.slice(0, 3)}-${bare.slice(3, 6)} ${bare.slice(6, 8)} ${bare.slice(8)}`;
}
