'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { SEARCH_LAWYERS_FAILURE } from '@/lib/client/lawyers/lawyers';
import { namedLawyersQuery } from '@/lib/client/lawyers/named-lawyers';
import { rememberName, searchedName } from '@/lib/client/lawyers/searched-name';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { NAMED_LAWYERS } from '@/lib/contract/lawyers/named-lawyer-limits';
import { NAMED_PATH, SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { ListedLawyer } from '../../card/listed-lawyer';
import { NameField, type NameFieldHandle } from './name-field';

interface NamedLawyersProps {
  asked: string;
  found: readonly LawyerCard[] | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Lawyers by name. The typed name stays in the tab; without scripts it is sent as `q`. */
export function NamedLawyers({ asked, found, now }: NamedLawyersProps) {
  const [name, setName] = useState(asked);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<NameFieldHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) return;
    const kept = searchedName();
    setName(kept);
    if (!kept) form.current?.querySelector('input')?.focus();
  }, [asked]);
  const query = useQuery({
    ...namedLawyersQuery(name),
    ...(found && name === asked && { initialData: { results: [...found] } }),
  });
  const rows = query.data?.results;
  const search = (words: string) => {
    if (words !== '') rememberName(words);
    setName(words);
    if (words !== '') heading.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = field.current?.typed() || name;
    if (words === '') form.current?.querySelector('input')?.focus();
    else search(words);
  };
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-4 pb-14 lg:px-6 lg:pt-6 lg:pb-20">
      <Link href={SEARCH_PATH} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Search by legal problem
      </Link>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl wrap-anywhere lg:text-3xl">
        {name ? `Lawyers named “${name}”` : 'Find a lawyer by name'}
      </h1>
      <form
        ref={form}
        action={NAMED_PATH}
        onSubmit={submit}
        aria-label="Find a lawyer by name"
        className="mt-4 grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto]"
      >
        <NameField key={name} name={name} onSearch={search} handle={field} />
        <Button type="submit" className="sm:mt-7.5 sm:self-start">
          Find lawyers
        </Button>
      </form>
      {name && (
        <QueryList
          className="mt-6 grid gap-4"
          query={query}
          rows={rows}
          failure={<QueryFailure query={query} failure={SEARCH_LAWYERS_FAILURE} />}
          loading={
            <LoadingRegion label="Looking for lawyers">
              <Skeleton className="h-64 w-full" />
            </LoadingRegion>
          }
          empty={<Nobody name={name} />}
          pages={rows?.length === NAMED_LAWYERS && <More />}
        >
          {(lawyers) => (
            <>
              <p className="text-neutral-700" role="status">
                {lawyers.length === 1 ? '1 lawyer' : `${lawyers.length} lawyers`}, the closest name
                first. Times are Philippine time (PHT).
              </p>
              {lawyers.map((lawyer) => (
                <ListedLawyer key={lawyer._id} lawyer={lawyer} now={now} />
              ))}
            </>
          )}
        </QueryList>
      )}
    </main>
  );
}

function Nobody({ name }: { name: string }) {
  return (
    <EmptyState
      title={`Nobody is listed as “${name}”`}
      action={
        <Link href={SEARCH_PATH} prefetch={false} className={buttonClass()}>
          Search by legal problem
        </Link>
      }
    >
      Check the spelling, or try the last name alone. A lawyer who is not listed cannot be booked
      here.
    </EmptyState>
  );
}

function More() {
  return (
    <p className="text-neutral-700">
      Only the closest {NAMED_LAWYERS} are shown. Add the first or the last name to see others.
    </p>
  );
}
