export const PUBLIC_HELP_ID = 'public-help';

export const PUBLIC_HELP_PATH = `/free-legal-help#${PUBLIC_HELP_ID}`;
