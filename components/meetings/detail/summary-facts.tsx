import type { ReactNode } from 'react';
import { DayTime } from '@/components/ui/display/day-time';
import { YourTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { receiptPath } from '@/lib/client/meetings/summaries';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { AgreementLink, PART_OF_AGREEMENT } from '../in-agreement';
import { MeetingBadge } from '../meeting-badge';
import {
  counterpart,
  hasReceipt,
  isIncluded,
  plural,
  type Side,
  totalLabel,
} from '../meeting-labels';

interface SummaryFactsProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

/** The meeting in a few lines. The length is that of the call if there was one; a booked length is labelled as such. */
export function SummaryFacts({ meeting, side, now }: SummaryFactsProps) {
  const start = Date.parse(meeting.start_time);
  const { payment } = meeting;
  return (
    <dl className="mt-1 mb-5 grid gap-x-6 gap-y-3 rounded border bg-white p-4 sm:grid-cols-2 sm:p-5">
      <Fact label="Status">
        <MeetingBadge meeting={meeting} now={now} />
      </Fact>
      <Fact label={side === 'client' ? 'Your lawyer' : 'Your client'}>
        {counterpart(meeting, side).name}
      </Fact>
      <Fact label="When">
        <DayTime instant={start} />
        <YourTime instant={start} className="block text-sm text-neutral-600" />
      </Fact>
      <Length meeting={meeting} />
      {meeting.client_absent && (
        <Fact label="Who came">
          {side === 'client' ? 'You were not in the call.' : 'Your client was not in the call.'}
        </Fact>
      )}
      <Fact label={payment.total === 0 ? 'Price' : totalLabel(payment)}>
        {isIncluded(meeting) ? (
          <span>{PART_OF_AGREEMENT}</span>
        ) : payment.total === 0 ? (
          <span>Free consultation</span>
        ) : (
          <Price centavos={payment.total} />
        )}
        <AgreementLink meeting={meeting} side={side} />
        {side === 'client' && hasReceipt(payment) && (
          <a href={receiptPath(meeting._id)} download className={`${textLinkAloneClass} ml-4`}>
            Receipt (PDF)
          </a>
        )}
      </Fact>
      {payment.refunded > 0 && (
        <Fact label="Refunded">
          <Price centavos={payment.refunded} />
        </Fact>
      )}
    </dl>
  );
}

function Length({ meeting }: Pick<SummaryFactsProps, 'meeting'>) {
  const { call_minutes: minutes, duration, type } = meeting;
  const how = type === 'VIDEO' ? 'video' : 'phone';
  if (minutes === null) {
    return (
      <Fact label="Booked length">
        {plural(duration, 'minute')}, {how}
      </Fact>
    );
  }
  return (
    <Fact label="Length">
      {plural(minutes, 'minute')} together, {how}
      <span className="block text-sm text-neutral-600">Booked: {plural(duration, 'minute')}</span>
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-neutral-600">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
