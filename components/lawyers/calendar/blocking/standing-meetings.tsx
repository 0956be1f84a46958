'use client';

import { X } from 'lucide';
import Link from 'next/link';
import { DayTime } from '@/components/ui/display/day-time';
import { Notice } from '@/components/ui/feedback/notice';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { CreatedBlocker } from '@/lib/contract/lawyers/blockers';

interface StandingMeetingsProps {
  meetings: CreatedBlocker['meetings'];
  onClose: () => void;
}

/** What is booked in a time that was just blocked. */
export function StandingMeetings({ meetings, onClose }: StandingMeetingsProps) {
  if (meetings.length === 0) return null;
  const count = meetings.length === 1 ? 'A meeting is' : `${meetings.length} meetings are`;
  return (
    <Notice tone="waiting" title={`${count} booked then`} className="relative pr-14">
      <p>
        Your blocked time is saved. These meetings are already booked and will still take place:
      </p>
      <ul className="mt-2 grid gap-2">
        {meetings.map(({ _id, client, start_time }) => (
          <li key={_id}>
            <Link
              href={`/lawyer-portal/meeting/${_id}`}
              className="inline-block rounded font-medium underline underline-offset-4"
            >
              {client}
            </Link>
            <span className="block tabular">
              <DayTime instant={Date.parse(start_time)} />
            </span>
          </li>
        ))}
      </ul>
      <span className="absolute top-1.5 right-1.5">
        <IconButton aria-label="Close this message" onClick={onClose}>
          <Icon of={X} className="size-5" />
        </IconButton>
      </span>
    </Notice>
  );
}
