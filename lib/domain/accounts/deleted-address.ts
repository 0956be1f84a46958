const DELETED = '@deleted.invalid';

/** What stands in the place of the address of a deleted account; no mail reaches it. */
export function deletedAddress(userId: string): string {
  return `${userId}${DELETED}`;
}

export function isDeletedAddress(email: string): boolean {
  return email.endsWith(DELETED);
}
