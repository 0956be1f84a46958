import { Search } from 'lucide';
import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { MOST_COMMON_PROBLEMS } from '@/lib/catalogue/legal-problems/most-common';
import type { AskedProblem } from '@/lib/contract/lawyers/asked-problem';
import type { ChosenProblem, SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { namedHref } from '@/lib/contract/lawyers/search-paths';
import { mayBeName } from '@/lib/domain/lawyers/searched-name';
import { SearchLink } from './filters/search-link';

const SEARCH = <Icon of={Search} className="mt-0.5 size-5" />;

interface UnderstoodQueryProps {
  asked: AskedProblem;
  filters: SearchFilters;
}

export function UnderstoodQuery({ asked, filters }: UnderstoodQueryProps) {
  const [first, ...others] = asked.readings;
  if (!first) return <NothingUnderstood words={asked.words} filters={filters} />;
  return (
    <details className="mt-3 rounded border border-teal-200 bg-teal-50 px-4 text-sm text-teal-900 lg:mt-4">
      <summary className="flex min-h-tap flex-wrap items-center gap-x-2 py-2">
        <span role="status">
          We understood: <b className="font-semibold">{first.label}</b>
        </span>
        <span className="font-medium underline underline-offset-4">Not this?</span>
      </summary>
      <div className="pb-3">
        {others.length > 0 && (
          <Readings problems={others} filters={filters} label="Other readings" />
        )}
        <NameLink words={asked.words} />
        <p className="mt-1">
          <Link href="/" prefetch={false} className={textLinkAloneClass}>
            Say it in other words
          </Link>
        </p>
      </div>
    </details>
  );
}

function NothingUnderstood({ words, filters }: { words: string; filters: SearchFilters }) {
  return (
    <Notice
      title={<span className="wrap-anywhere">We found no legal problem for “{words}”</span>}
      icon={SEARCH}
      className="mt-4"
    >
      <p>The list below leaves it out. Try other words, or choose the closest problem.</p>
      <Readings problems={MOST_COMMON_PROBLEMS} filters={filters} label="Most common problems" />
      <NameLink words={words} />
    </Notice>
  );
}

/** Link to lawyers by name, since words without a problem may be one. */
function NameLink({ words }: { words: string }) {
  if (!mayBeName(words)) return null;
  return (
    <p className="mt-1">
      <Link href={namedHref(words)} prefetch={false} className={textLinkAloneClass}>
        Look for a lawyer of this name
      </Link>
    </p>
  );
}

interface ReadingsProps {
  problems: readonly ChosenProblem[];
  filters: SearchFilters;
  label: string;
}

function Readings({ problems, filters, label }: ReadingsProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={label}>
      {problems.map(({ _id, label: name, area }) => (
        <li key={_id}>
          <SearchLink
            filters={{ ...filters, problem: { _id, label: name, area }, area }}
            focusHeading
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            {name}
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}
