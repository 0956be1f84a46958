export const NOTARY_SEARCH_PATH = '/notary-public';

/** Returns `/notary-public/{city}`. */
export function notaryCityPath(slug: string): string {
  return `${NOTARY_SEARCH_PATH}/${slug}`;
}

/** Returns `/notary-public/profile/{notaryId}`. */
export function notaryPath(id: string): string {
  return `${NOTARY_SEARCH_PATH}/profile/${encodeURIComponent(id)}`;
}

/** Returns the page on which a client requests an appointment with a notary public. */
export function notaryRequestPath(id: string): string {
  return `/request-notary/${encodeURIComponent(id)}`;
}
