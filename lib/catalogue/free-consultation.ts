/** On card, profile and booking of a lawyer who gives one, and the filter that finds them. */
export const FREE_CONSULTATION = 'Free 30-minute consultation';
