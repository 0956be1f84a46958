'use client';

import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  Banknote,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleAlert,
  CircleCheckBig,
  ClipboardList,
  FilePen,
  FileText,
  type IconNode,
  IdCard,
  Landmark,
  ListTodo,
  MessageSquare,
  NotebookPen,
  Scale,
  Send,
  ShoppingBag,
  Stamp,
  Star,
  UserPlus,
  UsersRound,
  Wallet,
} from 'lucide';
import Link from 'next/link';
import { Fragment, useState } from 'react';
import { plural } from '@/components/meetings/meeting-labels';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { WORK_FAILURE, workQuery } from '@/lib/client/notifications/work';
import type { MoreWork, Work, WorkList } from '@/lib/contract/notifications/work';
import {
  WORK_GROUPS,
  type WorkGroup,
  type WorkKind,
  workGroup,
} from '@/lib/domain/notifications/work';
import { sinceLabel, untilLabel } from './work-labels';

const FIRST = 6;

const ICONS: Record<WorkKind, IconNode> = {
  conflict: UsersRound,
  message: MessageSquare,
  notary_request: Stamp,
  absence: CircleAlert,
  case: Scale,
  summary: NotebookPen,
  next_step: ListTodo,
  order: ShoppingBag,
  delivery: Send,
  proposal: FileText,
  draft: FilePen,
  payout: Landmark,
  commission: BadgeCheck,
  identity: IdCard,
  calendar: CalendarX,
  payment: Wallet,
  follow_up: CalendarClock,
  associate: UserPlus,
  included_meeting: CalendarPlus,
  completion: CircleCheckBig,
  refund_account: Banknote,
  questions: ClipboardList,
  review: Star,
};

interface WorkCardProps {
  now: number;
  /** Renders only if something waits. */
  quiet?: boolean;
  /** Ids of items that are already on the page. */
  without?: readonly string[];
  /** Items before "Show all". */
  first?: number;
  className?: string;
}

/** Tasks of a person, the most urgent first; each row links to its page. */
export function WorkCard(props: WorkCardProps) {
  const { now, quiet = false, without = [], first = FIRST, className } = props;
  const query = useQuery(workQuery);
  const data = query.data && withoutThose(query.data, without);
  if (quiet && !data?.total && !query.isLoadingError) return null;
  return (
    <section aria-labelledby="work" className={classNames('rounded border bg-white', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 py-4">
        <h2 id="work" className="text-xl">
          Needs your attention
        </h2>
        {data && data.total > 0 && (
          <p className="text-sm text-neutral-600 tabular">{plural(data.total, 'item')}</p>
        )}
      </div>
      {query.isPending && (
        <LoadingRegion label="Loading what waits for you">
          <Skeleton className="mx-5 mb-5 h-24" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure
          query={query}
          failure={WORK_FAILURE}
          headingLevel="h3"
          className="mx-5 mb-5"
        />
      )}
      {data?.total === 0 && (
        <p className="-mt-2 px-5 pb-5 text-neutral-700">Nothing waits for you.</p>
      )}
      {data && data.total > 0 && <Rows {...data} first={first} now={now} />}
    </section>
  );
}

function withoutThose({ results, more, total }: WorkList, ids: readonly string[]): WorkList {
  const left = results.filter(({ _id }) => !ids.includes(_id));
  return { results: left, more, total: total - (results.length - left.length) };
}

const TITLES: Readonly<Record<WorkGroup, string>> = {
  now: 'Now',
  people: 'People wait',
  later: 'When you have time',
};

function Rows({ results, more, first, now }: WorkList & { first: number; now: number }) {
  const [all, setAll] = useState(false);
  const whole = more.filter(({ listed }) => listed === 0);
  const left = all ? Infinity : first;
  const folds = results.length + whole.length > first;
  const shownWhole = whole.slice(0, Math.max(0, left - results.length));
  const shown = results.slice(0, left);
  const kinds = new Set(results.map((work) => groupOf(work, now)));
  if (whole.length > 0) kinds.add('later');
  // One group alone needs no name.
  const titled = kinds.size > 1;
  return (
    <>
      {WORK_GROUPS.map((group) => {
        const works = shown.filter((work) => groupOf(work, now) === group);
        const folded = group === 'later' ? shownWhole : [];
        if (works.length + folded.length === 0) return null;
        return (
          <Fragment key={group}>
            {titled && (
              <h3
                id={`work-${group}`}
                className="border-t bg-neutral-100 px-5 py-1.5 text-sm font-semibold"
              >
                {TITLES[group]}
              </h3>
            )}
            <ul aria-labelledby={titled ? `work-${group}` : 'work'}>
              {works.map((work) => (
                <Row key={`${work.kind} ${work._id}`} work={work} now={now} />
              ))}
              {folded.map((one) => (
                <Whole key={one.noun} {...one} titled={titled} />
              ))}
            </ul>
          </Fragment>
        );
      })}
      {(all || !folds) && <Others more={more.filter(({ listed }) => listed > 0)} />}
      {folds && (
        <div className="border-t p-2">
          <Button variant="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show the first' : 'Show all'}
          </Button>
        </div>
      )}
    </>
  );
}

function groupOf({ kind, alert, until }: Work, now: number): WorkGroup {
  const end = until === null ? null : Date.parse(until);
  return workGroup({ kind, alert: alert !== null, until: end }, now);
}

function Row({ work, now }: { work: Work; now: number }) {
  const until = work.until === null ? null : Date.parse(work.until);
  const overdue = until !== null && until <= now;
  return (
    <li className="work-row">
      <span className={work.alert || overdue ? 'bg-red-50 text-red-800' : undefined}>
        <Icon of={ICONS[work.kind]} className="size-5" />
      </span>
      <div>
        <p>
          <Link href={work.href} prefetch={false} className="stretch rounded">
            <span>{work.action}</span>{' '}
            <span className="line-clamp-2 text-sm font-normal">{work.about}</span>
          </Link>
        </p>
        {work.alert && <p className="font-semibold text-red-700">{work.alert}</p>}
        <p className={overdue ? 'font-semibold text-red-700!' : undefined}>
          {until === null ? sinceLabel(Date.parse(work.since), now) : untilLabel(until, now)}
        </p>
      </div>
    </li>
  );
}

/** All tasks of a kind in one row, which opens their list. */
function Whole({ kind, count, noun, href, titled }: MoreWork & { titled: boolean }) {
  return (
    <li className="work-row">
      <span>
        <Icon of={ICONS[kind]} className="size-5" />
      </span>
      <div>
        <p>
          <Link href={href} prefetch={false} className="stretch rounded">
            {count} {noun}
          </Link>
        </p>
        {!titled && <p>{TITLES.later}</p>}
      </div>
    </li>
  );
}

function Others({ more }: Pick<WorkList, 'more'>) {
  if (more.length === 0) return null;
  return (
    <ul>
      {more.map((one) => (
        <More key={one.noun} {...one} />
      ))}
    </ul>
  );
}

/** Number of tasks of a kind that are not listed. */
function More({ count, noun, href }: MoreWork) {
  return (
    <li className="relative border-t px-5 py-3 text-sm hover:bg-neutral-50">
      <Link href={href} prefetch={false} className="stretch rounded text-teal-800 underline">
        {count} more {noun}
      </Link>
    </li>
  );
}
