import { CalendarX, Undo2 } from 'lucide';
import Link from 'next/link';
import { bookPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { SupportLink } from '@/components/platform/support-email';
import { DayTime } from '@/components/ui/display/day-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Checkout } from '@/lib/contract/payments/payments';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { RefundAccountPanel } from '../../refund-account/refund-account-panel';
import { textFor } from './checkout-text';
import { type MeetingDetails, meetingDetails } from './meeting-details';

/** Not booked: the hold expired or was released, or the payment came too late and is refunded. */
export function NotConfirmed({ checkout }: { checkout: Checkout }) {
  const { state } = checkout;
  const details = meetingDetails(checkout);
  const { title, text } = textFor(checkout);
  const mark = state === 'refunding' || state === 'refunded' ? Undo2 : CalendarX;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <div className="mt-6 flex gap-3 rounded border border-amber-300 bg-amber-50 p-5 text-amber-900 sm:p-6">
        <Icon of={mark} className="mt-0.5 size-5" />
        <div className="min-w-0">
          {details && (
            <p className="font-semibold">
              <DayTime instant={Date.parse(details.start_time)} /> with{' '}
              {withTitle(details.lawyer.display_name)}
            </p>
          )}
          <p className="max-w-text">{text}</p>
        </div>
      </div>
      {checkout.refund_account && (
        <RefundAccountPanel refund={checkout.refund_account} className="mt-5" />
      )}
      <p className="mt-5 print:hidden">
        <Link
          href={details ? anotherTime(details) : '/lawyers-online'}
          prefetch={false}
          className={buttonClass({ variant: 'action' })}
        >
          {details ? 'Choose another time' : 'Find a lawyer'}
        </Link>
      </p>
      <p className="mt-4 text-neutral-700">
        Questions about this payment: <SupportLink />
      </p>
    </>
  );
}

/** Booking at the same time again: it is chosen where it is still open, else the page offers others. */
function anotherTime(details: MeetingDetails): string {
  const duration = DURATIONS.find((minutes) => minutes === details.duration);
  return bookPath(details.lawyer._id, Date.parse(details.start_time), duration);
}
