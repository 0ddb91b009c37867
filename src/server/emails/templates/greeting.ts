/** Nothing when the name is blank. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

export function hello(name: string): string {
  const first = firstName(name);
  return first ? `Hej ${first}!` : "Hej!";
}
