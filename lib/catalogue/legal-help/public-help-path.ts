/** Place on the page of free legal help where the public offices are listed. */
export const PUBLIC_HELP_ID = 'public-help';

export const PUBLIC_HELP_PATH = `/free-legal-help#${PUBLIC_HELP_ID}`;
