import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { countLawyers } from '@/components/lawyers/search/filters/wording';
import { Icon } from '@/components/ui/icons/icon';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { SearchResult } from '@/lib/contract/lawyers/search';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';

type Found = Pick<SearchResult, 'total' | 'moreThanTotal'>;

/** How many lawyers give a first talk for nothing, as the way to them. */
export function FreeConsultations({ total, moreThanTotal }: Found) {
  if (total === 0) return null;
  const who = total === 1 ? '1 lawyer offers' : `${countLawyers(total, moreThanTotal)} offer`;
  return (
    <p className="mt-3">
      <Link
        href={FREE_HELP_PATH}
        prefetch={false}
        className="inline-block rounded py-2.5 font-semibold text-white underline decoration-teal-400 underline-offset-4 hover:decoration-white"
      >
        {who} a {FREE_CONSULTATION.toLowerCase()}
        <Icon of={ArrowRight} className="ml-2 inline size-4" />
      </Link>
    </p>
  );
}
