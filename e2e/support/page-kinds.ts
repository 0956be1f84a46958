import { searchLawyers } from '@/lib/contract/lawyers/search';
import type { ApiClient } from './api';
import { sitemapEntries } from './site-pages';

/** A URL of every kind of public page. */
export interface PageKinds {
  readonly home: string;
  readonly search: string;
  readonly filtered: string;
  readonly area: string;
  readonly region: string;
  readonly city: string;
  readonly profile: string;
  readonly notaries: string;
  readonly notaryCity: string;
  readonly notary: string;
  readonly freeHelp: string;
  readonly blog: string;
  readonly topic: string;
  readonly post: string;
  readonly faq: string;
}

/** Pages of which there is one each, and forms. */
export const OTHER_PAGES = [
  // A city without a notary public.
  '/notary-public/lamitan',
  '/about',
  '/help',
  '/help/ask',
  '/developers',
  '/developers/meetings',
  '/texts-off',
  '/texts-off/code',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/signup/customer',
  '/signup/lawyer',
  '/forgot-password',
  '/verify-email',
  '/lawyers-online/named',
  '/saved-lawyers',
  '/compare-lawyers',
] as const;

/** One page of each kind, of those that the sitemap names today. */
export async function pageKinds(visitor: ApiClient): Promise<PageKinds> {
  const paths = (await sitemapEntries()).map(({ path }) => path);
  const { results } = await visitor.call(searchLawyers, { query: {} });
  const first = (pattern: RegExp) => {
    const path = paths.find((one) => pattern.test(one));
    if (!path) throw new Error(`no page like ${pattern}`);
    return path;
  };
  return {
    home: '/',
    search: '/lawyers-online',
    filtered: '/lawyers-online?area_of_practice=labor&region=central-visayas',
    area: first(/^\/lawyers-online\/[^/]+$/),
    region: first(/^\/lawyers-online\/[^/]+\/central-visayas$/),
    city: first(/^\/lawyers-online\/[^/]+\/cebu$/),
    profile: `/lawyer/${results[0]?._id}`,
    notaries: '/notary-public',
    notaryCity: first(/^\/notary-public\/makati$/),
    notary: first(/^\/notary-public\/profile\//),
    freeHelp: '/free-legal-help',
    blog: '/blog',
    topic: first(/^\/blog\/tag\//),
    post: first(/^\/blog\/(?!tag\/)/),
    faq: '/faq',
  };
}
