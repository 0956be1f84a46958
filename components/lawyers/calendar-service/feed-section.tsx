'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check, Copy } from 'lucide';
import { useId, useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';

import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import {
  CALENDAR_FEED_FAILURE,
  CALENDARS_FAILURE,
  calendarFeedQuery,
  useChangeFeed,
  useDeleteFeed,
  useGenerateFeed,
} from '@/lib/client/lawyers/calendars';
import { messageFor } from '@/lib/client/platform/messages';
import type { CalendarFeed } from '@/lib/contract/lawyers/calendar-feed';
import { COPY } from '@/lib/contract/platform/copy';
import { formatDay } from '@/lib/domain/platform/clock-labels';

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
        {!data && error && (
          <QueryFailure query={query} failure={CALENDARS_FAILURE} headingLevel="h3" />
        )}
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

function FeedAddress({ url }: { url: string }) {
  const id = useId();
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>(url);
  return (
    <Notice tone="waiting" title="Copy the address now: it is shown only this once">
      <p>
        Anyone with this address can see your meeting times. Give it to your own calendars only.
      </p>
      <label htmlFor={id} className="mt-3 block font-medium">
        Address of your feed
      </label>
      {/* The whole of it is seen: a field of one line would cut it. */}
      <textarea
        id={id}
        ref={field}
        rows={3}
        className="field mt-1.5 field-sizing-content break-all text-neutral-900"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} className="size-5" />
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <a href={subscribeAddress(url)} className={buttonClass({ variant: 'outline' })}>
          <Icon of={CalendarPlus} className="size-5" />
          Open in your calendar app
        </a>
      </div>
      <p className="sr-only" role="status">
        {copied ? 'The address was copied.' : ''}
      </p>
    </Notice>
  );
}

/** Returns a `webcal:` address, which makes a device open its calendar and subscribe. */
function subscribeAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

function NewAddress({ generate }: { generate: ReturnType<typeof useGenerateFeed> }) {
  return (
    <ConfirmAction
      label="Make a new address"
      title="Make a new address?"
      confirm="Make a new one"
      pendingLabel="Making it"
      keep="Keep the current one"
      failure={null}
      mutation={{ isPending: generate.isPending }}
      run={() => afterwards(generate.mutateAsync())}
    >
      The current address stops working right away. Calendars that use it will stop showing your
      meetings until you give them the new one.
    </ConfirmAction>
  );
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const remove = useDeleteFeed();
  return (
    <ConfirmAction
      label="Switch off"
      look={{ variant: 'danger-outline' }}
      title="Switch the feed off?"
      confirm="Switch it off"
      confirmVariant="danger"
      pendingLabel="Switching off"
      keep="Keep it"
      failure={null}
      mutation={remove}
      run={() => afterwards(remove.mutateAsync())}
      onDone={onDone}
    >
      Its address stops working right away. Calendars that use it will stop showing your meetings.
    </ConfirmAction>
  );
}

function HowToSubscribe() {
  return (
    <Accordion>
      <AccordionItem title="Add it to Google Calendar">
        <p>
          On a computer: beside “Other calendars” choose the plus sign, then “From URL”, and paste
          the address. It then appears on your phone, too. Google checks it a few times a day, so a
          new meeting can take a few hours to show.
        </p>
      </AccordionItem>
      <AccordionItem title="Add it to Apple Calendar">
        <p>
          On an iPhone: in Calendar choose “Calendars”, “Add Calendar”, “Add Subscription Calendar”,
          and paste the address. On a Mac: File, “New Calendar Subscription”.
        </p>
      </AccordionItem>
      <AccordionItem title="Add it to Outlook">
        <p>
          On outlook.com or in the new Outlook: in the calendar choose “Add calendar”, “Subscribe
          from web”, and paste the address.
        </p>
      </AccordionItem>
    </Accordion>
  );
}

async function afterwards(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    showToast('success', COPY.lawyerProfile.success);
    return true;
  } catch (error) {
    showToast('error', messageFor(CALENDAR_FEED_FAILURE, error));
    return false;
  }
}
