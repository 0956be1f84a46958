'use client';
import { CalendarX } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { RefundOfMeeting } from '@/components/payments/refund-rule';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import { CANCEL_BOOKING, noRefund } from '@/lib/catalogue/refund-rule';
import { CANCEL_CONFIRMED_FAILURE, useCancelConfirmed } from '@/lib/client/meetings/changes';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isOfEarlierStart } from '@/lib/domain/payments/refund-outlook';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { ActionButton, type MeetingActionProps } from '../action-row';
import { counterpart, isIncluded, methodName, type Side } from '../meeting-labels';
import { reschedulePath } from '../meeting-path';
import { CancelReason, useCancelReason } from './cancel-reason';
import { CHANGE_TIME } from './change-time';

/** Id of the element on a meeting's page that announces the last action. */
export const RESULT_ID = 'news';

export function CancelMeeting({ meeting, side, now }: MeetingActionProps) {
  const [open, setOpen] = useState(false);
  const reason = useCancelReason(side, !isIncluded(meeting));
  const cancel = useCancelConfirmed(meeting._id);
  const refund = meeting.refund_if_cancelled;
  if (cancel.isSuccess)
    return <Done meeting={meeting} side={side} refund={cancel.variables.expected_refund} />;
  if (refund === null && !open) return null;

  const change = (next: boolean) => {
    if (cancel.isPending) return;
    cancel.reset();
    setOpen(next);
  };
  const confirm = () => {
    const given = refund === null ? null : reason.read();
    if (refund === null || !given) return;
    cancel.mutate({ ...given, expected_refund: refund });
  };
  const other = counterpart(meeting, side).name;

  return (
    <>
      <ActionButton icon={CalendarX} danger onClick={() => change(true)}>
        {CANCEL_BOOKING}
      </ActionButton>
      <Dialog
        open={open}
        onOpenChange={change}
        title={`${CANCEL_BOOKING}?`}
        description={`${formatDayTime(Date.parse(meeting.start_time))} with ${other} opens to other clients right away.`}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              {refund === null ? 'Close' : 'Keep it'}
            </Button>
            {refund !== null && (
              <Button
                variant="danger"
                pending={cancel.isPending}
                pendingLabel="Cancelling"
                onClick={confirm}
              >
                {CANCEL_BOOKING}
              </Button>
            )}
          </>
        }
      >
        <div className="mt-4 grid grid-cols-1 gap-4">
          {refund !== null && (
            <CancelTerms meeting={meeting} side={side} now={now} refund={refund} />
          )}
          {refund !== null && (
            <CancelReason
              reason={reason}
              reader={other}
              lawyerId={meeting.lawyer._id}
              failure={cancel.error}
            />
          )}
          {cancel.error && (
            <Failure
              key={cancel.submittedAt}
              error={cancel.error}
              before={cancel.variables?.expected_refund ?? 0}
              after={refund}
            />
          )}
        </div>
      </Dialog>
    </>
  );
}

interface FailureProps {
  error: Error;
  /** Refund in centavos as shown, and as it would be now. */
  before: number;
  after: number | null;
}

/** Explains why nothing was cancelled. If the refund changed, it shows the new one, and the button asks again. */
function Failure({ error, before, after }: FailureProps) {
  if (error instanceof ApiError && error.key === 'price_changed' && after !== null) {
    return (
      <Notice
        ref={focusOnMount}
        tabIndex={-1}
        tone="waiting"
        title={`The refund is now ${formatPeso(after)}`}
      >
        It was {formatPeso(before)} when you opened this. Nothing is cancelled yet: press again if
        you want to.
      </Notice>
    );
  }
  return (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={messageFor(CANCEL_CONFIRMED_FAILURE, error)}
    />
  );
}

type DoneProps = Pick<CancelTermsProps, 'meeting' | 'side' | 'refund'>;

/** Confirmation at the top of the page, or beside the button to book again. */
function Done({ meeting, side, refund }: DoneProps) {
  const { total, method, by_payer } = meeting.payment;
  const back =
    side === 'client'
      ? goesBack(formatPeso(refund), method, by_payer)
      : `${formatPeso(refund)} goes back to the client.`;
  const notice = (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      className="mt-4 scroll-mt-24"
      title="The booking is cancelled"
    >
      {total > 0 && <span>{`${refund > 0 ? back : 'Nothing is refunded.'} `}</span>}
      <span>You both get an email about it.</span>
    </Notice>
  );
  const top = document.getElementById(RESULT_ID);
  return top ? createPortal(notice, top) : notice;
}

interface CancelTermsProps {
  meeting: Meeting;
  side: Side;
  /** Centavos refunded if this side cancels now. */
  refund: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Consequences of cancelling for this side: the exact refund, the rule, and rescheduling as the alternative. */
function CancelTerms(props: CancelTermsProps) {
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
          <Link href={reschedulePath(side, meeting._id)} prefetch={false} className={textLinkClass}>
            {CHANGE_TIME}
          </Link>
        </p>
      )}
    </div>
  );
}

const INCLUDED: Readonly<Record<Side, string>> = {
  client:
    'It is part of your agreement: there is nothing to refund, and you can choose another time later.',
  lawyer:
    'It is part of your agreement: there is nothing to refund, and the client can choose another time later.',
};

const SUM = 'text-base font-semibold text-neutral-900';

function ForClient({ meeting, refund, now }: CancelTermsProps) {
  const deadline = Date.parse(meeting.refund_deadline);
  const start = Date.parse(meeting.start_time);
  if (refund === 0) {
    return (
      <>
        <p className={SUM}>Nothing is refunded</p>
        <p>{noRefund('client', isOfEarlierStart(deadline, start))}</p>
      </>
    );
  }
  const { by_payer: byPayer } = meeting.payment;
  const method = byPayer ? null : methodName(meeting.payment);
  return (
    <>
      <p className={SUM}>
        {byPayer
          ? `The person who paid gets ${formatPeso(refund)} back`
          : `You get ${formatPeso(refund)} back`}
      </p>
      <p>
        {method && <span>{`It goes back the way you paid: ${method}. `}</span>}
        <RefundOfMeeting reader="client" deadline={deadline} start={start} now={now} />
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
