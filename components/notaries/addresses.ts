/** Where people look for a notary public. */
export const NOTARY_SEARCH_PATH = '/notary-public';

/** `/notary-public/{city}` */
export function notaryCityPath(slug: string): string {
  return `${NOTARY_SEARCH_PATH}/${slug}`;
}

/** `/notary-public/profile/{notaryId}` */
export function notaryPath(id: string): string {
  return `${NOTARY_SEARCH_PATH}/profile/${encodeURIComponent(id)}`;
}

/** Where a client asks a notary public for an appointment. */
export function notaryRequestPath(id: string): string {
  return `/request-notary/${encodeURIComponent(id)}`;
}
