/** The path of a page in a portal, without a query, a fragment or a trailing slash. */
export const PORTAL_PAGE = /^\/(?:lawyer|customer)-portal(?:\/[A-Za-z0-9-]+)*$/;

/** Pages below that of a meeting which concern the same meeting. */
export const PARTS_OF_A_PAGE = ['/join', '/summary'] as const;

/** Returns the path of the page that a notification is about: its URL without the fragment or such a sub-page. */
export function pageOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const part = PARTS_OF_A_PAGE.find((one) => path.endsWith(one));
  return part ? path.slice(0, -part.length) : path;
}
