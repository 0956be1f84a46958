const DELETED = '@deleted.invalid';

/** Returns the placeholder address of a deleted account; no mail reaches it. */
export function deletedAddress(userId: string): string {
  return `${userId}${DELETED}`;
}

export function isDeletedAddress(email: string): boolean {
  return email.endsWith(DELETED);
}
