/** Returns the short form of an id, which people can read out and the search finds. */
export function shortReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
