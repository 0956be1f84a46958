const PROFILE = /^\/lawyer\/[^/]+$/;
const CHECK_PAGE = /^(\/lawyer\/[^/]+)\/check$/;

/**
 * `/lawyer/{lawyerId}?check=1`, which QR codes hold, is answered by a page of its own, because the profile is the same
 * for everyone. Its path, or null for any other address.
 */
export function checkPageOf(pathname: string, search: string): string | null {
  const asked = PROFILE.test(pathname) && new URLSearchParams(search).has('check');
  return asked ? `${pathname}/check` : null;
}

/** The address by which people reach the page of a check; null for any other path. */
export function checkAddressOf(pathname: string): string | null {
  const profile = CHECK_PAGE.exec(pathname)?.[1];
  return profile ? `${profile}?check=1` : null;
}
