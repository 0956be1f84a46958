/** Counts characters like PostgreSQL does: a character outside the Basic Multilingual Plane counts once. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
