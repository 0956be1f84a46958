import type { LawyerCard as Lawyer } from '@/lib/contract/lawyers/lawyers';
import type { SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { ListedLawyer } from '../card/listed-lawyer';
import { shortRegion } from '../practice';
import { lawyersOf } from './filters/wording';

interface ResultCardsProps {
  lawyers: readonly Lawyer[];
  filters: SearchFilters;
  /** Whether any lawyer of the whole search matches both area and region. */
  anyExact: boolean;
  elsewhereBegun?: boolean;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Lawyers in the order of the search: those of the region first, then the others under their own heading. */
export function ResultCards(props: ResultCardsProps) {
  const { lawyers, filters, anyExact, elsewhereBegun = false, now } = props;
  const here = lawyers.filter((lawyer) => lawyer.exactMatch);
  const elsewhere = lawyers.filter((lawyer) => !lawyer.exactMatch);
  const shared = {
    now,
    ...(filters.free && { length: 'free' as const }),
    ...(filters.when && { when: filters.when }),
    ...(filters.written && { written: true as const }),
  };
  const below = filters.path === FREE_HELP_PATH;
  return (
    <>
      {here.map((lawyer) => (
        <ListedLawyer
          key={lawyer._id}
          lawyer={lawyer}
          {...shared}
          headingLevel={below ? 'h3' : 'h2'}
        />
      ))}
      {elsewhere.length > 0 && anyExact && !elsewhereBegun && <Elsewhere filters={filters} />}
      {elsewhere.map((lawyer) => (
        <ListedLawyer
          key={lawyer._id}
          lawyer={lawyer}
          {...shared}
          headingLevel={anyExact || below ? 'h3' : 'h2'}
        />
      ))}
    </>
  );
}

function Elsewhere({ filters: { area, region } }: { filters: SearchFilters }) {
  return (
    <div className="mt-6 border-t pt-8 pb-1">
      <h2 className="text-2xl">{lawyersOf(area)} in other regions</h2>
      {region && (
        <p className="mt-1.5 max-w-text text-neutral-700">
          They do not list {shortRegion(region)}. Distance does not matter by video or phone, but it
          may for a hearing there.
        </p>
      )}
    </div>
  );
}
