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
            for which price, by when. <strong>It is between the two of you.</strong> We are no party
            to it and do not answer for the work. We give it its form, keep it, and hold the money.
          </p>
          <ul>
            <li>
              Nothing is agreed until you accept it with your typed name. Under{' '}
              <Law of="electronicCommerce" /> that is an electronic signature. We record when and
              from which network address you gave it, and which version you read; you both can
              download it as a PDF. Until you accept it you can decline it, and the lawyer can
              change or withdraw it. One that is not answered in time runs out.
            </li>
            <li>
              It is in force when its first payment has arrived. If that does not come while the
              payment page counts down, you can accept the agreement again as long as it is open;
              money that arrives when the agreement no longer waits for it goes back, all of it. The
              price can be paid in parts, each when it is due, and services beside it only if you
              choose them. What you pay is shown with its total before you pay.
            </li>
            <li>
              <strong>We hold the money.</strong> It becomes the lawyer’s when you confirm the work,
              or {OBJECTION_DAYS} days after the lawyer said that it is done, if you do not object.
              What has become the lawyer’s does not come back through us.
            </li>
            <li>
              If you object within these {OBJECTION_DAYS} days, the money stays with us until a
              person has looked at what both of you say and decided how much goes to the lawyer and
              how much back to you. Both of you read the reasons. Your right to go to a court
              remains.
            </li>
            <li>
              If work that you have paid for is not finished on the day after its due date, or{' '}
              {SILENT_DAYS} days after the last news of an agreement without one, you can report it.
              The money stays with us until a person has decided in the same way, and the agreement
              ends with that decision.
            </li>
          </ul>
        </>
      ),
    },
  ];
}
