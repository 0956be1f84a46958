/** Hashes of the style elements that the toast package adds. */
export const TOAST_STYLE_HASHES: readonly string[];

/** The policy of API answers and assets. */
export const DATA_POLICY: string;

/** The policy of a page; `scripts` are further script sources without quotes: `nonce-…`, `sha256-…`. */
export function pagePolicy(scripts: readonly string[]): string;
