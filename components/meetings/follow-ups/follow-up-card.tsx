'use client';

import { Phone, Video } from 'lucide';
import Link from 'next/link';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { useWithdrawFollowUp, WITHDRAW_FOLLOW_UP_FAILURE } from '@/lib/client/meetings/follow-ups';
import { messageFor } from '@/lib/client/platform/messages';
import type { FollowUp } from '@/lib/contract/meetings/follow-ups';
import type { FollowUpState } from '@/lib/domain/meetings/follow-up';
import type { Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { ChooseTime } from './choose-time';

interface FollowUpCardProps {
  followUp: FollowUp;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

const STATES: Record<FollowUpState, { tone: BadgeTone; client: string; lawyer: string }> = {
  OPEN: { tone: 'waiting', client: 'Choose a time', lawyer: 'Waiting for your client' },
  HELD: { tone: 'waiting', client: 'Waiting for payment', lawyer: 'Waiting for payment' },
  BOOKED: { tone: 'good', client: 'Booked', lawyer: 'Booked' },
  WITHDRAWN: { tone: 'neutral', client: 'Taken back', lawyer: 'Taken back' },
  ENDED: { tone: 'neutral', client: 'Ended', lawyer: 'Ended' },
};

export function FollowUpCard({ followUp, side, now }: FollowUpCardProps) {
  // Its end may come while the page is open.
  const ended = followUp.state === 'OPEN' && Date.parse(followUp.expires_at) <= now;
  const state = ended ? 'ENDED' : followUp.state;
  const { tone, ...labels } = STATES[state];
  return (
    <li className="rounded border bg-white p-4 sm:p-5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Kind followUp={followUp} />
        <Badge tone={tone}>{labels[side]}</Badge>
      </p>
      {followUp.note && (
        <p className="mt-3 max-w-text border-l-2 border-neutral-300 pl-3 break-words whitespace-pre-line text-neutral-700">
          {followUp.note}
        </p>
      )}
      {state === 'OPEN' && side === 'client' && <ChooseTime followUp={followUp} now={now} />}
      {state === 'OPEN' && side === 'lawyer' && <Times followUp={followUp} />}
      {(state === 'HELD' || state === 'BOOKED') && <Booked followUp={followUp} side={side} />}
      {side === 'lawyer' && (state === 'OPEN' || state === 'HELD') && (
        <Withdraw followUp={followUp} />
      )}
    </li>
  );
}

function Kind({ followUp: { type, duration, total } }: Pick<FollowUpCardProps, 'followUp'>) {
  return (
    <span className="flex items-center gap-2.5 font-semibold">
      <Icon of={type === 'VIDEO' ? Video : Phone} className="size-5 text-neutral-600" />
      <span>
        <span>
          {type === 'VIDEO' ? 'Video' : 'Phone'}, {duration} minutes,
        </span>{' '}
        {total === 0 ? <span>free</span> : <Price centavos={total} />}
      </span>
    </span>
  );
}

function Times({ followUp: { times, expires_at: until } }: Pick<FollowUpCardProps, 'followUp'>) {
  return (
    <>
      <ul className="mt-3 grid gap-1.5">
        {times.map(({ start_time: time, open }) => (
          <li key={time} className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular">
            <span className={open ? undefined : 'text-neutral-600 line-through'}>
              <DayTime instant={Date.parse(time)} />
            </span>
            {!open && <span className="text-sm text-neutral-600">no longer open</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-neutral-700">
        Not held: each is open until somebody else takes it. Your client can choose until{' '}
        <DayTime instant={Date.parse(until)} />.
      </p>
    </>
  );
}

function Booked({ followUp: { booked, state }, side }: Omit<FollowUpCardProps, 'now'>) {
  if (!booked) return null;
  const start = Date.parse(booked.start_time);
  const until = booked.hold_expires_at && Date.parse(booked.hold_expires_at);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">
          <DayTime instant={start} />
        </p>
        <OwnTime instant={start} className="text-sm text-neutral-600" />
        {until && (
          <p className="text-sm text-neutral-700">
            Held until <DayTime instant={until} />
          </p>
        )}
      </div>
      <Link
        href={meetingPath(side, booked.meeting_id)}
        prefetch={false}
        className={buttonClass({
          variant: state === 'HELD' && side === 'client' ? 'action' : 'outline',
        })}
      >
        {state === 'HELD' && side === 'client' ? 'Continue to payment' : 'Open the meeting'}
      </Link>
    </div>
  );
}

function Withdraw({ followUp }: Pick<FollowUpCardProps, 'followUp'>) {
  const withdraw = useWithdrawFollowUp(followUp._id);
  const held = followUp.state === 'HELD';
  return (
    <div className="mt-3">
      <ConfirmAction
        label="Take back"
        look={{ variant: 'outline', size: 'small' }}
        title="Take back this offer?"
        confirm="Take back"
        pendingLabel="Taking back"
        keep="Keep it"
        mutation={withdraw}
        run={() => withdraw.mutateAsync(undefined)}
        failure={
          withdraw.isError && (
            <Notice tone="bad" title={messageFor(WITHDRAW_FOLLOW_UP_FAILURE, withdraw.error)} />
          )
        }
      >
        {held
          ? `${followUp.client.display_name} is paying for a time right now. If the payment comes before the hold ends, the meeting takes place; after that nothing can be chosen any more.`
          : `${followUp.client.display_name} can then no longer choose one of these times. You can make another offer.`}
      </ConfirmAction>
    </div>
  );
}
