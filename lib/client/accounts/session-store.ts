import { call } from '@/lib/client/platform/call';
import { clearDrafts } from '@/lib/client/platform/drafts';
import { outline } from '@/lib/client/platform/outline';
import { onUnauthorized } from '@/lib/client/platform/unauthorized';
import type * as contract from '@/lib/contract/accounts/authentication';
import type { StoredUser, User } from '@/lib/contract/accounts/users';
import { clearStoredUser, readStoredUser, storeUser, USER_KEY } from './stored-user';

const getSession = outline<typeof contract.getSession>('GET', '/api/v1/auth/session');
const logout = outline<typeof contract.logout>('POST', '/api/v1/auth/logout');

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

export interface Session {
  readonly status: SessionStatus;
  /** While loading: the user who was last signed in here, so that the header need not wait. */
  readonly user: StoredUser | User | null;
}

const HINT_COOKIE = 'signed_in=';

export const SIGNED_OUT: Session = { status: 'unauthenticated', user: null };

let session = SIGNED_OUT;
let started = false;
let latestRequest = 0;
let reading = new AbortController();
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

/** Subscribes to the session, which the first subscriber loads. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => listeners.delete(listener);
}

/**
 * Registers a listener for sessions that end unexpectedly: a 401, or a sign-out in another tab. Returns the
 * unsubscribe function.
 */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Sets the user that came with the page, without another request. A user this browser already knows is kept. Browser
 * only: on a server the store would be shared by all requests.
 */
export function beginSession(user: User): void {
  if (started || session !== SIGNED_OUT) return;
  storeUser(user);
  session = { status: 'authenticated', user };
}

/** Re-reads the session. Resolves to the user, or null when signed out or when the request failed. */
export async function refreshSession(): Promise<User | null> {
  latestRequest += 1;
  const thisRequest = latestRequest;
  set({ status: 'loading', user: session.user ?? readStoredUser() });
  reading = new AbortController();
  const { signal } = reading;
  const user = await call(getSession, undefined, { signal }).catch(() => null);
  if (thisRequest !== latestRequest) return user;
  if (user) setSessionUser(user);
  else set(SIGNED_OUT);
  return user;
}

/** Sets the user after sign-in or sign-up, and whenever the API returned the user. */
export function setSessionUser(user: User): void {
  latestRequest += 1;
  storeUser(user);
  set({ status: 'authenticated', user });
}

/** Marks the user's email address as verified without a request: the link was opened in another tab. */
export function markEmailVerified(): void {
  if (!session.user) return;
  const user = { ...session.user, email_verified: true };
  storeUser(user);
  set({ ...session, user });
}

/**
 * Signs out. Order (spec section 4): unauthenticated → POST logout → clear the stored user.
 * @throws ApiError when the server could not be reached; the cookie then stays valid
 */
export async function signOut(): Promise<void> {
  latestRequest += 1;
  // The session may be over before it is answered: that would be a 401.
  reading.abort();
  set(SIGNED_OUT);
  try {
    await Promise.all([call(logout), forgetPush()]);
  } finally {
    clearStoredUser();
    clearDrafts();
  }
}

/** Removes the browser's push subscription, whose server half ends with the session, and the meetings stored here. */
async function forgetPush(): Promise<void> {
  const push = await import('@/lib/client/notifications/web-push').catch(() => null);
  await push?.forgetBrowser();
}

function start(): void {
  if (started) return;
  started = true;
  onUnauthorized(end);
  window.addEventListener('storage', followOtherTabs);
  if (session.status === 'authenticated') return;
  if (hasHint()) void refreshSession();
  else checkStoredUser();
}

function checkStoredUser(): void {
  if (session.status === 'unauthenticated' && readStoredUser()) void refreshSession();
}

function hasHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(HINT_COOKIE));
}

function end(): void {
  clearStoredUser();
  const wasSignedIn = session.status !== 'unauthenticated';
  latestRequest += 1;
  set(SIGNED_OUT);
  if (wasSignedIn) for (const listener of endListeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  // The key is null when another tab emptied the whole storage.
  if (event.key !== USER_KEY && event.key !== null) return;
  const stored = readStoredUser();
  if (!stored) end();
  else if (stored._id !== session.user?._id) void refreshSession();
  else if (stored.email_verified && !session.user.email_verified) markEmailVerified();
}

function set(next: Session): void {
  if (next.status === session.status && next.user === session.user) return;
  session = next;
  for (const listener of listeners) listener();
}
