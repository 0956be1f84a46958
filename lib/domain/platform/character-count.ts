/** Characters as the database counts them, which takes a sign outside the first plane for one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
