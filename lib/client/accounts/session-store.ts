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
  /** While loading: who was signed in here last, so that the header need not wait. */
  readonly user: StoredUser | User | null;
}

const HINT_COOKIE = 'signed_in=';

/** The initial value, and all that prerendering ever sees. */
export const SIGNED_OUT: Session = { status: 'unauthenticated', user: null };

let session = SIGNED_OUT;
let started = false;
/** Number of the latest request; answers to older ones are out of date. */
let latestRequest = 0;
let reading = new AbortController();
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

/** Reads the session with the first subscriber. Returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => listeners.delete(listener);
}

/** Called when the session ended without being asked to: a 401, or a sign-out in another tab. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Who is signed in, as the page came with it: nobody asks for it again, and nothing waits for the answer. What this browser knows
 * already stays. In the browser alone: on a server the store would be everybody's.
 */
export function beginSession(user: User): void {
  if (started || session !== SIGNED_OUT) return;
  storeUser(user);
  session = { status: 'authenticated', user };
}

/** Re-reads the session. Resolves to the user, or null when signed out or without an answer. */
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

/** After sign-in or sign-up, and whenever the API returned the user. */
export function setSessionUser(user: User): void {
  latestRequest += 1;
  storeUser(user);
  set({ status: 'authenticated', user });
}

/** Marks the email address of the user verified, without asking the server: the link was opened in another tab. */
export function markEmailVerified(): void {
  if (!session.user) return;
  const user = { ...session.user, email_verified: true };
  storeUser(user);
  set({ ...session, user });
}

/**
 * Order (spec section 4): unauthenticated → POST logout → clear the stored user.
 *
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

/** The browser's half of web push, whose other half ends with the session, and the meetings kept here. */
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

/** Without the cookie only an ended session can have left a user. */
function checkStoredUser(): void {
  if (session.status === 'unauthenticated' && readStoredUser()) void refreshSession();
}

function hasHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(HINT_COOKIE));
}

/** A 401, or a sign-out in another tab. */
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
