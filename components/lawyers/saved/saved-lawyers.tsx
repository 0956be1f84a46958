'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { FORGET_LAWYER_FAILURE, useSaveLawyer } from '@/lib/client/lawyers/saved-ids';
import {
  chosenLawyersQuery,
  SAVED_LAWYERS_FAILURE,
  savedLawyersQuery,
} from '@/lib/client/lawyers/saved-lawyers';
import { messageFor } from '@/lib/client/platform/messages';
import type { ChosenLawyer } from '@/lib/contract/lawyers/saved-lawyers';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { MAX_COMPARED } from '@/lib/domain/lawyers/saved-lawyers';
import { COMPARE_PATH } from '../addresses';
import { ListedLawyer } from '../card/listed-lawyer';
import { withTitle } from '../practice';

export function AccountSaved({ now }: { now: number }) {
  const query = useQuery(savedLawyersQuery);
  return (
    <SavedList query={query} rows={query.data?.results} now={now} aboveTabs>
      The lawyers you saved, the last one first.
    </SavedList>
  );
}

/** The lawyers saved on the device, for a visitor. */
export function DeviceSaved({ ids, now }: { ids: readonly string[]; now: number }) {
  const query = useQuery(chosenLawyersQuery(ids));
  return (
    <SavedList query={query} rows={query.data?.results} now={now}>
      They are kept in this browser alone.{' '}
      <Link href="/login?callback_url=%2Fcustomer-portal%2Fsaved-lawyers" className={textLinkClass}>
        Sign in
      </Link>{' '}
      or{' '}
      <Link
        href="/signup/customer?callback_url=%2Fcustomer-portal%2Fsaved-lawyers"
        className={textLinkClass}
      >
        register
      </Link>{' '}
      to have them in your account.
    </SavedList>
  );
}

interface SavedListProps {
  query: Parameters<typeof QueryFailure>[0]['query'] & {
    isError: boolean;
    isPlaceholderData: boolean;
  };
  rows: readonly ChosenLawyer[] | undefined;
  now: number;
  aboveTabs?: boolean;
  children: ReactNode;
}

function SavedList({ query, rows, now, aboveTabs = false, children }: SavedListProps) {
  // Whom nobody can book is taken out at once; of the others the button on the card can be pressed again.
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = rows?.filter(({ lawyer_id }) => !removed.includes(lawyer_id));
  return (
    <main id="main" className="mx-auto w-full max-w-page px-4 py-8 lg:px-6">
      <h1 className="text-3xl">Saved lawyers</h1>
      <p className="mt-2 max-w-text text-neutral-700">{children}</p>
      <QueryList
        className="mt-6"
        query={query}
        rows={left}
        failure={<QueryFailure query={query} failure={SAVED_LAWYERS_FAILURE} />}
        loading={
          <LoadingRegion label="Loading saved lawyers">
            <Skeleton className="h-64 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptyState
            title="You have saved no lawyer"
            action={
              <Link href={SEARCH_PATH} prefetch={false} className={buttonClass()}>
                Find a lawyer
              </Link>
            }
          >
            Press the bookmark on a lawyer’s card or profile to find the lawyer again here.
          </EmptyState>
        }
      >
        {(lawyers) => (
          <Comparing
            lawyers={lawyers}
            now={now}
            aboveTabs={aboveTabs}
            onRemoved={(id) => setRemoved((before) => [...before, id])}
          />
        )}
      </QueryList>
    </main>
  );
}

interface ComparingProps {
  lawyers: readonly ChosenLawyer[];
  now: number;
  aboveTabs: boolean;
  onRemoved: (lawyerId: string) => void;
}

/** The list as a form that leads to the comparison. */
function Comparing({ lawyers, now, aboveTabs, onRemoved }: ComparingProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const listed = lawyers.filter(({ lawyer }) => lawyer).length;
  const choose = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <form action={COMPARE_PATH} aria-label="Compare lawyers">
      <ul className="grid gap-5">
        {lawyers.map(({ lawyer_id: id, lawyer }) => (
          <li key={id}>
            {lawyer ? (
              <div className="rounded border bg-white [&>article]:border-0">
                <ListedLawyer lawyer={lawyer} now={now} />
                {listed > 1 && (
                  <Checkbox
                    name="lawyers"
                    value={id}
                    className="border-t px-4"
                    checked={chosen.includes(id)}
                    disabled={chosen.length >= MAX_COMPARED && !chosen.includes(id)}
                    onChange={({ target }) => choose(id, target.checked)}
                    label={
                      <>
                        Compare<span className="sr-only"> {withTitle(lawyer.display_name)}</span>
                      </>
                    }
                  />
                )}
              </div>
            ) : (
              <NotListed lawyerId={id} onRemoved={onRemoved} />
            )}
          </li>
        ))}
      </ul>
      {listed > 1 && (
        <div
          className={classNames(
            'sticky bottom-0 low:static z-10 -mx-4 mt-5 flex min-h-14 items-center justify-between gap-4 border-t bg-neutral-50 px-4 py-1.5',
            aboveTabs && 'max-lg:bottom-bar',
          )}
        >
          <p className="text-sm text-neutral-700" role="status">
            {chosen.length < 2
              ? 'Choose two or three to compare.'
              : `${chosen.length} of ${MAX_COMPARED} chosen.`}
          </p>
          {chosen.length >= 2 && (
            <Button type="submit" size="small">
              {`Compare (${chosen.length})`}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

interface NotListedProps {
  lawyerId: string;
  onRemoved: (lawyerId: string) => void;
}

function NotListed({ lawyerId, onRemoved }: NotListedProps) {
  const save = useSaveLawyer();
  const remove = () =>
    save.mutate({ lawyerId, saved: false }, { onSuccess: () => onRemoved(lawyerId) });
  return (
    <article className="grid gap-3 rounded border bg-white p-4">
      <h2 className="font-serif text-xl font-medium">A lawyer you saved is not listed now</h2>
      <p className="text-neutral-700">
        The profile is hidden or gone, and cannot be booked. A hidden one comes back here by itself.
      </p>
      {save.error && <Notice tone="bad" title={messageFor(FORGET_LAWYER_FAILURE, save.error)} />}
      <p>
        <Button variant="outline" size="small" pending={save.isPending} onClick={remove}>
          Remove
        </Button>
      </p>
    </article>
  );
}
