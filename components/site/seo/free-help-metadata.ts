import type { Metadata } from 'next';
import { resultsTitle } from '@/components/lawyers/search/filters/wording';
import { FREE_HELP_CONTENT } from '@/components/site/share/share-content';
import type { readSearch } from '@/lib/contract/lawyers/search';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { FREE_HELP_TITLE } from '../free-help/free-help-text';
import { sharing } from './sharing';

/** Returns title, description and address of a search for a free consultation; filters only narrow the one page. */
export function freeHelpMetadata({
  filters,
  page,
  asked,
}: Pick<ReturnType<typeof readSearch>, 'filters' | 'page' | 'asked'>): Metadata {
  const narrowed = filters.area !== null || filters.region !== null;
  return {
    title: narrowed ? resultsTitle(filters) : FREE_HELP_TITLE,
    description:
      'A free 30-minute consultation with a lawyer, by video or phone, and where to find the Public Attorney’s Office, IBP legal aid and law school clinics.',
    // What people type is for nobody else to find.
    ...(asked
      ? { robots: { index: false, follow: true } }
      : {
          alternates: {
            canonical: page > 0 ? `${FREE_HELP_PATH}?page=${page}` : FREE_HELP_PATH,
          },
        }),
    ...sharing({ path: FREE_HELP_PATH, content: FREE_HELP_CONTENT }),
  };
}
