import { withTitle } from '@/components/lawyers/practice';
import type { Crumb } from '@/components/ui/layout/breadcrumbs';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { NOTARY_SEARCH_PATH, notaryCityPath } from '../addresses';
import { cityLabel } from '../wording';

/** Returns the breadcrumbs of a notary: the search, the city, the notary. */
export function notaryCrumbs({ city, display_name }: Notary): Crumb[] {
  return [
    { label: 'Notary public', href: NOTARY_SEARCH_PATH },
    { label: cityLabel(city), href: notaryCityPath(city) },
    { label: withTitle(display_name), href: null },
  ];
}
