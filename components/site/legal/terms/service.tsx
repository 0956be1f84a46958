import type { Contacts } from '@/lib/contacts';
import { BANK_CHANGE_HOURS } from '@/lib/domain/lawyers/bank-account';
import { RELEASE_HOURS } from '@/lib/domain/meetings/release-rule';
import { SITE } from '@/lib/site';
import { Law } from '../law-source';
import { Operator } from '../operator';
import type { DocumentSection } from '../section';

export function serviceSections(contacts: Contacts): readonly DocumentSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who runs it',
      body: <Operator contacts={contacts} capacity="the operator of the platform" />,
    },
    {
      id: 'what-it-is',
      title: `What ${SITE.name} is, and what it is not`,
      body: (
        <>
          <p>
            {SITE.name} is a website where you find, compare and book lawyers in the Philippines,
            and find notaries public. We run the search, the calendar, the payment and, for video,
            the meeting itself; we keep the agreements that follow. We are not a law firm, we give
            no legal advice, and nothing on this site, including the guides and articles, is advice
            on your case.
          </p>
          <p>
            <strong>
              Using the site creates no attorney–client relationship between you and the platform.
            </strong>{' '}
            Whether there is one between you and a lawyer, and what it covers, is between the two of
            you. Booking a consultation does not yet engage the lawyer to represent you.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Your account',
      body: (
        <>
          <p>
            You can search and read without an account. To book you need one: it is free, for people
            aged 18 and over, with your true name and an email address you have confirmed. Keep your
            password to yourself; anything done while you are signed in counts as done by you until
            you tell us otherwise.
          </p>
          <p>
            We may suspend or close an account that was opened under a false name, is used to
            deceive, harass or attack anyone, or to get around a rule on this page. We say why,
            unless the law forbids it. You can delete yours at any time in your account settings,
            unless you have an upcoming meeting, which you can cancel first, or an engagement
            agreement that is not over.
          </p>
        </>
      ),
    },
    {
      id: 'lawyers',
      title: 'The lawyers',
      body: (
        <>
          <p>
            Lawyers here are independent. Each is responsible for their own advice, sets their own
            prices and hours, and is bound by the <Law of="cpra" /> (CPRA). For this platform, three
            rules follow from it:
          </p>
          <ul>
            <li>
              <strong>The lawyer’s fee is the lawyer’s.</strong> We take no share of it and no fee
              for a referral: lawyers may not share a fee for legal services with people or
              organizations not licensed to practice law (<Law of="feeSharing" />
              ). A platform fee, if there is one, is ours, is listed separately, and is shown before
              you pay.
            </li>
            <li>
              <strong>No advertising.</strong> A place in the results or on the main page cannot be
              bought. Profiles hold facts that can be checked; nobody is called the best (CPRA,
              Canon II, Section 17).
            </li>
            <li>
              <strong>Every order says what it is.</strong> Results are sorted by rating, price,
              years of experience or the first open time, as you choose; of equal ratings, the one
              with more reviews comes first. Where lawyers are picked at random, the page says so.
            </li>
          </ul>
          <p>
            <strong>When lawyers are paid.</strong> We hold the lawyer’s fee of a meeting until{' '}
            {RELEASE_HOURS.VIDEO} hours after a video meeting and {RELEASE_HOURS.PHONE} hours after
            one by phone, and for as long as a report about it is open or a refund is under way.
            Then it is the lawyer’s. Every Monday we transfer the available balance to the lawyer’s
            bank account, or earlier if the lawyer asks; a balance below the minimum waits until the
            next week, and large payouts are reviewed first. For {BANK_CHANGE_HOURS} hours after a
            change of bank account nothing is paid out. Money that a bank sends back returns to the
            lawyer’s balance.
          </p>
          <p>
            <strong>Tax withheld from lawyers.</strong> Where Philippine law has us withhold tax
            from what we pass on, the page “Tax” of the lawyer’s portal says so before it begins. We
            then withhold it when a fee becomes the lawyer’s, hand it over to the Bureau of Internal
            Revenue, and give the lawyer the certificate for each quarter. A profile then also needs
            a certificate of registration (BIR Form 2303) that we have checked; lawyers whose
            profile was shown before have some months for it, which the same page names.
          </p>
          <p>
            Before a profile appears, a person compares the lawyer’s IBP ID and a government ID with
            the name and roll number. The profile shows when. A year later we ask the lawyer for a
            new IBP ID; 13 months after the last check, the profile is hidden until we have checked
            a new ID. The mark confirms who the lawyer is. It is not a judgment of quality, and it
            does not replace the Supreme Court’s own list of lawyers.
          </p>
        </>
      ),
    },
  ];
}
