'use client';

import { useState } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { useNow } from '@/components/ui/hooks/use-now';
import { present } from '@/lib/clock';
import type { CallPerson, VideoCall } from '@/lib/contract/meetings/calls';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { nameOf } from '../room/call-names';

interface WhoIsThereProps {
  role: VideoCall['role'];
  people: readonly CallPerson[];
  /** Epoch milliseconds. */
  start: number;
  end: number;
}

export function WhoIsThere({ role, people, start, end }: WhoIsThereProps) {
  const [opened] = useState(present);
  const now = useNow(opened);
  const others = people.filter((person) => person.role !== role);
  const isElsewhere = people.some((person) => person.role === role && person.present);
  return (
    <>
      <ul className="mt-4 grid gap-2" aria-live="polite">
        {others.map((person, at) => (
          <li
            key={person.role}
            aria-atomic="true"
            className="flex items-center gap-3 rounded border border-teal-600 bg-teal-900 p-3"
          >
            <Avatar
              name={person.display_name}
              pictureUrl={person.picture_url}
              square={person.role === 'lawyer'}
              size="small"
              loading="eager"
            />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {nameOf(person.role, person.display_name)}{' '}
                {person.present ? 'is in the room' : 'is not here yet'}
              </p>
              {at === 0 && (
                <p className="text-sm text-teal-100">{whenText(role, start, end, now)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isElsewhere && (
        <p className="mt-3 text-sm text-teal-100">
          You are in this call in another tab or on another device. When you join here, it ends
          there.
        </p>
      )}
    </>
  );
}

function whenText(role: VideoCall['role'], start: number, end: number, now: number): string {
  const time = role === 'client' ? 'Your time' : 'The meeting';
  if (now < start) return `${time} starts at ${formatTime(start)}.`;
  return now < end
    ? `${time} runs until ${formatTime(end)}.`
    : `${time} ended at ${formatTime(end)}.`;
}
