import type { Crumb } from '@/components/ui/layout/breadcrumbs';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';

export const FREE_HELP_TITLE = 'Free legal help in the Philippines';

export const FREE_HELP_CRUMBS: readonly Crumb[] = [
  { label: 'Lawyers online', href: SEARCH_PATH },
  { label: 'Free legal help', href: null },
];

export const ELIGIBILITY_ID = 'eligibility';
export const BRING_ID = 'what-to-bring';
