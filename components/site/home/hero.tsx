import { ArrowRight, BadgeCheck, type IconNode, Stamp, Undo2, Video } from 'lucide';
import Link from 'next/link';
import { countLawyers } from '@/components/lawyers/search/filters/wording';
import { problemSearch } from '@/components/lawyers/search/problems/problem-href';
import { Banig } from '@/components/ui/icons/banig';
import { Icon } from '@/components/ui/icons/icon';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { QUICK_PROBLEMS } from '@/lib/catalogue/legal-problems/quick-problems';
import { REFUND_RULE } from '@/lib/catalogue/refund-rule';
import type { SearchResult } from '@/lib/contract/lawyers/search';
import { FREE_HELP_PATH, NAMED_PATH } from '@/lib/contract/lawyers/search-paths';
import { type UpcomingTime, upcomingTimesKey } from './earliest-times';
import { LiveUpcomingTimes } from './live-upcoming-times';
import { SearchCard } from './search-card';
import { UpcomingTimes } from './upcoming-times';

type Found = Pick<SearchResult, 'total' | 'moreThanTotal'>;

interface HeroProps {
  /** Empty without open times, or after a failed read. */
  entries: readonly UpcomingTime[];
  /** Number of listed lawyers; null after a failed read. */
  lawyers: number | null;
  /** Lawyers with a free consultation; null after a failed read. */
  free: Pick<SearchResult, 'total' | 'moreThanTotal'> | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function Hero({ entries, lawyers, free, now }: HeroProps) {
  return (
    <section className="on-dark relative bg-teal-800 text-white">
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:gap-14 lg:px-6 lg:pt-16 lg:pb-16">
        <div className="min-w-0">
          <h1 className="max-w-[17ch] text-3xl max-sm:max-w-none sm:text-4xl lg:text-5xl">
            Talk to a verified lawyer, at a time and price you know.
          </h1>
          <p className="mt-2.5 max-w-[52ch] text-teal-100 sm:text-lg lg:mt-5">
            Choose your legal problem, compare fees and open times across the Philippines, and meet
            by video or phone.
          </p>
          <Proof lawyers={lawyers} />
          <div className="mt-5 lg:mt-8">
            <SearchKinds />
            <SearchCard />
            <p className="mt-2">
              <Link
                href={NAMED_PATH}
                prefetch={false}
                className="inline-flex min-h-tap items-center rounded text-white underline underline-offset-4"
              >
                Do you know your lawyer’s name? Search by name
              </Link>
            </p>
          </div>
          <QuickProblems />
          {free && <FreeConsultations {...free} />}
        </div>
        {entries.length > 0 && (
          <LiveUpcomingTimes mark={upcomingTimesKey(entries)}>
            <UpcomingTimes entries={entries} now={now} />
          </LiveUpcomingTimes>
        )}
      </div>
      <Banig />
    </section>
  );
}

function QuickProblems() {
  return (
    <nav aria-label="Most common legal problems" className="mt-5">
      <p className="text-sm text-teal-100">Most common</p>
      <ul className="mt-2 flex flex-wrap gap-2 lg:gap-1.5">
        {QUICK_PROBLEMS.map(({ _id, label }) => (
          <li key={_id}>
            <Link
              href={problemSearch(_id).href}
              prefetch={false}
              className="inline-flex min-h-tap items-center rounded border border-teal-400 px-3.5 font-medium text-white hover:border-white hover:bg-teal-700 lg:px-3"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Number of lawyers with a free first consultation, as a link to them. */
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

/** Trust facts above the first field: the number of lawyers, the checks, the refunds. */
export function Proof({ lawyers }: { lawyers: number | null }) {
  return (
    <ul className="mt-4 grid gap-x-6 gap-y-1.5 text-sm font-medium sm:flex sm:flex-wrap lg:mt-5">
      <li className="flex gap-2">
        <Icon of={BadgeCheck} className="mt-px size-4.5 text-teal-200" />
        {checked(lawyers)}
      </li>
      <li className="flex gap-2">
        <Icon of={Undo2} className="mt-px size-4.5 text-teal-200" />
        {REFUND_RULE.brief}
      </li>
    </ul>
  );
}

function checked(lawyers: number | null): string {
  if (!lawyers) return 'Every IBP ID checked by a person';
  if (lawyers === 1) return '1 lawyer, IBP ID checked by a person';
  return `${countLawyers(lawyers)}, every IBP ID checked by a person`;
}

interface SearchKind {
  label: string;
  icon: IconNode;
  /** Null for the search on this card; the others link to their own page. */
  href: string | null;
}

const KINDS: readonly SearchKind[] = [
  { label: 'Online Consultation', icon: Video, href: null },
  { label: 'Notary Public', icon: Stamp, href: '/notary-public' },
];

const TAB =
  'flex min-h-12 items-center gap-2 rounded-t px-3.5 text-sm font-semibold sm:px-5 sm:text-base';

export function SearchKinds() {
  return (
    <ul className="flex" aria-label="What are you looking for">
      {KINDS.map(({ label, icon, href }) => (
        <li key={label}>
          {href === null ? (
            <span aria-current="true" className={`${TAB} bg-white text-teal-900`}>
              <Icon of={icon} className="size-5 max-sm:hidden" />
              {label}
            </span>
          ) : (
            <Link href={href} prefetch={false} className={`${TAB} text-white hover:bg-teal-700`}>
              <Icon of={icon} className="size-5 max-sm:hidden" />
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
