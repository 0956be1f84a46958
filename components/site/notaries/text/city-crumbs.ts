import { NOTARY_SEARCH_PATH } from '@/components/notaries/addresses';
import type { Crumb } from '@/components/ui/layout/breadcrumbs';
import type { City } from '@/lib/catalogue/cities';

/** Returns the breadcrumbs of a city: the search, the city. */
export function cityCrumbs({ label }: City): Crumb[] {
  return [
    { label: 'Notary public', href: NOTARY_SEARCH_PATH },
    { label, href: null },
  ];
}
