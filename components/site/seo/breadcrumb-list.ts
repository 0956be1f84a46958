import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '@/components/ui/layout/breadcrumbs';

/** Returns the breadcrumb of a page; its last step is the page itself and has no address. */
export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== null && { item: `${siteUrl}${href}` }),
    })),
  };
}
