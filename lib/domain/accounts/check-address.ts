const PROFILE = /^\/lawyer\/[^/]+$/;
const CHECK_PAGE = /^(\/lawyer\/[^/]+)\/check$/;

/**
 * Returns the internal path that serves `/lawyer/{lawyerId}?check=1`, the URL in QR codes; null for any other URL. It
 * is a page of its own because the profile is the same for everyone.
 */
export function checkPageOf(pathname: string, search: string): string | null {
  const asked = PROFILE.test(pathname) && new URLSearchParams(search).has('check');
  return asked ? `${pathname}/check` : null;
}

/** Returns the public URL of such a page; null for any other path. */
export function checkAddressOf(pathname: string): string | null {
  const profile = CHECK_PAGE.exec(pathname)?.[1];
  return profile ? `${profile}?check=1` : null;
}

export function bookingLinkPath(lawyerId: string): string {
  return `/l/${encodeURIComponent(lawyerId)}`;
}

const BOOKING_LINK = /^\/l\/([A-Za-z0-9-]{1,80})\/?$/;

/**
 * Returns the target of `/l/{lawyerId}`, the short address of a lawyer: the open times on the profile, so that there
 * is one canonical URL. It may be typed from paper, in capitals. Null for any other path.
 * @param search begins with `?` or is empty; it is kept
 */
export function bookingLinkTarget(pathname: string, search: string): string | null {
  const handle = BOOKING_LINK.exec(pathname)?.[1];
  return handle ? `/lawyer/${handle.toLowerCase()}${search}#times` : null;
}
