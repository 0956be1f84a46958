import 'server-only';
import type { AreaSlug } from '@/lib/catalogue/areas';

/**
 * Changeable content of a page: the page names it with `tagPage`, and every change to it calls `pagesChanged`
 * (docs/decisions/0009).
 */
export type PageTag =
  | 'home'
  | 'payment-settings'
  | `lawyer:${string}`
  | `landing:${AreaSlug}`
  /** Notaries: every list of cities, one city, one notary. */
  | 'notary-cities'
  | `notary-city:${string}`
  | `notary:${string}`;
