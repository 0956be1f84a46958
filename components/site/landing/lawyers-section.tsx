import Link from 'next/link';
import type { ReactNode } from 'react';
import { ListedLawyer } from '@/components/lawyers/card/listed-lawyer';
import { UsualPrices } from '@/components/lawyers/search/usual-prices';
import { buttonClass } from '@/components/ui/forms/button-class';
import { NO_FILTERS, searchHref } from '@/lib/contract/lawyers/search-filters';
import type { Landing } from './text/landing';
import { groupLawyers, type LandingLawyers, type LawyerGroup } from './text/lawyer-groups';
import { areaLawyers, countedPlace, groupHeading } from './text/wording';

export const LAWYERS_ID = 'lawyers';

interface LawyersSectionProps {
  landing: Landing;
  lawyers: LandingLawyers;
  now: number;
  aside: ReactNode;
}

export function LawyersSection({ landing, lawyers, now, aside }: LawyersSectionProps) {
  const groups = groupLawyers(lawyers);
  return (
    <section id={LAWYERS_ID} aria-label="Lawyers" className="border-y bg-neutral-100">
      <div className="mx-auto max-w-page px-4 pt-6 pb-10 lg:px-6 lg:py-14 xl:grid xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-8">
        <div className="min-w-0">
          {groups.map((group, index) => (
            <Group
              key={group.kind}
              landing={landing}
              group={group}
              afterCity={groups[0]?.kind === 'city'}
              first={index === 0}
              now={now}
            />
          ))}
          <AllLawyers landing={landing} lawyers={lawyers} groups={groups} />
        </div>
        <div className="mt-12 xl:mt-0">{aside}</div>
      </div>
    </section>
  );
}

interface GroupProps {
  landing: Landing;
  group: LawyerGroup;
  afterCity: boolean;
  first: boolean;
  now: number;
}

function Group({ landing, group, afterCity, first, now }: GroupProps) {
  // Of an order there is nothing to say before the first card.
  const ordered = first && group.kind !== 'elsewhere';
  const note = noteOf(landing, group, ordered);
  return (
    <>
      <h2 className={first ? 'text-2xl lg:text-3xl' : 'mt-10 text-2xl'}>
        {groupHeading(landing, group, afterCity)}
      </h2>
      {!ordered && <p className="mt-1.5 text-neutral-700">{note}</p>}
      <div className={first ? 'mt-3 grid gap-4 lg:mt-5' : 'mt-5 grid gap-4'}>
        {group.lawyers.map((lawyer) => (
          <ListedLawyer key={lawyer._id} lawyer={lawyer} now={now} headingLevel="h3" />
        ))}
      </div>
      {first && (
        <p className="mt-3 text-sm text-neutral-700">
          {ordered && <span>{`${note} `}</span>}
          <UsualPrices lawyers={group.lawyers} />
        </p>
      )}
    </>
  );
}

function noteOf(landing: Landing, { kind, lawyers }: LawyerGroup, ordered: boolean): string {
  if (kind === 'elsewhere') {
    return `They practice outside ${countedPlace(landing)}. For a meeting by video or phone distance does not matter; for a hearing there it may.`;
  }
  if (!ordered)
    return 'Elsewhere in the region. For a meeting by video or phone, distance does not matter.';
  const order =
    lawyers.length > 1
      ? 'Highest client rating first; of equal ratings, the one with more reviews. '
      : '';
  return `${order}Times are Philippine time (PHT).`;
}

/** Link to all lawyers, with filters and other orders. */
function AllLawyers({
  landing,
  lawyers: { summary, found },
  groups,
}: {
  landing: Landing;
  lawyers: LandingLawyers;
  groups: readonly LawyerGroup[];
}) {
  const shown = groups.reduce((sum, { lawyers }) => sum + lawyers.length, 0);
  if (shown === 0) return null;
  const { area, region } = landing;
  const total = summary.total || found.total;
  const where = summary.total > 0 ? region?.queryRegion || null : null;
  return (
    <p className="mt-6">
      <Link
        href={searchHref({ ...NO_FILTERS, area: area.label, region: where })}
        prefetch={false}
        className={buttonClass({ variant: 'outline' })}
      >
        {total > shown
          ? `See all ${areaLawyers(landing, total)}`
          : 'Filter by language, price or problem'}
      </Link>
    </p>
  );
}
