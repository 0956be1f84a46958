export const PUBLIC_HELP_ID = 'public-help';

export const PUBLIC_HELP_PATH = `/free-legal-help#${PUBLIC_HELP_ID}`;

export const IN_DANGER_ID = 'in-danger';

export const IN_DANGER_PATH = `/free-legal-help#${IN_DANGER_ID}`;
