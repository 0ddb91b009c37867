/** The browser asks whoever closes, reloads or leaves the page meanwhile: what is not laid down yet would be lost. */
export async function holdPage<T>(work: () => Promise<T>, page: EventTarget = window): Promise<T> {
  // One for each work: of several under way, the last one lets the page go.
  const ask = (leaving: Event) => leaving.preventDefault();
  page.addEventListener("beforeunload", ask);
  try {
    return await work();
  } finally {
    page.removeEventListener("beforeunload", ask);
  }
}
