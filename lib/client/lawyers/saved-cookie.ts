import {
  readSaved,
  SAVED_COOKIE,
  SAVED_DAYS,
  writeSaved,
} from '@/lib/domain/lawyers/saved-lawyers';

/** Reads the lawyers that are saved on this device. */
export function readDevice(): readonly string[] {
  const start = `${SAVED_COOKIE}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
  return readSaved(pair?.slice(start.length));
}

/** Keeps them, for lists that the server renders. Not by the Cookie Store API, which not every browser has: biome.json lets this file alone. */
export function storeOnDevice(ids: readonly string[]): void {
  const lifetime = ids.length > 0 ? SAVED_DAYS * 24 * 60 * 60 : 0;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${SAVED_COOKIE}=${writeSaved(ids)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}
