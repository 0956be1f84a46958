import { Calendar, FileText, Phone, Undo2, Video } from 'lucide';
import { OwnTime } from '@/components/ui/display/own-time';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import { CHANGE_THERE } from '@/lib/catalogue/refund-rule';
import type { Checkout } from '@/lib/contract/payments/payments';
import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { RefundOfMeeting } from '../../refund-rule';
import { PaidFact, PaidLawyer, PaymentAside } from '../payment-aside';
import { type MeetingDetails, meetingDetails } from './meeting-details';

/** What the payment is for, as far as the viewer may know, and what it comes to. */
export function CheckoutAside({ checkout }: { checkout: Checkout }) {
  const details = meetingDetails(checkout);
  const { state } = checkout;
  const hasRule = state === 'waiting' || state === 'confirmed';
  return (
    <PaymentAside
      label="Your booking"
      checkout={checkout}
      minutes={details?.duration}
      about={details && <Meeting details={details} />}
      note={
        details && hasRule
          ? { icon: Undo2, text: <Refund details={details} checkout={checkout} /> }
          : null
      }
    />
  );
}

function Refund({ details, checkout }: { details: MeetingDetails; checkout: Checkout }) {
  return (
    <>
      <RefundOfMeeting
        reader="client"
        deadline={Date.parse(details.refund_deadline)}
        now={Date.parse(checkout.server_time)}
      />
      {checkout.state === 'confirmed' && <span className="mt-2 block">{CHANGE_THERE}</span>}
    </>
  );
}

function Meeting({ details }: { details: MeetingDetails }) {
  const [start, end] = [Date.parse(details.start_time), Date.parse(details.end_time)];
  const { lawyer, type } = details;
  return (
    <>
      <PaidLawyer lawyer={lawyer} />
      <dl className="grid gap-3 border-t p-5">
        <PaidFact name="When" icon={Calendar}>
          <span className="font-semibold">
            {formatDate(start)}
            <br />
            {formatTime(start)} to {formatTime(end)} PHT
          </span>
          <OwnTime instant={start} className="block text-sm text-neutral-600" />
        </PaidFact>
        <PaidFact name="How" icon={type === 'VIDEO' ? Video : Phone}>
          {type === 'VIDEO' ? HOW_TO_MEET.video : `By phone, ${details.phone ?? ''}`}
        </PaidFact>
        <PaidFact name="About" icon={FileText}>
          {details.subject}
        </PaidFact>
      </dl>
    </>
  );
}
