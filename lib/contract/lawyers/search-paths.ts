// Apart from the filters: links to these pages are everywhere, and need no catalogue.

export const SEARCH_PATH = '/lawyers-online';

/** The page that searches only lawyers with a free consultation, without being asked for them. */
export const FREE_HELP_PATH = '/free-legal-help';

/** Where on that page the lawyers begin, below what is free. */
export const FREE_LAWYERS_ID = 'lawyers';

/** The search for lawyers by their names. */
export const NAMED_PATH = '/lawyers-online/named';

/** The same with a name in the address, as only browsers without scripts have it. */
export const namedHref = (name: string) => `${NAMED_PATH}?q=${encodeURIComponent(name)}`;

export type SearchPath = typeof SEARCH_PATH | typeof FREE_HELP_PATH;
