/** The path of a page in a portal, without a query, a fragment or a slash at its end. */
export const PORTAL_PAGE = /^\/(?:lawyer|customer)-portal(?:\/[A-Za-z0-9-]+)*$/;

/** What stands below the page of a meeting and is about the same meeting. */
export const PARTS_OF_A_PAGE = ['/join', '/summary'] as const;

/** The page that shows what a notification is about: its address without the place on the page, or the part below it. */
export function pageOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const part = PARTS_OF_A_PAGE.find((one) => path.endsWith(one));
  return part ? path.slice(0, -part.length) : path;
}
