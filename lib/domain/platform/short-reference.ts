/** What people read out of an id, and a search finds again. */
export function shortReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
