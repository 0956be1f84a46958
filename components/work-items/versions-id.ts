export const VERSIONS_ID = 'versions';
