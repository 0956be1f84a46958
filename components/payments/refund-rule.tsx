'use client';

import { SupportLink } from '@/components/platform/support-email';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTimeInText } from '@/components/ui/display/own-time';
import { noRefund, REFUND_RULE, refundByLawyer, refundUntil } from '@/lib/catalogue/refund-rule';

interface RefundRuleProps {
  /** Last moment of a full refund, epoch milliseconds; null while no time is chosen. */
  deadline: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** When a payment is refunded, shown before it is made. */
export function RefundRule({ deadline, now }: RefundRuleProps) {
  return (
    <>
      <p className="text-sm font-semibold">Refund rule</p>
      <ul className="mt-1.5 grid gap-1.5 text-sm text-neutral-700">
        <li>
          {REFUND_RULE.inTime}
          {deadline !== null && (
            <span className="text-neutral-900">
              {' '}
              {deadline <= now ? (
                REFUND_RULE.tooLate
              ) : (
                <>
                  That is until <Moment instant={deadline} />.
                </>
              )}
            </span>
          )}
        </li>
        <li>{REFUND_RULE.later}</li>
        <li>{REFUND_RULE.lawyerCancels}</li>
        <li>{REFUND_RULE.lawyerLate}</li>
        <li>{REFUND_RULE.lawyerSilent}</li>
      </ul>
      <p className="mt-2.5 text-sm text-neutral-700">
        Questions about refunds: <SupportLink />
      </p>
    </>
  );
}

interface RefundOfMeetingProps extends RefundRuleProps {
  deadline: number;
  reader: 'client' | 'lawyer';
}

/** The same of a booked meeting, as one of its two people reads it. */
export function RefundOfMeeting({ reader, deadline, now }: RefundOfMeetingProps) {
  const [before, after] = refundUntil(reader);
  return (
    <>
      {deadline <= now ? (
        noRefund(reader)
      ) : (
        <>
          {before}
          <strong className="font-semibold text-neutral-900">
            <Moment instant={deadline} />
          </strong>
          {after}
        </>
      )}{' '}
      {refundByLawyer(reader)}
    </>
  );
}

/** A moment in a sentence, with the viewer's own time where that differs. */
export function Moment({ instant }: { instant: number }) {
  return (
    <>
      <DayTime instant={instant} />
      <OwnTimeInText instant={instant} />
    </>
  );
}
