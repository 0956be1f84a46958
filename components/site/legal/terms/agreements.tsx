import { SILENT_DAYS } from '@/lib/domain/work-items/objection';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { Law } from '../law-source';
import type { DocumentSection } from '../section';

/** What holds for engagement agreements. */
export function agreementSections(): readonly DocumentSection[] {
  return [
    {
      id: 'agreements',
      title: 'Engagement agreements',
      body: (
        <>
          <p>
            After a meeting a lawyer can offer you an engagement agreement: what the lawyer will do,
            for which price, by when. <strong>It is between the two of you.</strong> We are not a
            party to it and are not responsible for the work. We provide the form, keep the
            agreement, and hold the money.
          </p>
          <ul>
            <li>
              Nothing is agreed until you accept it with your typed name. Under{' '}
              <Law of="electronicCommerce" /> that is an electronic signature. We record when and
              from which network address you gave it, and which version you read; both of you can
              download it as a PDF. Until you accept it, you can decline it and the lawyer can
              change or withdraw it. An agreement that is not answered in time expires.
            </li>
            <li>
              It takes effect when its first payment arrives. If that does not happen while the
              payment page counts down, you can accept the agreement again as long as it is open;
              money that arrives when the agreement is no longer waiting for it goes back to you,
              all of it. The price can be paid in parts, each when it is due, and additional
              services only if you choose them. You see the total before you pay.
            </li>
            <li>
              <strong>We hold the money.</strong> It becomes the lawyer’s when you confirm the work,
              or {OBJECTION_DAYS} days after the lawyer said it is done, if you do not object. Once
              it is the lawyer’s, we cannot return it.
            </li>
            <li>
              If you object within these {OBJECTION_DAYS} days, the money stays with us until a
              person has looked at what both of you say and decided how much goes to the lawyer and
              how much back to you. Both of you get the reasons. You keep your right to go to court.
            </li>
            <li>
              If work you have paid for is not finished on the day after its due date, or{' '}
              {SILENT_DAYS} days after the last activity in an agreement without a due date, you can
              report it. The money stays with us until a person has decided in the same way, and the
              agreement ends with that decision.
            </li>
          </ul>
        </>
      ),
    },
  ];
}
