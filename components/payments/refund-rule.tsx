'use client';

import { SupportLink } from '@/components/platform/support-email';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTimeInText } from '@/components/ui/display/own-time';
import {
  ALL_REFUND_RULES,
  noRefund,
  noRefundAhead,
  REFUND_AHEAD,
  REFUND_RULE,
  refundByLawyer,
  refundUntil,
} from '@/lib/catalogue/refund-rule';
import { isOfEarlierStart, refundOutlook } from '@/lib/domain/payments/refund-outlook';

interface RefundOfBookingProps {
  /** Start of the meeting, epoch milliseconds; null while no time is chosen. */
  start: number | null;
  now: number;
}

/** Refund on cancellation, beside the total and before the payment; the whole rule opens below. */
export function RefundOfBooking({ start, now }: RefundOfBookingProps) {
  return (
    <>
      <p className="text-sm font-semibold text-neutral-900">
        <RefundOfStart start={start} now={now} />
      </p>
      <details className="mt-1.5 text-sm">
        <summary className="cursor-pointer py-1 text-teal-800 underline">
          {ALL_REFUND_RULES}
        </summary>
        <ul className="mt-1.5 grid list-disc gap-1.5 pl-4 text-neutral-700">
          <li>{REFUND_RULE.inTime}</li>
          <li>{REFUND_RULE.later}</li>
          <li>{REFUND_RULE.lawyerCancels}</li>
          <li>{REFUND_RULE.lawyerLate}</li>
          <li>{REFUND_RULE.lawyerSilent}</li>
          <li>{REFUND_RULE.unconnected}</li>
        </ul>
        <p className="mt-2.5 text-neutral-700">
          Questions about refunds: <SupportLink />
        </p>
      </details>
    </>
  );
}

function RefundOfStart({ start, now }: RefundOfBookingProps) {
  if (start === null) return <span>{`${REFUND_RULE.brief}.`}</span>;
  const outlook = refundOutlook(start, now);
  if (outlook.kind === 'none') return <span>{noRefundAhead(outlook.startsIn)}</span>;
  const [before, after] = REFUND_AHEAD;
  return (
    <span>
      {before}
      <Moment instant={outlook.deadline} />
      {after}
    </span>
  );
}

interface RefundOfMeetingProps {
  /** Last moment of a full refund, epoch milliseconds. */
  deadline: number;
  /** Epoch milliseconds. */
  start: number;
  now: number;
  reader: 'client' | 'lawyer';
}

export function RefundOfMeeting({ reader, deadline, start, now }: RefundOfMeetingProps) {
  const [before, after] = refundUntil(reader);
  return (
    <>
      {deadline <= now ? (
        <span>{noRefund(reader, isOfEarlierStart(deadline, start))}</span>
      ) : (
        <span>
          {before}
          <strong className="font-semibold text-neutral-900">
            <Moment instant={deadline} />
          </strong>
          {after}
        </span>
      )}{' '}
      <span>{refundByLawyer(reader)}</span>
    </>
  );
}

/** An instant within a sentence, with the viewer's own time if it differs. */
export function Moment({ instant }: { instant: number }) {
  return (
    <span>
      <DayTime instant={instant} />
      <OwnTimeInText instant={instant} />
    </span>
  );
}
