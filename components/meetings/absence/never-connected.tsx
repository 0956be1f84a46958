'use client';

import { VideoOff } from 'lucide';
import Link from 'next/link';
import { Moment } from '@/components/payments/refund-rule';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { NEVER_CONNECTED } from '@/lib/catalogue/refund-rule';
import { REPORT_ABSENCE_FAILURE, useReportAbsence } from '@/lib/client/meetings/absences';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatPeso } from '@/lib/domain/platform/money';
import { reportEnd } from '../meeting-labels';
import { reschedulePath } from '../meeting-path';

interface NeverConnectedProps {
  meeting: Meeting;
}

/** The client's choice after a call that could not be connected: a refund or another time, with the deadline. */
export function NeverConnected({ meeting }: NeverConnectedProps) {
  const until = reportEnd(meeting);
  return (
    <section
      aria-labelledby="never-connected"
      className="mt-3 flex gap-3.5 rounded border border-amber-300 bg-amber-50 p-4 text-neutral-900"
    >
      <Icon of={VideoOff} className="mt-0.5 size-5 text-amber-900" />
      <div className="min-w-0">
        <h2 id="never-connected" className="font-sans text-base font-semibold">
          {NEVER_CONNECTED.title}
        </h2>
        <p className="mt-1 max-w-text text-neutral-800">
          <span>{NEVER_CONNECTED.why}</span>{' '}
          <span>
            {meeting.payment.total > 0
              ? 'You can have everything back, or another time at no further cost, until'
              : 'You can choose another time until'}
          </span>{' '}
          <Moment instant={until} />
          <span>. Another browser or another network helps most often.</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <MoneyBack meeting={meeting} />
          <Link
            href={reschedulePath('client', meeting._id)}
            prefetch={false}
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            Choose another time
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Ends the meeting at once with a refund of the payment. */
function MoneyBack({ meeting }: NeverConnectedProps) {
  const report = useReportAbsence(meeting._id);
  const { total, by_payer: byPayer } = meeting.payment;
  const label = total > 0 && !byPayer ? 'Get your money back' : 'Cancel the meeting';
  const to = byPayer ? 'the person who paid' : 'you';
  const back = total > 0 ? `, and ${formatPeso(total)} goes back to ${to}` : '';
  return (
    <ConfirmAction
      label={label}
      look={{ size: 'small' }}
      title={`${label}?`}
      confirm={label}
      failure={
        report.isError && (
          <Notice tone="bad" title={messageFor(REPORT_ABSENCE_FAILURE, report.error)}>
            Nothing has changed: you can try again, or choose another time.
          </Notice>
        )
      }
      mutation={report}
      run={() => report.mutateAsync({ details: `${NEVER_CONNECTED.title}.` })}
    >
      {`The meeting is cancelled${back}. It cannot get another time then.`}
    </ConfirmAction>
  );
}
