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
            and the notary public; we have no part in it.
          </p>
          <ul>
            <li>
              <strong>Nothing is notarized on this site.</strong> Whoever signs on paper appears
              before the notary public in person (<Law of="notarialPractice" />
              ), and electronic notarization takes place only in facilities that the Supreme Court
              has accredited (<Law of="electronicNotarization" />
              ). {SITE.name} is none. A video meeting that you book here is a consultation.
            </li>
            <li>
              A person has compared the commission that a profile shows, its number, territory and
              last day, with the document of it. After its last day the profile is no longer shown.
              Address, hours and fees are what the notary public states.
            </li>
            <li>
              When you ask for an appointment, the notary public answers, and may decline. It is a
              message and no booking: you pay nothing here, and the rules on cancelling and refunds
              do not apply. The fee is paid at the office. You can withdraw a request.
            </li>
            <li>
              A notary public may refuse a notarial act, and must in the cases that the rules name.
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
