/** Returns the short form of an id, which people can read out and the search finds. */
export function shortReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** Whether a word may be a short reference: eight hexadecimal digits. */
export function isShortReference(word: string): boolean {
  return /^[0-9a-f]{8}$/i.test(word);
}

/** Returns the first and the last of the ids that have a short reference. */
export function idsBeginningWith(reference: string): {
  readonly from: string;
  readonly to: string;
} {
  return {
    from: `${reference}-0000-0000-0000-000000000000`,
    to: `${reference}-ffff-ffff-ffff-ffffffffffff`,
  };
}
