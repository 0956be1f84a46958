import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { RefundOfMeeting } from '@/components/payments/refund-rule';
import { useMay, usePractice } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import { whileLawyerIsAway } from '@/lib/catalogue/refund-rule';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { ABSENT_AFTER_MINUTES } from '@/lib/domain/meetings/attendance/presence';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { clientPath } from '../clients/client-paths';
import { MeetingCompany } from '../guests/meeting-company';
import { InAgreement } from '../in-agreement';
import { counterpart, isAhead, isIncluded, type Side, totalLabel } from '../meeting-labels';
import { DetailActions } from './detail-actions';

interface MeetingAsideProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
  /** Whether it is folded below the width at which it stands beside the rest; the head of the page names the client there. */
  folds?: boolean;
}

export function MeetingAside({ meeting, side, now, folds }: MeetingAsideProps) {
  const person = counterpart(meeting, side);
  const practice = usePractice();
  const may = useMay();
  return (
    <aside
      id={folds ? MORE_ID : undefined}
      aria-label="Details"
      className="rounded border bg-white"
    >
      <div className={classNames('flex items-center gap-3 p-4', folds && 'max-xl:hidden')}>
        <Avatar
          name={person.name}
          pictureUrl={person.picture_url}
          square={side === 'client'}
          loading="eager"
        />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-neutral-600">
            {side === 'client' ? 'Your lawyer' : 'Your client'}
          </p>
          <p className="leading-5 font-semibold">{person.name}</p>
          {side === 'client' && isAhead(meeting, now) && (
            <Link
              href={profilePath(meeting.lawyer._id)}
              prefetch={false}
              className={`${textLinkAloneClass} -my-1 text-sm`}
            >
              Profile
            </Link>
          )}
          {side === 'lawyer' && may('messages') && isOwnClient(meeting) && (
            <Link
              href={clientPath(meeting.client._id)}
              prefetch={false}
              className={`${textLinkAloneClass} -my-1 text-sm`}
            >
              {practice ? 'All meetings' : 'All meetings and your note'}
            </Link>
          )}
        </div>
      </div>
      <div className={classNames(folds && 'max-xl:*:first:border-t-0')}>
        <MeetingCompany meeting={meeting} side={side} now={now} />
        {isIncluded(meeting) ? (
          <InAgreement meeting={meeting} side={side} />
        ) : (
          <Money meeting={meeting} side={side} />
        )}
        <DetailActions meeting={meeting} side={side} now={now} />
        <Refunds meeting={meeting} side={side} now={now} />
      </div>
    </aside>
  );
}

export const MORE_ID = 'more-about-it';

/** Name of the client, which leads to the page of an own client. */
export function ClientName({ meeting, side }: Pick<MeetingAsideProps, 'meeting' | 'side'>) {
  const may = useMay();
  const { name } = counterpart(meeting, side);
  if (!may('messages') || !isOwnClient(meeting)) return <span>{name}</span>;
  return (
    <Link
      href={clientPath(meeting.client._id)}
      prefetch={false}
      className={`${textLinkAloneClass} min-h-8!`}
    >
      {name}
    </Link>
  );
}

/** Whether the client has a page: a confirmed or completed meeting proves it, a cancelled one proves nothing. */
function isOwnClient({ status }: Meeting): boolean {
  return status === 'CONFIRMED' || status === 'COMPLETED';
}

/** Refund rules of a paid meeting: until the start for a cancellation, then for an absent lawyer. */
function Refunds({ meeting, side, now }: MeetingAsideProps) {
  if (meeting.payment.total === 0) return null;
  if (meeting.status === 'CONFIRMED' && now < Date.parse(meeting.start_time)) {
    return (
      <p className={NOTE}>
        <RefundOfMeeting
          reader={side}
          deadline={Date.parse(meeting.refund_deadline)}
          start={Date.parse(meeting.start_time)}
          now={now}
        />
      </p>
    );
  }
  if (side === 'lawyer' || !isLawyerAwaited(meeting, now)) return null;
  return <p className={NOTE}>{whileLawyerIsAway(Date.parse(meeting.start_time), true)}</p>;
}

const NOTE = 'rounded-b border-t bg-neutral-50 p-4 text-sm text-neutral-700';

/**
 * Whether a video meeting has begun and the lawyer is not yet counted as absent. An absence by phone is reported on
 * this page.
 */
function isLawyerAwaited({ status, type, start_time }: Meeting, now: number): boolean {
  const limit = Date.parse(start_time) + ABSENT_AFTER_MINUTES * MINUTE_MS;
  return status === 'CONFIRMED' && type === 'VIDEO' && now < limit;
}

/** Returns the progress of a refund that is not made yet. */
function howFar({ payment, refund_account: account }: Meeting, side: Side): string {
  if (account?.status === 'needed') return 'We need your account details for the refund.';
  if (account) return `We transfer the refund within ${BY_HAND_BANKING_DAYS} banking days.`;
  return side === 'client'
    ? goesBack('The refund', payment.method, payment.by_payer)
    : 'The refund is on its way.';
}

function Money({ meeting, side }: Pick<MeetingAsideProps, 'meeting' | 'side'>) {
  const { payment } = meeting;
  if (payment.total === 0) {
    return <p className="border-t p-4 text-sm">Free consultation. Nothing is charged.</p>;
  }
  return (
    <div className="grid gap-2 border-t p-4 text-sm">
      <dl className="grid gap-2 tabular">
        <Line label="Lawyer’s fee" centavos={payment.price} />
        <Line label="Platform fee" centavos={payment.platform_fee} />
        <Line label={totalLabel(payment)} centavos={payment.total} strong />
        {payment.refunded > 0 && <Line label="Refunded" centavos={payment.refunded} strong />}
      </dl>
      <p className="text-neutral-600">
        Reference{' '}
        <span className="font-semibold text-neutral-900 tabular">
          {shortReference(meeting._id)}
        </span>
      </p>
      {payment.status === 'REFUND_PENDING' && (
        <p className="text-neutral-700">{howFar(meeting, side)}</p>
      )}
    </div>
  );
}

function Line(props: { label: string; centavos: number; strong?: boolean }) {
  const { label, centavos, strong } = props;
  return (
    <div className={classNames('flex justify-between gap-3', strong && 'font-semibold')}>
      <dt className={strong ? undefined : 'text-neutral-600'}>{label}</dt>
      <dd>
        <Price centavos={centavos} />
      </dd>
    </div>
  );
}
