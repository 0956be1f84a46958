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

/** The short address that a lawyer passes on. */
export function bookingLinkPath(lawyerId: string): string {
  return `/l/${encodeURIComponent(lawyerId)}`;
}

const BOOKING_LINK = /^\/l\/([A-Za-z0-9-]{1,80})\/?$/;

/**
 * `/l/{lawyerId}`, the short address that a lawyer passes on, leads to the open times on the profile: one page with one
 * canonical address. It may be typed from paper, in capitals. Null for any other path.
 *
 * @param search begins with `?` or is empty; it goes along
 */
export function bookingLinkTarget(pathname: string, search: string): string | null {
  const handle = BOOKING_LINK.exec(pathname)?.[1];
  return handle ? `/lawyer/${handle.toLowerCase()}${search}#times` : null;
}
