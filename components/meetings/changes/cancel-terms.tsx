import Link from 'next/link';
import { Moment, RefundOfMeeting } from '@/components/payments/refund-rule';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatPeso } from '@/lib/domain/platform/money';
import { isIncluded, methodName, type Side } from '../meeting-labels';
import { reschedulePath } from '../meeting-path';
import { CHANGE_TIME } from './change-time';

interface CancelTermsProps {
  meeting: Meeting;
  side: Side;
  /** Centavos that go back when this side cancels now. */
  refund: number;
  /** Epoch milliseconds. */
  now: number;
}

/** What cancelling brings about for this side: the exact sum, the rule, and the change of time as the other way. */
export function CancelTerms(props: CancelTermsProps) {
  const { meeting, side, refund } = props;
  const loses = side === 'lawyer' ? refund > 0 : refund === 0;
  const free = meeting.payment.total === 0;
  return (
    <div
      className={`grid gap-1.5 rounded border p-4 text-sm ${!free && loses ? 'border-amber-300 bg-amber-50 text-amber-900' : 'bg-neutral-50 text-neutral-700'}`}
    >
      {isIncluded(meeting) ? (
        <p>{INCLUDED[side]}</p>
      ) : free ? (
        <p>This is a free consultation. You pay nothing.</p>
      ) : side === 'client' ? (
        <ForClient {...props} />
      ) : (
        <ForLawyer {...props} />
      )}
      {meeting.can_reschedule && (
        <p>
          {!free && side === 'client' && refund === 0
            ? 'Instead, you can change the time once, at no cost: '
            : 'Would another time work? '}
          <Link href={reschedulePath(side, meeting._id)} className={textLinkClass}>
            {CHANGE_TIME}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Of a meeting that is part of an agreement. */
const INCLUDED: Readonly<Record<Side, string>> = {
  client:
    'It is part of your agreement: there is nothing to refund, and you can choose another time later.',
  lawyer:
    'It is part of your agreement: there is nothing to refund, and the client can choose another time later.',
};

const SUM = 'text-base font-semibold text-neutral-900';

function ForClient({ meeting, refund, now }: CancelTermsProps) {
  const deadline = Date.parse(meeting.refund_deadline);
  if (refund === 0) {
    return (
      <>
        <p className={SUM}>Nothing is refunded</p>
        <p>
          You could cancel for a refund until <Moment instant={deadline} />.
        </p>
      </>
    );
  }
  const method = methodName(meeting.payment);
  return (
    <>
      <p className={SUM}>You get {formatPeso(refund)} back</p>
      <p>
        {method && `It goes back the way you paid: ${method}. `}
        <RefundOfMeeting reader="client" deadline={deadline} now={now} />
      </p>
    </>
  );
}

function ForLawyer({ refund }: CancelTermsProps) {
  return (
    <>
      <p className={SUM}>The client gets everything back: {formatPeso(refund)}</p>
      <p>This includes your fee for the meeting, whenever you cancel.</p>
    </>
  );
}
