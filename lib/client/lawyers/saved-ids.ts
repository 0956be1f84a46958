import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from '@/lib/client/accounts/session-store';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/saved-lawyers';
import {
  MAX_SAVED,
  readSaved,
  SAVED_COOKIE,
  SAVED_DAYS,
  writeSaved,
} from '@/lib/domain/lawyers/saved-lawyers';

const listSavedIds = outline<typeof contract.listSavedIds>('GET', '/api/v1/saved-lawyers/ids');
const saveLawyer = outline<typeof contract.saveLawyer>('PUT', '/api/v1/saved-lawyers/{id}');
const forgetLawyer = outline<typeof contract.forgetLawyer>('DELETE', '/api/v1/saved-lawyers/{id}');

/** Why a lawyer was not saved on this device. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull';
  constructor() {
    super(`You can save ${MAX_SAVED} lawyers. Remove one to save another.`);
  }
}

/** Whose lawyers they are: an account's, this device's, or nobody's, of a lawyer, of who has to verify the address first, or while it is not known who looks. */
type Owner = 'account' | 'device' | null;

/** Null until they are known. */
let ids: readonly string[] | null = null;
let owner: Owner = null;
let listening = false;
let asking = new AbortController();
const listeners = new Set<() => void>();

/** The lawyers that are saved in the account, or on the device of a visitor; null until they are known, and for lawyers. */
export function useSavedIds(): readonly string[] | null {
  return useSyncExternalStore(
    subscribe,
    () => ids,
    () => null,
  );
}

/** Whether what is saved stays on this device alone. */
export const isOnDevice = () => owner === 'device';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!listening) {
    listening = true;
    subscribeToSession(read);
    read();
  }
  return () => listeners.delete(listener);
}

function read(): void {
  const next = ownerNow();
  if (next === owner) return;
  owner = next;
  set(next === 'device' ? readSaved(deviceCookie()) : null);
  // Whoever signed out would be answered a 401.
  asking.abort();
  if (next !== 'account') return;
  asking = new AbortController();
  call(listSavedIds, undefined, { signal: asking.signal }).then(
    (answer) => owner === 'account' && set(answer.ids),
    // The buttons stay away, as they do before the answer.
    () => {},
  );
}

function ownerNow(): Owner {
  const { status, user } = currentSession();
  if (status === 'authenticated')
    return user?.type === 'CUSTOMER' && user.email_verified ? 'account' : null;
  return status === 'unauthenticated' ? 'device' : null;
}

/**
 * Saves a lawyer, or saves the lawyer no longer: shown at once, and taken back where it fails.
 *
 * @throws DeviceFull, ApiError
 */
export async function setSaved(lawyerId: string, saved: boolean): Promise<void> {
  const before = owner === 'device' ? readSaved(deviceCookie()) : (ids ?? []);
  const others = before.filter((id) => id !== lawyerId);
  if (saved && others.length >= MAX_SAVED) throw new DeviceFull();
  set(saved ? [lawyerId, ...others] : others);
  if (owner === 'device') {
    storeOnDevice(ids ?? []);
    return;
  }
  try {
    await call(saved ? saveLawyer : forgetLawyer, { params: { id: lawyerId } });
  } catch (error) {
    set(before);
    throw error;
  }
}

function set(next: readonly string[] | null): void {
  ids = next;
  for (const listener of listeners) listener();
}

function deviceCookie(): string | undefined {
  const start = `${SAVED_COOKIE}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

function storeOnDevice(saved: readonly string[]): void {
  const lifetime = saved.length > 0 ? SAVED_DAYS * 24 * 60 * 60 : 0;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // Not by the Cookie Store API, which not every browser has.
  const cookie = `${SAVED_COOKIE}=${writeSaved(saved)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
  Reflect.set(document, 'cookie', cookie);
}
