import { Moment } from '@/components/payments/refund-rule';
import {
  CLIENT_MAY_LEAVE,
  CLIENT_MAY_LEAVE_UNTIL,
  MOVE_RULE,
  MOVED_TOO_NEAR,
  NEVER_CONNECTED,
  noRefund,
  refundUntil,
} from '@/lib/catalogue/refund-rule';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { MeetingTimes } from '@/lib/contract/meetings/times';
import {
  bookedAnew,
  GRACE_HOURS,
  type MeetingFacts,
  movedTo,
  refundEnd,
} from '@/lib/domain/meetings/cancellation';
import { PART_OF_AGREEMENT } from '../in-agreement';
import { counterpart, isIncluded, type Side } from '../meeting-labels';

const MOVE_IN_AGREEMENT = 'Changing the time costs nothing.';

interface MoveRuleProps {
  meeting: Meeting;
  times: MeetingTimes;
  side: Side;
  /** The chosen start, epoch milliseconds. */
  start: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Shows how a change to this time affects the payment and the refund, before it is made. */
export function MoveRule(props: MoveRuleProps) {
  const { meeting, side } = props;
  const paid = meeting.payment.total > 0;
  return (
    <div className="grid gap-2 text-sm text-neutral-700">
      <p className="font-semibold text-neutral-900">
        {isIncluded(meeting) ? PART_OF_AGREEMENT : paid ? 'No new payment' : 'Nothing to pay'}
      </p>
      {paid && <p>{MOVE_RULE.free}</p>}
      {isIncluded(meeting) && <p>{MOVE_IN_AGREEMENT}</p>}
      {side === 'client' ? <OfClient {...props} /> : paid && <OfLawyer {...props} />}
      <p>
        We’ll email the new time to both of you, and {counterpart(meeting, side).name} reads the
        reason.
      </p>
    </div>
  );
}

function OfClient(props: MoveRuleProps) {
  const { meeting, times, start, now } = props;
  const facts = factsOf(meeting, times);
  const paid = meeting.payment.total > 0;
  if (meeting.never_connected) return paid && <Anew {...props} />;
  const end = refundEnd(facts);
  if (now > end) {
    return (
      <p className={WARNING}>
        {paid && <span>{`${noRefund('client', true)} `}</span>}
        <span>This is the one change you can still make: the time cannot be changed again.</span>
      </p>
    );
  }
  if (!paid) return null;
  if (start === null) {
    return (
      <p>
        <span>Your refund deadline stays</span> <Moment instant={end} />
        <span>, and a time before the booked one brings it forward.</span>
      </p>
    );
  }
  const then = refundEnd(movedTo(facts, 'client', start, now));
  if (then < now) {
    return <p className={WARNING}>{MOVED_TOO_NEAR}</p>;
  }
  const [before, after] = refundUntil('client');
  return (
    <p>
      <span>{before}</span>
      <Moment instant={then} />
      <span>{after}</span>{' '}
      {then === end && start > facts.start && <span>A later time does not change that.</span>}
    </p>
  );
}

/** A meeting that could not be connected counts as newly booked for the new time. */
function Anew({ meeting, times, start, now }: MoveRuleProps) {
  if (start === null) return <p>{NEVER_CONNECTED.refund}</p>;
  const until = refundEnd(bookedAnew(factsOf(meeting, times), start));
  if (until < now) return <p className={WARNING}>{MOVED_TOO_NEAR}</p>;
  const [before, after] = refundUntil('client');
  return (
    <p>
      <span>{before}</span>
      <Moment instant={until} />
      <span>{after}</span>
    </p>
  );
}

/** After a change by the lawyer the client can cancel, whatever the new time is. */
function OfLawyer({ meeting, times, start, now }: MoveRuleProps) {
  if (start === null) {
    return <p>{CLIENT_MAY_LEAVE_UNTIL}</p>;
  }
  const moved = movedTo(factsOf(meeting, times), 'lawyer', start, now);
  const until = refundEnd(moved);
  return (
    <p>
      <span>{CLIENT_MAY_LEAVE}</span>{' '}
      {until === start ? (
        <span>until the meeting starts</span>
      ) : until === moved.graceUntil ? (
        <span>{`for ${GRACE_HOURS} hours`}</span>
      ) : (
        <span>
          until <Moment instant={until} />
        </span>
      )}
      <span>.</span>
    </p>
  );
}

const WARNING = 'rounded-inner border border-amber-300 bg-amber-50 p-3 text-amber-900';

function factsOf(meeting: Meeting, times: MeetingTimes): MeetingFacts {
  return {
    status: meeting.status,
    start: Date.parse(meeting.start_time),
    end: Date.parse(meeting.end_time),
    earliestStart: Date.parse(times.earliest_start),
    graceUntil: times.refund_grace_until === null ? null : Date.parse(times.refund_grace_until),
    lateMoveAt: null,
  };
}
