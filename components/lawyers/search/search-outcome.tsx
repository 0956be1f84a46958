import { ResultsDanger } from '@/components/lawyers/danger/results-danger';
import type { AskedProblem } from '@/lib/contract/lawyers/asked-problem';
import type { SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { FilterBar } from './controls/filter-bar';
import { resultsTitle } from './filters/wording';
import { type FoundPages, Results } from './results';
import { ResultsHeading } from './results-heading';
import { SearchFailure } from './search-failure';

interface SearchOutcomeProps {
  filters: SearchFilters;
  asked: AskedProblem | null;
  /** Null where the lawyers could not be read. */
  found: FoundPages | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Shows what a search found, or that it failed, below the help for somebody in danger and the bar of choices. */
export function SearchOutcome({ filters, asked, found, now }: SearchOutcomeProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <ResultsDanger filters={filters} asked={asked} />
      {found ? (
        <Results filters={filters} asked={asked} result={found} now={now} />
      ) : (
        <>
          <ResultsHeading title={resultsTitle(filters)} />
          <FilterBar />
          <SearchFailure />
        </>
      )}
    </div>
  );
}
