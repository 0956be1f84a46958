/** Class name, defined in app/globals.css. */
export const textLinkClass = 'text-link';

/**
 * Classes of a link in a table or a list, where another link may follow right below: the minimum height of WCAG 2.2
 * (2.5.8).
 */
export const textLinkInListClass = `${textLinkClass} inline-block min-h-6`;

/** Classes of a link alone in a row: 44 px high without moving its neighbours. */
export const textLinkAloneClass = 'text-link text-link-alone';

export const backLinkClass =
  'inline-flex min-h-tap items-center gap-1.5 rounded text-sm font-medium text-neutral-700 underline-offset-4 hover:underline';

export const textLinkOnDarkClass =
  'rounded-inner font-semibold text-white underline decoration-teal-500 underline-offset-4 hover:decoration-white';
