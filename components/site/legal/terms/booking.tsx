import { FREE_RULE } from '@/lib/catalogue/free-rule';
import {
  CANCEL_BOOKING,
  HOW_TO_REPORT_ABSENCE,
  MOVE_RULE,
  REFUND_RULE,
  REFUND_WINDOWS,
  WHERE_TO_CHANGE,
} from '@/lib/catalogue/refund-rule';
import { FREE_DURATION } from '@/lib/domain/lawyers/pricing';
import { MAX_COLLEAGUES } from '@/lib/domain/meetings/hand-over';
import { Law } from '../law-source';
import type { DocumentSection } from '../section';

export function bookingSections(): readonly DocumentSection[] {
  return [
    {
      id: 'booking',
      title: 'Booking and paying',
      body: (
        <ul>
          <li>
            The lawyer’s price and the platform fee, if any, are shown with the total before you
            pay. That total is what you pay. While the law asks us to invoice the platform fee, our
            invoice is beside your booking within minutes of the payment; what goes back of the fee
            is credited there.
          </li>
          <li>
            While you pay, the time is held for you: for as long as the payment page counts down,
            and never past the start. After that it is open to others again.
          </li>
          <li>
            The meeting is confirmed when the payment provider tells us that the money has arrived.
            You and the lawyer then get an email.
          </li>
          <li>
            A payment that arrives late confirms the meeting if the time is still open. If it is
            not, all of it goes back to you.
          </li>
          <li>
            You can ask somebody else to pay by a link. You remain the client, and invoices are made
            out to you. Whatever goes back of that payment goes back to the person who paid.
          </li>
          <li>
            A free consultation, where a lawyer offers one, lasts {FREE_DURATION} minutes and costs
            nothing. {FREE_RULE.sentence}
          </li>
        </ul>
      ),
    },
    {
      id: 'refunds',
      title: 'Cancelling and refunds',
      body: (
        <>
          <ul>
            <li>
              <strong>{REFUND_RULE.inTime}</strong>
            </li>
            <li>
              <strong>{REFUND_RULE.later}</strong>
            </li>
            <li>
              <strong>{REFUND_RULE.lawyerCancels}</strong> At any time.{' '}
            </li>
            <li>
              <strong>{REFUND_RULE.lawyerLate}</strong> If you join later than that, the minutes
              count from when you join. Time when our own servers are down does not count.
            </li>
            <li>
              <strong>{REFUND_RULE.lawyerSilent}</strong> The lawyer may object; then a person
              decides.
            </li>
            <li>
              <strong>{REFUND_RULE.unconnected}</strong> For what the record of the call counts.
              Where it happens to the same person again and again, the lawyer may object first; then
              a person decides.
            </li>
            <li>
              <strong>{REFUND_RULE.clientAbsent}</strong>
            </li>
          </ul>
          <h3>Changing the time</h3>
          <ul>
            <li>{MOVE_RULE.free} The length stays the same too, and the new time must be open.</li>
            <li>
              You can move a meeting as often as you like while you can still cancel for a refund,
              and once after that. {MOVE_RULE.byClient}
            </li>
            <li>{MOVE_RULE.byLawyer}</li>
          </ul>
          <h3>Meetings that an agreement includes</h3>
          <p>
            A meeting that is part of an engagement agreement is not paid for separately, so there
            is nothing to refund for it. If either of you cancels it, or the lawyer does not come,
            you can choose another time while the agreement is in force. The rules above on changing
            the time apply to it too.
          </p>
          <h3>How to do it</h3>
          <p>
            {WHERE_TO_CHANGE} The button is called “{CANCEL_BOOKING}”, and you see how much you get
            back before you press it. What counts is the moment you press it. You can also cancel an
            unpaid booking on the payment page. Both of you get an email.
          </p>
          <p>{HOW_TO_REPORT_ABSENCE}</p>
          <h3>How a refund reaches you</h3>
          <p>{REFUND_RULE.whole} How many days that takes depends on the payment provider.</p>
          <p>
            {REFUND_RULE.byHand} How long after the payment a method accepts a refund:{' '}
            {REFUND_WINDOWS}. QR Ph accepts none.
          </p>
        </>
      ),
    },
    {
      id: 'meetings',
      title: 'In the meeting',
      body: (
        <>
          <p>
            <strong>Nobody records.</strong> We do not record meetings. Recording a private
            conversation without the permission of everyone in it is a crime under{' '}
            <Law of="wiretapping" />, for clients and lawyers alike.
          </p>
          <p>
            Tell the truth about who you are, bring nobody into the meeting without the lawyer’s
            knowledge, and treat each other with respect. A lawyer may decline a case, for instance
            because of a conflict of interest; that counts as a cancellation by the lawyer.
          </p>
          <p>
            <strong>When a lawyer cannot take it.</strong> A lawyer who declines may name up to{' '}
            {MAX_COLLEAGUES} colleagues. You decide whether to book one of them, and whether your
            text and files come along. Those who are named are told nothing of you or your case, and
            nobody pays or gets a share of a fee for it here: between lawyers, a fee is divided upon
            a referral only with your written, informed consent (CPRA, Canon III, Section 42).
          </p>
          <p>
            If someone is in danger, or a deadline ends today, do not wait for an appointment: call
            911, or go to the court or office concerned.
          </p>
        </>
      ),
    },
    {
      id: 'what-you-write',
      title: 'What you write and upload',
      body: (
        <>
          <p>
            What you write and attach remains yours. You allow us to store it and to show it to the
            lawyer you book, and to show your reviews to the public. Upload only what you are
            allowed to share, and nothing that can harm computers.
          </p>
          <p>
            A review comes from the client of a meeting that is over and was not cancelled, one per
            meeting, and the client can change it. It says what happened and names no other people.
            We publish good and bad reviews alike. A lawyer can reply to a review once, in public
            and without a word about the case, and can report a review but not remove it: we read
            the report and take a review down only when it breaks these rules or the law.
          </p>
        </>
      ),
    },
  ];
}
