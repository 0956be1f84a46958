import { PhoneMissed, VideoOff } from 'lucide';
import { Moment } from '@/components/payments/refund-rule';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { getsAllBack } from '@/lib/catalogue/money/refund-time';
import type { Meeting, MeetingAbsence } from '@/lib/contract/meetings/meetings';
import { formatPeso } from '@/lib/domain/platform/money';
import type { Side } from '../meeting-labels';
import { AnswerAbsence } from './answer-absence';

interface AbsenceReportProps {
  meeting: Meeting;
  absence: MeetingAbsence;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

export function AbsenceReport(props: AbsenceReportProps) {
  const { meeting, absence, side, now } = props;
  const open = absence.state === 'REPORTED' || absence.state === 'CONTESTED';
  const asked = absence.state === 'REPORTED' && side === 'lawyer';
  return (
    <section
      aria-labelledby="absence"
      className={classNames(
        'mt-3 flex gap-3.5 rounded border p-4 text-neutral-900',
        open ? 'border-amber-300 bg-amber-50' : 'bg-white',
      )}
    >
      <Icon
        of={meeting.type === 'VIDEO' ? VideoOff : PhoneMissed}
        className={classNames('mt-0.5 size-5', open ? 'text-amber-900' : 'text-neutral-500')}
      />
      <div className="min-w-0 flex-1">
        <h2 id="absence" className="font-sans text-base font-semibold">
          {titleOf(meeting, side, absence)}
        </h2>
        <p className="mt-1 max-w-text text-neutral-800">
          <HowItStands {...props} />
        </p>
        <dl className="mt-3 grid max-w-text gap-3 empty:hidden">
          <Wrote
            label={side === 'client' ? 'You wrote' : 'Your client wrote'}
            text={absence.details}
          />
          <Wrote
            label={side === 'client' ? 'The lawyer wrote' : 'You wrote'}
            text={absence.answer}
          />
          <Wrote label="Reason of the decision" text={absence.decision} />
        </dl>
        {asked && now < Date.parse(absence.answer_until) && <AnswerAbsence meeting={meeting} />}
      </div>
    </section>
  );
}

function titleOf({ type }: Meeting, side: Side, { state, unconnected }: MeetingAbsence): string {
  const byVideo = type === 'VIDEO';
  const verb = byVideo ? 'come' : 'call';
  switch (state) {
    case 'REPORTED':
      return side === 'client'
        ? `You reported that the lawyer did not ${verb}`
        : `Your client says you did not ${verb}`;
    case 'CONTESTED':
      return side === 'client'
        ? `The lawyer says that the ${byVideo ? 'meeting' : 'call'} took place`
        : 'You object to what your client reported';
    case 'REFUNDED':
      if (unconnected) return 'Cancelled: the call could not be connected';
      return side === 'client' ? `The lawyer did not ${verb}` : `Cancelled: you did not ${verb}`;
    case 'REJECTED':
      return `Decided: the ${byVideo ? 'meeting' : 'call'} counts as held`;
  }
}

function HowItStands({ meeting, absence, side, now }: AbsenceReportProps) {
  const deadline = Date.parse(absence.answer_until);
  const paid = meeting.payment.total > 0;
  switch (absence.state) {
    case 'REPORTED':
      if (now >= deadline)
        return <span>The time to answer has passed, so the meeting is being cancelled.</span>;
      return side === 'client' ? (
        <span>
          <span>They have until</span> <Moment instant={deadline} />{' '}
          <span>to object. Otherwise the meeting is cancelled</span>
          {paid && <span>{` and ${getsAllBack(meeting.payment.by_payer)}`}</span>}
          <span>.</span>
        </span>
      ) : (
        <span>
          <span>Please answer by</span> <Moment instant={deadline} />
          <span>. Otherwise the meeting is cancelled</span>
          {paid && <span>{' and the client gets everything back'}</span>}
          <span>.</span>
        </span>
      );
    case 'CONTESTED':
      return (
        <span>
          A person at Sangguni reads what both of you wrote and decides. We’ll email you both.
        </span>
      );
    case 'REFUNDED':
      return <span>{refunded(meeting, absence, side)}</span>;
    case 'REJECTED':
      return <span>The meeting stays as it is.</span>;
  }
}

function refunded(
  { payment, lawyer, work_item_id }: Meeting,
  absence: MeetingAbsence,
  side: Side,
): string {
  const they = side === 'client' ? `Atty. ${lawyer.display_name}` : 'You';
  const why = absence.unconnected
    ? 'You were both in the call, and your browsers did not reach each other. Nobody counts as absent.'
    : absence.decided_at
      ? 'A person at Sangguni has read what both of you wrote.'
      : absence.answered_at
        ? `${they} confirmed it.`
        : `${they} did not object in time.`;
  const own = payment.by_payer ? 'the person who paid' : 'you';
  const payee = side === 'client' ? own : 'the client';
  const money = payment.total > 0 ? ` ${formatPeso(payment.total)} goes back to ${payee}.` : '';
  const again = work_item_id
    ? ` It is part of your agreement: ${side === 'client' ? 'you' : 'the client'} can choose another time.`
    : '';
  return `${why} The meeting is cancelled.${money}${again}`;
}

function Wrote({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <dt className="text-sm text-neutral-700">{label}</dt>
      <dd className="mt-0.5 break-words whitespace-pre-line">{text}</dd>
    </div>
  );
}
