import type { Crumb } from '@/components/ui/layout/breadcrumbs';
import { findArea } from '@/lib/catalogue/areas';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { withTitle } from '../practice';

/** Returns the breadcrumbs of a lawyer: all lawyers, the first area, the lawyer. */
export function lawyerCrumbs({
  areas_of_practice: [first],
  display_name,
}: Pick<LawyerProfile, 'areas_of_practice' | 'display_name'>): Crumb[] {
  const area = findArea(first ?? '');
  return [
    { label: 'Lawyers online', href: SEARCH_PATH },
    ...(area ? [{ label: area.label, href: `${SEARCH_PATH}/${area.slug}` }] : []),
    { label: withTitle(display_name), href: null },
  ];
}
