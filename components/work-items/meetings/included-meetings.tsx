'use client';

import { Phone, Plus, Video } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { plural } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { DayTime } from '@/components/ui/display/day-time';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { IncludedMeeting, WorkItem } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { Section } from '../section';
import { type Reader, scheduleMeetingPath } from '../work-item-paths';
import { SaveMeeting } from './save-meeting';

interface IncludedMeetingsProps {
  item: WorkItem;
  reader: Reader;
}

/** Meetings of an agreement with their times; nothing if there are none and none can be added. */
export function IncludedMeetings({ item, reader }: IncludedMeetingsProps) {
  const { work_item_meetings: meetings } = item;
  const canAdd = item.can.includes('add_meeting');
  if (meetings.length === 0 && !canAdd) return null;
  return (
    <Section title="Meetings in this agreement" count={meetings.length} id="meetings">
      {meetings.length === 0 ? (
        <p className="mt-2 text-neutral-700">None so far.</p>
      ) : (
        <ul className="mt-1 divide-y">
          {meetings.map((meeting) => (
            <Row key={meeting._id} item={item} reader={reader} meeting={meeting} />
          ))}
        </ul>
      )}
      {canAdd && <Add item={item} />}
    </Section>
  );
}

interface RowProps extends IncludedMeetingsProps {
  meeting: IncludedMeeting;
}

function Row({ item, reader, meeting }: RowProps) {
  const isPhone = meeting.meeting?.type === 'PHONE';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={isPhone ? Phone : Video} className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{meeting.title}</p>
        <p className="text-sm text-neutral-600">{plural(meeting.duration, 'minute')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:pl-13">
        <Time item={item} reader={reader} meeting={meeting} />
      </div>
    </li>
  );
}

/** The meeting's time, or a link to choose one. */
function Time({ item, reader, meeting: included }: RowProps) {
  const { _id, title, meeting_id, meeting } = included;
  if (meeting_id && meeting) {
    return (
      <>
        {meeting.status === 'COMPLETED' && <span className="text-sm text-neutral-600">held</span>}
        <Link
          href={meetingPath(reader, meeting_id)}
          prefetch={false}
          className={textLinkAloneClass}
        >
          <DayTime instant={Date.parse(meeting.start_time)} />
          <span className="sr-only">, {title}</span>
        </Link>
      </>
    );
  }
  if (item.can.includes('schedule_meeting')) {
    return (
      <Link
        href={scheduleMeetingPath(item._id, _id)}
        prefetch={false}
        className={`${buttonClass({ variant: 'outline' })} print:hidden`}
      >
        <span>
          Choose a time<span className="sr-only"> for {title}</span>
        </span>
      </Link>
    );
  }
  return (
    <>
      <span className="text-sm text-neutral-600">{WITHOUT_TIME[item.status]}</span>
      {item.can.includes('change_meeting') && <Change item={item} meeting={included} />}
    </>
  );
}

const WITHOUT_TIME: Readonly<Record<WorkItemStatus, string>> = {
  DRAFT: 'after payment',
  PROPOSAL: 'after payment',
  PAYMENT_PENDING: 'after payment',
  PAID: 'no time yet',
  COMPLETED: 'not used',
  REJECTED: 'not scheduled',
};

function Change({ item, meeting }: Pick<RowProps, 'item' | 'meeting'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="print:hidden"
        aria-label={`Change ${meeting.title}`}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <SaveMeeting item={item} meeting={meeting} open={open} onOpenChange={setOpen} />
    </>
  );
}

function Add({ item }: Pick<RowProps, 'item'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
        <Icon of={Plus} className="size-5" />
        Add a meeting
      </Button>
      <SaveMeeting item={item} meeting={null} open={open} onOpenChange={setOpen} />
    </>
  );
}
