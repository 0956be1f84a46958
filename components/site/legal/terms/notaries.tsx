import Link from 'next/link';
import { NOTARY_LAW_CHECKED } from '@/lib/catalogue/laws';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { SITE } from '@/lib/site';
import { Law } from '../law-source';
import type { DocumentSection } from '../section';

/** What holds for the search of notaries public and for appointments at their offices. */
export function notarySections(): readonly DocumentSection[] {
  return [
    {
      id: 'notaries-public',
      title: 'Notaries public',
      body: (
        <>
          <p>
            Some lawyers here are also notaries public, and you can{' '}
            <Link href="/notary-public">look for them by city</Link>. A notarial act is between you
            and the notary public; we are not part of it.
          </p>
          <ul>
            <li>
              <strong>Nothing is notarized on this site.</strong> Anyone who signs on paper must
              appear before the notary public in person (<Law of="notarialPractice" />
              ), and electronic notarization takes place only in facilities that the Supreme Court
              has accredited (<Law of="electronicNotarization" />
              ). {SITE.name} is not one of them. A video meeting that you book here is a
              consultation.
            </li>
            <li>
              A person has compared the commission shown on a profile (its number, territory and
              last day) with the commission document. After its last day, the profile is no longer
              shown. The address, hours and fees are as stated by the notary public.
            </li>
            <li>
              When you ask for an appointment, the notary public answers, and may decline. It is a
              message, not a booking: you pay nothing here, and the rules on cancelling and refunds
              do not apply. You pay the fee at the office. You can withdraw a request.
            </li>
            <li>
              A notary public may refuse a notarial act, and must refuse in the cases the rules
              name.
            </li>
          </ul>
          <p>
            Compared with these rules on{' '}
            <time dateTime={NOTARY_LAW_CHECKED}>{formatDay(dayKeyStart(NOTARY_LAW_CHECKED))}</time>.
          </p>
        </>
      ),
    },
  ];
}
