import { ArrowLeft, Check, X } from 'lucide';
import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { Rating } from '@/components/ui/display/rating';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import type { ChosenLawyer } from '@/lib/contract/lawyers/saved-lawyers';
import { usuallyAnswers } from '@/lib/domain/lawyers/figures';
import { formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { bookPath, COMPARE_PATH, profilePath, SAVED_PATH } from '../addresses';
import { shortPlaceOf, withTitle, yearsInPractice } from '../practice';
import { openDays } from '../times/model/open-times';

interface ComparedLawyersProps {
  chosen: readonly ChosenLawyer[];
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function ComparedLawyers({ chosen, now }: ComparedLawyersProps) {
  const lawyers = chosen.flatMap(({ lawyer }) => lawyer ?? []);
  const hidden = chosen.length - lawyers.length;
  return (
    <main id="main" className="mx-auto max-w-page px-4 py-8 lg:px-6">
      <Link href={SAVED_PATH} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Saved lawyers
      </Link>
      <h1 className="mt-1 text-3xl">Compare lawyers</h1>
      {hidden > 0 && (
        <Notice tone="waiting" className="mt-4" title="Not everybody is listed now">
          {hidden === 1 ? 'One of these lawyers' : `${hidden} of these lawyers`} cannot be booked at
          the moment.
        </Notice>
      )}
      {lawyers.length === 0 ? (
        <EmptyState
          title="No lawyers to compare"
          className="mt-6"
          action={
            <Link href={SAVED_PATH} prefetch={false} className={buttonClass()}>
              Saved lawyers
            </Link>
          }
        >
          Choose two or three of the lawyers you saved.
        </EmptyState>
      ) : (
        <Table lawyers={lawyers} now={now} />
      )}
    </main>
  );
}

const COLUMNS = [
  'grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)]',
  'grid-cols-2 sm:grid-cols-[11rem_repeat(2,minmax(0,1fr))]',
  'grid-cols-3 sm:grid-cols-[11rem_repeat(3,minmax(0,1fr))]',
] as const;

/** A phone shows the row's label above the row, so that the columns have the whole width. */
function Table({ lawyers, now }: { lawyers: readonly LawyerCard[]; now: number }) {
  const columns = `grid gap-x-3 sm:gap-x-5 ${COLUMNS[lawyers.length - 1] ?? COLUMNS[2]}`;
  const rows = rowsOf(now);
  return (
    <table aria-label="Lawyers side by side" className="mt-6 block w-full">
      <thead className="sticky low:static top-header z-10 block border-b bg-neutral-50 py-2">
        <tr className={columns}>
          <td className="max-sm:hidden" />
          {lawyers.map(({ _id, display_name, picture_url }) => (
            <th key={_id} scope="col" className="grid content-start gap-1 text-left">
              <Avatar name={display_name} pictureUrl={picture_url} square size="small" />
              <Link
                href={profilePath(_id)}
                prefetch={false}
                className="inline-block min-h-tap rounded font-serif leading-5 font-medium wrap-break-word underline-offset-4 hover:underline max-sm:text-sm sm:text-lg sm:leading-6"
              >
                {withTitle(display_name)}
              </Link>
              {lawyers.length > 1 && (
                <Link
                  href={comparePath(lawyers.filter((one) => one._id !== _id))}
                  prefetch={false}
                  className={`${textLinkClass} flex min-h-tap items-center text-sm`}
                >
                  <span>
                    Remove<span className="sr-only"> {withTitle(display_name)}</span>
                  </span>
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map(({ label, cell, same }) => (
          <tr key={label} className={`${columns} border-b py-3`}>
            <th
              scope="row"
              className="text-left text-sm font-semibold text-neutral-700 max-sm:col-span-full max-sm:mb-1"
            >
              {label}
            </th>
            {isSame(lawyers, same) ? (
              <td
                colSpan={lawyers.length}
                className={`${SPANS[lawyers.length]} text-neutral-600 max-sm:text-sm`}
              >
                <span className="flex flex-wrap items-center gap-x-1.5">
                  <span>{lawyers.length === 2 ? 'Both:' : 'All:'}</span>
                  {lawyers[0] && <span>{cell(lawyers[0])}</span>}
                </span>
              </td>
            ) : (
              lawyers.map((lawyer) => (
                <td key={lawyer._id} className="min-w-0 wrap-break-word max-sm:text-sm">
                  {cell(lawyer)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SPANS: Record<number, string> = { 2: 'col-span-2', 3: 'col-span-3' };

/** Whether a row says the same of everybody, so that the rows in which they differ stand out. */
function isSame(lawyers: readonly LawyerCard[], same: Row['same']): boolean {
  return same !== undefined && lawyers.length > 1 && new Set(lawyers.map(same)).size === 1;
}

function comparePath(lawyers: readonly LawyerCard[]): string {
  const asked = lawyers.map(({ _id }) => `lawyers=${encodeURIComponent(_id)}`);
  return `${COMPARE_PATH}?${asked.join('&')}`;
}

interface Row {
  label: string;
  /** Returns what is compared; rows without it are never said once for all. */
  same?: (lawyer: LawyerCard) => string | number | boolean | undefined;
  cell: (lawyer: LawyerCard) => ReactNode;
}

function rowsOf(now: number): Row[] {
  const price = (minutes: 30 | 60) => ({
    label: `${minutes} minutes`,
    same: ({ services }: LawyerCard) =>
      services.find(({ duration }) => duration === minutes)?.price,
    cell: ({ services }: LawyerCard) => {
      const found = services.find(({ duration }) => duration === minutes);
      return found ? (
        <strong>
          <Price centavos={found.price} />
        </strong>
      ) : (
        'Not offered'
      );
    },
  });
  return [
    price(30),
    price(60),
    {
      label: 'Free first meeting',
      same: ({ free_consultation }) => free_consultation,
      cell: ({ free_consultation }) => (
        <span className="inline-flex items-center gap-1.5">
          <Icon
            of={free_consultation ? Check : X}
            className={`size-4.5 ${free_consultation ? 'text-teal-700' : 'text-neutral-500'}`}
          />
          {free_consultation ? 'Yes' : 'No'}
        </span>
      ),
    },
    { label: 'Next open time', cell: (lawyer) => <NextTime lawyer={lawyer} now={now} /> },
    {
      label: 'Rating',
      same: ({ rating, review_count }) => `${rating} ${review_count}`,
      cell: ({ rating, review_count }) => <Rating rating={rating} count={review_count} />,
    },
    {
      label: 'Experience',
      same: ({ bar_year }) => bar_year,
      cell: ({ bar_year }) => yearsInPractice(bar_year, now),
    },
    {
      label: 'Messages',
      same: ({ answer_minutes }) => answer_minutes ?? undefined,
      cell: ({ answer_minutes }) =>
        answer_minutes === null ? 'Too few answers to say' : usuallyAnswers(answer_minutes),
    },
    {
      label: 'Clients met here',
      same: ({ first_meetings }) => first_meetings,
      cell: ({ first_meetings }) => first_meetings,
    },
    { label: 'Place', same: shortPlaceOf, cell: shortPlaceOf },
    words('Languages', ({ languages }) => languages),
    words('Areas', ({ areas_of_practice }) => areas_of_practice),
    {
      label: 'Checked',
      same: checkedOn,
      cell: (lawyer) => checkedOn(lawyer) ?? 'Not yet',
    },
  ];
}

/** A list of names, none of which wraps inside. */
function words(label: string, of: (lawyer: LawyerCard) => readonly string[]): Row {
  return {
    label,
    same: (lawyer) => of(lawyer).join(),
    cell: (lawyer) =>
      of(lawyer).map((word, at, all) => (
        <Fragment key={word}>
          <span className="inline-block">{at + 1 < all.length ? `${word},` : word}</span>{' '}
        </Fragment>
      )),
  };
}

/** Returns the day on which the IDs were checked. */
function checkedOn({ ibp_verified, verified_at }: LawyerCard): string | undefined {
  return ibp_verified && verified_at ? formatDay(Date.parse(verified_at)) : undefined;
}

function NextTime({ lawyer, now }: { lawyer: LawyerCard; now: number }) {
  const next = openDays(lawyer.calendar)
    .flatMap(({ starts }) => starts)
    .find((start) => start > now);
  const name = withTitle(lawyer.display_name);
  if (next === undefined) {
    return (
      <Link
        href={profilePath(lawyer._id)}
        prefetch={false}
        className={buttonClass({ variant: 'outline', size: 'small', wide: true })}
      >
        No open time<span className="sr-only"> of {name}</span>
      </Link>
    );
  }
  return (
    <div className="grid gap-2">
      <span>{formatDayTime(next)}</span>
      <Link
        href={bookPath(lawyer._id, next)}
        prefetch={false}
        className={buttonClass({ variant: 'action', size: 'small', wide: true })}
      >
        Book<span className="sr-only"> {name} at this time</span>
      </Link>
    </div>
  );
}
