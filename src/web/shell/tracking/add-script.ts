/** Adds a stranger's script, once. The page's policy lets its host in. */
export function addScript(src: string, attributes: Record<string, string> = {}): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}
