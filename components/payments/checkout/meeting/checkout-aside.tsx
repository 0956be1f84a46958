import { Calendar, FileText, type IconNode, Phone, Undo2, Video } from 'lucide';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { OwnTime } from '@/components/ui/display/own-time';
import { Icon } from '@/components/ui/icons/icon';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import { CHANGE_THERE } from '@/lib/catalogue/refund-rule';
import type { Checkout } from '@/lib/contract/payments/payments';
import { formatDayLong, formatTime } from '@/lib/domain/platform/clock-labels';
import { RefundOfMeeting } from '../../refund-rule';
import { methodLabel } from '../method-text';
import { PriceLines } from '../price-lines';
import { type MeetingDetails, meetingDetails } from './meeting-details';

/** What the payment is for, as far as the viewer may know, and what it comes to. */
export function CheckoutAside({ checkout }: { checkout: Checkout }) {
  const details = meetingDetails(checkout);
  const { price, platform_fee, total, state } = checkout;
  const label = methodLabel(checkout);
  return (
    <aside
      aria-label="Your booking"
      className="mt-8 self-start rounded border bg-white lg:mt-0 print:break-inside-avoid"
    >
      {details && <Meeting details={details} />}
      <div className="border-t p-5 first:border-t-0">
        <PriceLines
          minutes={details?.duration}
          price={price}
          platformFee={platform_fee}
          total={total}
        />
        <p className="mt-2 text-sm text-neutral-600">
          {label && `${state === 'confirmed' ? 'Paid with ' : ''}${label}. `}
          Reference{' '}
          <span className="font-semibold text-neutral-900 tabular">{checkout.reference}</span>
        </p>
      </div>
      {details && (state === 'waiting' || state === 'confirmed') && (
        <p className="flex gap-2.5 rounded-b border-t bg-neutral-50 p-5 text-sm text-neutral-700">
          <Icon of={Undo2} className="mt-px size-4.5 text-teal-800" />
          <span>
            <RefundOfMeeting
              reader="client"
              deadline={Date.parse(details.refund_deadline)}
              now={Date.parse(checkout.server_time)}
            />
            {state === 'confirmed' && <span className="mt-2 block">{CHANGE_THERE}</span>}
          </span>
        </p>
      )}
    </aside>
  );
}

function Meeting({ details }: { details: MeetingDetails }) {
  const [start, end] = [Date.parse(details.start_time), Date.parse(details.end_time)];
  const { lawyer, type } = details;
  return (
    <>
      <div className="flex items-center gap-3.5 p-5">
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square size="large" />
        <p className="min-w-0 font-semibold">{withTitle(lawyer.display_name)}</p>
      </div>
      <dl className="grid gap-3 border-t p-5">
        <Fact name="When" icon={Calendar}>
          <span className="font-semibold">
            {formatDayLong(start)}
            <br />
            {formatTime(start)} to {formatTime(end)} PHT
          </span>
          <OwnTime instant={start} className="block text-sm text-neutral-600" />
        </Fact>
        <Fact name="How" icon={type === 'VIDEO' ? Video : Phone}>
          {type === 'VIDEO' ? HOW_TO_MEET.video : `By phone, ${details.phone ?? ''}`}
        </Fact>
        <Fact name="About" icon={FileText}>
          {details.subject}
        </Fact>
      </dl>
    </>
  );
}

function Fact(props: { name: string; icon: IconNode; children: ReactNode }) {
  const { name, icon, children } = props;
  return (
    <div className="flex gap-3">
      <dt>
        <Icon of={icon} className="mt-0.5 size-5 text-neutral-500" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
