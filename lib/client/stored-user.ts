import { type StoredUser, storedUser } from '@/lib/contract/users';

/** Key in local storage, as the specification names it. */
export const USER_KEY = 'user';

const listeners = new Set<() => void>();

/** The user this browser knew last, or null; what is not a user is treated as absent. */
export function readStoredUser(): StoredUser | null {
  try {
    const text = localStorage.getItem(USER_KEY);
    const parsed = storedUser.safeParse(text ? JSON.parse(text) : null);
    return parsed.success ? parsed.data : null;
  } catch {
    // Storage may be blocked, or hold something else.
    return null;
  }
}

/** Keeps the user for the next visit, without e-mail and phone. */
export function storeUser(user: StoredUser): void {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(storedUser.parse(user)));
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

/** For the transport: a call came back 401. Whoever keeps the session is told. */
export function forgetUser(): void {
  clearStoredUser();
  for (const listener of listeners) listener();
}

/** Called when the transport met a 401. Returns how to stop. */
export function onUserForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
