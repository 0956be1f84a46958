'use client';

import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useId, useState } from 'react';
import { PrivateNote } from '@/components/meetings/clients/private-note';
import { MeetingCase } from '@/components/meetings/detail/meeting-case';
import { MeetingFiles } from '@/components/meetings/files/meeting-files';
import type { Side } from '@/components/meetings/meeting-labels';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { CLIENT_FAILURE, clientQuery } from '@/lib/client/meetings/clients';
import { present } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { PAPER } from './call-sheet';

interface CallCaseProps {
  meeting: Meeting;
  side: Side;
}

const TABS = { case: 'Case and files', note: 'Private note' } as const;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** The case of the meeting during the call; for the lawyer also the private note about the client. */
export function CallCase(props: CallCaseProps) {
  const { side } = props;
  return (
    <div
      className={classNames(PAPER, 'm-3 flex min-h-0 flex-1 flex-col overflow-hidden')}
      onClickCapture={keepCall}
    >
      {side === 'lawyer' ? <CaseAndNote {...props} /> : <Case {...props} />}
    </div>
  );
}

function CaseAndNote(props: CallCaseProps) {
  const [shown, setShown] = useState<TabName>('case');
  const id = useId();
  return (
    <>
      <TabList underlined aria-label="About the client" className="shrink-0 px-1">
        {NAMES.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            selected={name === shown}
            aria-controls={`${id}-panel`}
            onClick={() => setShown(name)}
          >
            {TABS[name]}
          </Tab>
        ))}
      </TabList>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {shown === 'case' ? <Case {...props} /> : <Note clientId={props.meeting.client._id} />}
      </div>
    </>
  );
}

/** Focusable, so that the keyboard can scroll the text. */
const REACHED_BY_TAB = { tabIndex: 0 };

const SCROLLS = 'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-3';

function Case({ meeting, side }: CallCaseProps) {
  const now = useNow(present());
  return (
    <section aria-label="Case" {...REACHED_BY_TAB} className={`${SCROLLS} px-4`}>
      <h3 className="pt-5 font-serif text-xl font-medium break-words">{meeting.subject}</h3>
      <div className="*:first:py-5">
        <MeetingCase meeting={meeting} side={side} now={now} />
        <MeetingFiles meeting={meeting} side={side} now={now} />
      </div>
    </section>
  );
}

function Note({ clientId }: { clientId: string }) {
  const query = useQuery(clientQuery(clientId));
  return (
    <div className={`${SCROLLS} p-3`}>
      {query.data?.note && <PrivateNote clientId={clientId} note={query.data.note} />}
      {query.isPending && (
        <LoadingRegion label="Loading your note">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="mt-3 h-40 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={CLIENT_FAILURE} headingLevel="h3" />
      )}
    </div>
  );
}

/** Opens links in a new tab, because leaving the page would leave the call. */
function keepCall({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.hasAttribute('download')) link.target = '_blank';
}
