import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { readSearch } from '@/lib/contract/lawyers/search';
import { searchHref } from '@/lib/contract/lawyers/search-filters';
import { resultsTitle } from '../search/filters/wording';

/** The lawyers of the same area and region, where most readers came from. */
export function BackToResults({ profile }: { profile: LawyerProfile }) {
  const { areas_of_practice, region } = profile;
  const { filters } = readSearch({ area_of_practice: areas_of_practice[0], region });
  return (
    <Link href={searchHref(filters)} prefetch={false} className={backLinkClass}>
      <Icon of={ArrowLeft} className="size-4" />
      {resultsTitle(filters)}
    </Link>
  );
}
