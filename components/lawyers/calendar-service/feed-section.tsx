'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { calendarFeedQuery, useChangeFeed, useGenerateFeed } from '@/lib/client/lawyers/calendars';
import type { CalendarFeed } from '@/lib/contract/lawyers/calendar-feed';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { afterwards } from './afterwards';
import { FeedAddress } from './feed-address';
import { NewAddress, SwitchOff } from './feed-questions';
import { HowToSubscribe } from './how-to-subscribe';

/** The secret feed: none yet, its address just made, or one that is on. */
export function FeedSection() {
  const id = useId();
  const query = useQuery(calendarFeedQuery);
  const { data, error } = query;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-semibold">
        Your meetings in another calendar
      </h3>
      <p className="mt-1 max-w-form text-sm text-neutral-700">
        A secret address with your meetings and time off, for Google Calendar, Apple Calendar or
        Outlook.
      </p>
      <div className="mt-4 grid max-w-form gap-4">
        {!data && error && <QueryFailure query={query} action="calendars" headingLevel="h3" />}
        {!data && !error && (
          <LoadingRegion label="Loading your calendar feed">
            <Skeleton className="h-24" />
          </LoadingRegion>
        )}
        {data && <Feed feed={data.feed} />}
      </div>
    </section>
  );
}

function Feed({ feed }: { feed: CalendarFeed | null }) {
  // Its answer is the only place that has the address.
  const generate = useGenerateFeed();
  if (!feed) return <NoFeed generate={generate} />;
  return (
    <>
      {generate.data ? (
        <FeedAddress key={generate.data.url} url={generate.data.url} />
      ) : (
        <p>
          The feed is on since {formatDay(Date.parse(feed.created_at))}. Its address was shown once,
          when you made it. If you no longer have it, make a new one.
        </p>
      )}
      <ClientNames feed={feed} />
      <div className="flex flex-wrap gap-3">
        <NewAddress generate={generate} />
        <SwitchOff onDone={generate.reset} />
      </div>
      <HowToSubscribe />
    </>
  );
}

function NoFeed({ generate }: { generate: ReturnType<typeof useGenerateFeed> }) {
  const [names, setNames] = useState(false);
  return (
    <>
      <Checkbox
        label="Show the names of clients"
        help="When off, each shows as “client meeting”. When on, whoever runs your other calendar can see who your clients are."
        checked={names}
        onChange={({ target }) => setNames(target.checked)}
      />
      <Button
        variant="outline"
        className="justify-self-start"
        pending={generate.isPending}
        pendingLabel="Making the address"
        onClick={() => void afterwards(generate.mutateAsync(names))}
      >
        Make the address
      </Button>
    </>
  );
}

function ClientNames({ feed }: { feed: CalendarFeed }) {
  const change = useChangeFeed();
  // What was pressed shows at once.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (names: boolean) => {
    setWanted(names);
    await afterwards(change.mutateAsync(names));
    setWanted(null);
  };
  return (
    <Checkbox
      label="Show the names of clients"
      help="Calendars show the change the next time they check the address."
      checked={wanted ?? feed.client_names}
      onChange={({ target }) => void save(target.checked)}
    />
  );
}
