/** The area of the row of search that every lawyer has once. */
export const ANY_AREA = '*';
