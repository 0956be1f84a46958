'use client';

/**
 * Names parts of the root layout again, for the page of unknown addresses. Next keeps one list of scripts for each
 * name: under the same one every page loads those of that page, with a second header (docs/decisions/0016).
 */
export { PrePaint } from './pre-paint';
export { Providers } from './providers';
