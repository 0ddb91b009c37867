/** The address of an item's page. */
export function itemPath({ id, slug }: { id: number; slug: string | null }): string {
  return slug ? `/p/${slug}` : `/item/${id}`;
}
