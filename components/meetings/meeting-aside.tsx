import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart, isAhead, type Side, totalLabel } from './meeting-labels';
import { refundText } from './refund-text';

interface MeetingAsideProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** Who, and the money. */
export function MeetingAside({ meeting, side, now }: MeetingAsideProps) {
  const person = counterpart(meeting, side);
  const refund = refundText(meeting, side, now);
  return (
    <aside aria-label="Details" className="rounded border bg-white">
      <div className="flex items-center gap-3 p-4">
        <Avatar
          name={person.name}
          pictureUrl={person.picture_url}
          square={side === 'client'}
          loading="eager"
        />
        <div className="min-w-0">
          <p className="text-sm text-neutral-600">
            {side === 'client' ? 'Your lawyer' : 'Your client'}
          </p>
          <p className="leading-5 font-semibold">{person.name}</p>
          {side === 'client' && isAhead(meeting, now) && (
            <Link
              href={profilePath(meeting.lawyer._id)}
              className={`${textLinkAloneClass} -my-1 text-sm`}
            >
              Profile
            </Link>
          )}
        </div>
      </div>
      <Money payment={meeting.payment} />
      {refund && (
        <p className="rounded-b border-t bg-neutral-50 p-4 text-sm text-neutral-700">{refund}</p>
      )}
    </aside>
  );
}

function Money({ payment }: { payment: Meeting['payment'] }) {
  if (payment.total === 0) {
    return <p className="border-t p-4 text-sm">Free consultation. Nothing is charged.</p>;
  }
  return (
    <dl className="grid gap-2 border-t p-4 text-sm tabular">
      <Line label="Lawyer’s fee" centavos={payment.price} />
      <Line label="Platform fee" centavos={payment.platform_fee} />
      <Line label={totalLabel(payment)} centavos={payment.total} strong />
      {payment.refunded > 0 && <Line label="Refunded" centavos={payment.refunded} strong />}
      {payment.status === 'REFUND_PENDING' && (
        <p className="text-neutral-700">The refund is on its way.</p>
      )}
    </dl>
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
