export const MAX_SAVED = 30;
export const MAX_COMPARED = 3;
export const SAVED_COOKIE = 'saved_lawyers';
/** Days for which a device keeps them after the last change. */
export const SAVED_DAYS = 180;

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_HANDLE_LENGTH = 100;

/**
 * Parses lawyer handles of a cookie or URL, without duplicates and in order; invalid ones and those above the limit
 * are dropped.
 */
export function readSaved(value: string | null | undefined, max = MAX_SAVED): string[] {
  const handles = (value ?? '').split(/[.,]/).filter((one) => one.length <= MAX_HANDLE_LENGTH);
  return [...new Set(handles.filter((one) => HANDLE.test(one)))].slice(0, max);
}

export const writeSaved = (ids: readonly string[]): string => ids.join('.');
