// Apart from the filters: links to these pages are everywhere, and need no catalogue.

export const SEARCH_PATH = '/lawyers-online';

/** The page that always searches only lawyers with a free consultation, without a parameter. */
export const FREE_HELP_PATH = '/free-legal-help';

export const FREE_LAWYERS_ID = 'lawyers';

export const NAMED_PATH = '/lawyers-online/named';

export const namedHref = (name: string) => `${NAMED_PATH}?q=${encodeURIComponent(name)}`;

export type SearchPath = typeof SEARCH_PATH | typeof FREE_HELP_PATH;
