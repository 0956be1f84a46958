/** Of the section with the versions of an agreement. */
export const VERSIONS_ID = 'versions';
