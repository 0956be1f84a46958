'use client';

import {
  CalendarCheck,
  Check,
  FolderOpen,
  type IconNode,
  Phone,
  Printer,
  Users,
  Video,
} from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { DayTime } from '@/components/ui/display/day-time';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Banig } from '@/components/ui/icons/banig';
import { Icon } from '@/components/ui/icons/icon';
import { reminders } from '@/lib/catalogue/before-the-meeting';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import type { Checkout } from '@/lib/contract/payments/payments';
import { formatDayTime, formatTime } from '@/lib/domain/platform/clock-labels';
import { textFor } from './checkout-text';
import { type MeetingDetails, meetingDetails } from './meeting-details';
import { TellSomebody } from './tell-somebody';

interface ConfirmedProps {
  checkout: Checkout;
  calendar: CalendarButton;
  join: (checkout: Checkout) => ReactNode;
  facts: (details: MeetingDetails) => ReactNode;
  children?: ReactNode;
}

export function Confirmed({ checkout, calendar, join, facts, children }: ConfirmedProps) {
  const details = meetingDetails(checkout);
  const joining = join(checkout);
  const { title, text } = textFor(checkout);
  return (
    <>
      <div className="on-dark overflow-hidden rounded bg-teal-800 text-white print:border print:bg-white print:text-neutral-900">
        <div className="p-6 sm:p-8">
          <span className="grid size-12 place-items-center rounded-full bg-lime-400 text-teal-950">
            <Icon of={Check} className="size-6" />
          </span>
          <h1 className="mt-5 text-3xl lg:text-4xl">{title}</h1>
          <p className="mt-3 max-w-[46ch] text-lg text-teal-100 print:text-neutral-900">
            {details ? (
              <span>
                <DayTime instant={Date.parse(details.start_time)} /> with{' '}
                {withTitle(details.lawyer.display_name)}.
              </span>
            ) : (
              text
            )}
          </p>
          {details && (
            <p className="mt-6 flex flex-wrap gap-3 print:hidden">
              {joining}
              <Link
                href={`/customer-portal/meeting/${encodeURIComponent(details.meeting_id)}`}
                prefetch={false}
                className={buttonClass({ variant: joining ? 'outline-on-dark' : 'action' })}
              >
                Open the meeting
              </Link>
            </p>
          )}
        </div>
        <Banig />
      </div>
      {children}
      {details && facts(details)}
      {details && (
        <UntilThen details={details} calendar={calendar} now={Date.parse(checkout.server_time)} />
      )}
      <p className="mt-6 -ml-4 print:hidden">
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon of={Printer} className="size-5" />
          Print summary
        </Button>
      </p>
    </>
  );
}

export type CalendarButton = (details: MeetingDetails) => ReactNode;

interface Advice {
  icon: IconNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

interface UntilThenProps {
  details: MeetingDetails;
  calendar: CalendarButton;
  /** Epoch milliseconds. */
  now: number;
}

function UntilThen({ details, calendar, now }: UntilThenProps) {
  return (
    <>
      <h2 className="mt-9 text-2xl">Until then</h2>
      <ol className="mt-4 divide-y border-y">
        {adviceFor(details, calendar(details), now).map(({ icon, title, text, action }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <span className="grid size-10 place-items-center rounded bg-teal-50 text-teal-800">
              <Icon of={icon} className="size-5" />
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-neutral-700">{text}</p>
            </div>
            {action && <div className="max-sm:col-start-2 max-sm:mt-2 print:hidden">{action}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}

function adviceFor(details: MeetingDetails, calendar: ReactNode, now: number): Advice[] {
  const start = Date.parse(details.start_time);
  const time = formatTime(start);
  return [
    {
      icon: CalendarCheck,
      title: 'Add it to your calendar',
      text: `The confirmation with the calendar entry is on its way to ${details.client_email}. ${reminders(start - now)}`,
      action: calendar,
    },
    {
      icon: FolderOpen,
      title: 'Get your documents ready',
      text: 'Have contracts, letters, messages and dates on hand, so you don’t have to look for them during the meeting.',
    },
    details.type === 'VIDEO'
      ? {
          icon: Video,
          title: 'Meet in your browser',
          text: `${HOW_TO_MEET.joinThere} There is nothing to install.`,
        }
      : {
          icon: Phone,
          title: 'Keep your phone near',
          text: `${withTitle(details.lawyer.display_name)} calls ${details.phone ?? 'you'} at ${time} PHT.`,
        },
    {
      icon: Users,
      title: 'Tell somebody you trust',
      text: 'Only the day, the time and the lawyer: nothing of your case.',
      action: (
        <TellSomebody
          text={`I have a consultation with ${withTitle(details.lawyer.display_name)} on ${formatDayTime(start)}.`}
        />
      ),
    },
  ];
}
