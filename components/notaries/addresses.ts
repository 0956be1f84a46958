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
