import { ArrowLeft } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { readSearch } from '@/lib/contract/lawyers/search';
import { searchHref } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH, SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { resultsTitle } from '../search/filters/wording';
import { BackLink } from './back-link';

const RESULT_PATHS = [SEARCH_PATH, FREE_HELP_PATH];

/** The results that the reader came from; else the lawyers of the same area and region. */
export function BackToResults({ profile }: { profile: LawyerProfile }) {
  const { areas_of_practice, region } = profile;
  const { filters } = readSearch({ area_of_practice: areas_of_practice[0], region });
  return (
    <BackLink
      href={searchHref(filters)}
      className={backLinkClass}
      resultPaths={RESULT_PATHS}
      icon={<Icon of={ArrowLeft} className="size-4" />}
    >
      {resultsTitle(filters)}
    </BackLink>
  );
}
