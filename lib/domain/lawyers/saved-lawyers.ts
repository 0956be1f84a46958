/** How many lawyers somebody can keep for later, on a device and in an account. */
export const MAX_SAVED = 30;
/** How many of them are compared side by side. */
export const MAX_COMPARED = 3;
/** Cookie with the lawyers that are saved on a device: the page writes it, and the server reads it. */
export const SAVED_COOKIE = 'saved_lawyers';
/** Days for which a device keeps them after the last change. */
export const SAVED_DAYS = 180;

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_HANDLE_LENGTH = 100;

/** Lawyers named in a cookie or an address, each once, in their order; what is no handle is left out, and what is too many. */
export function readSaved(value: string | null | undefined, max = MAX_SAVED): string[] {
  const handles = (value ?? '').split(/[.,]/).filter((one) => one.length <= MAX_HANDLE_LENGTH);
  return [...new Set(handles.filter((one) => HANDLE.test(one)))].slice(0, max);
}

/** The value of the cookie. */
export const writeSaved = (ids: readonly string[]): string => ids.join('.');
