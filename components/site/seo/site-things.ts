import type { Organization, WebSite } from 'schema-dts';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { SITE } from '@/lib/site';

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/**
 * Returns the organisation that runs the site, and its other profiles. It is complete on each page that names it,
 * because readers process pages separately.
 */
export function organization(siteUrl: string, profiles: readonly string[] = []): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: SITE.name,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
  };
}

/** Returns the site and its search, which takes an area of practice by name. */
export function website(siteUrl: string): WebSite {
  const action = {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${siteUrl}${SEARCH_PATH}?area_of_practice={area}`,
    },
    'query-input': 'required name=area',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: SITE.name,
    url: siteUrl,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: action,
  };
}
