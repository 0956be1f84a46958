import type { StoredUser } from '@/lib/contract/accounts/users';

/** Key in local storage, as the specification names it. */
export const USER_KEY = 'user';

/**
 * The stored fields, and how each is validated. Written by hand, because every page reads the stored user before it
 * may fetch the schemas; `stored-user.test.ts` keeps it in line with the contract.
 */
const CHECKS: { [K in keyof StoredUser]: (value: unknown) => boolean } = {
  _id: isText,
  type: (value) => value === 'CUSTOMER' || value === 'LAWYER',
  first_name: isText,
  last_name: isText,
  picture_url: (value) => value === null || isText(value),
  email_verified: (value) => typeof value === 'boolean',
  roles: (value) => Array.isArray(value) && value.every(isText),
};

/** Returns the user last known to this browser, or null; an invalid one is treated as absent. */
export function readStoredUser(): StoredUser | null {
  try {
    const text = localStorage.getItem(USER_KEY);
    const stored: unknown = text ? JSON.parse(text) : null;
    return isStoredUser(stored) ? storedFields(stored) : null;
  } catch {
    // Storage may be blocked, or hold something else.
    return null;
  }
}

/** Stores the user for the next visit, without email and phone. */
export function storeUser(user: StoredUser): void {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(storedFields(user)));
  } catch {
    // A browser without storage asks for the session again; nothing is lost.
  }
}

export function clearStoredUser(): void {
  try {
    localStorage.removeItem(USER_KEY);
  } catch {
    // As above.
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(CHECKS).every(([name, isRight]) => isRight(fields[name]));
}

function storedFields(user: StoredUser): StoredUser {
  const { _id, type, first_name, last_name, picture_url, email_verified, roles } = user;
  return { _id, type, first_name, last_name, picture_url, email_verified, roles };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
