import Link from 'next/link';
import { NOTARY_LAW_CHECKED } from '@/lib/catalogue/laws';
import type { Contacts } from '@/lib/contacts';
import { CASE_ANSWER_HOURS, REVIEW_DAYS } from '@/lib/domain/cases/case';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { SILENT_DAYS } from '@/lib/domain/work-items/objection';
import { ORDER_OBJECTION_DAYS } from '@/lib/domain/work-items/order';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { SITE } from '@/lib/site';
import { EmailLink } from '../contact-line';
import { Law, LawList } from '../law-source';
import type { DocumentSection } from '../section';
import { bookingSections } from './booking';
import { serviceSections } from './service';

export function termsSections(contacts: Contacts): readonly DocumentSection[] {
  return [
    ...serviceSections(contacts),
    ...bookingSections(),
    ...agreementSections(),
    ...notarySections(),
    ...closingSections(contacts),
  ];
}

function notarySections(): readonly DocumentSection[] {
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

function agreementSections(): readonly DocumentSection[] {
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
              If you object within these {OBJECTION_DAYS} days, the money stays with us. The lawyer
              has {CASE_ANSWER_HOURS} hours to answer, both of you can hand in files and messages
              that you wrote to each other, and either can offer to settle. If you do not settle, a
              person decides how much goes to the lawyer and how much back to you, and both of you
              get the reasons. Within {REVIEW_DAYS} days either of you can ask once, with something
              new, for another person’s look; then the money moves. You keep your right to go to
              court.
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
    {
      id: 'written-work',
      title: 'Written work at a fixed price',
      body: (
        <>
          <p>
            Some lawyers offer written work on their profile, such as a letter or a contract, at a
            fixed price and without a meeting. An order is an engagement agreement on the terms of
            the offer when you ordered, and what stands above holds for it too, with these
            differences.
          </p>
          <ul>
            <li>
              You sign and pay it within a day. The lawyer then has one working day in Manila to
              check for a conflict of interest and to accept it. If the lawyer declines or does not
              answer, <strong>you get everything back</strong>, the platform fee included.
            </li>
            <li>
              The work is delivered as a file, within the days of the offer. You can ask for the
              revisions that the price includes, confirm the work, or object within{' '}
              {ORDER_OBJECTION_DAYS} days of a delivery. If you do none of these, the work counts as
              accepted and the money is the lawyer’s.
            </li>
            <li>
              Notarized documents are not sold this way: who signs one appears in person before a
              notary public.
            </li>
          </ul>
        </>
      ),
    },
  ];
}

function closingSections({ supportEmail }: Contacts): readonly DocumentSection[] {
  return [
    {
      id: 'electronic-form',
      title: 'Electronic form',
      body: (
        <p>
          You accept these terms, book and consent by pressing a button, and an engagement agreement
          by typing your name. Under <Law of="electronicCommerce" />, Sections 6 to 8 and 16,
          contracts and signatures are not invalid for being electronic. Confirmations reach you by
          email and stay in your portal.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we are responsible for',
      body: (
        <>
          <p>
            We are responsible for our own part: that the search shows what lawyers told us and we
            checked, that a confirmed time is yours, that money goes where this page says, and that
            we handle your data as the <Link href="/privacy">privacy policy</Link> promises.
          </p>
          <p>
            We are not responsible for a lawyer’s advice, for how a case ends, for what the other
            side does, or for networks and payment providers that fail outside our control. If
            something fails on our side, we first try to fix it; where that is not possible, you get
            back what you paid for the meeting.
          </p>
          <p>
            Nothing here limits liability for fraud, bad faith or gross negligence, or any right
            that consumer law gives you and does not let you waive.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: (
        <>
          <p>
            First write to <EmailLink email={supportEmail} />. Tell us what happened and what would
            make it right. A person will answer you, with reasons.
          </p>
          <p>
            <Law of="internetTransactions" /> protects consumers in internet transactions within the
            mandate of the Department of Trade and Industry (DTI), when one side is in the
            Philippines. It requires platforms to have a complaint procedure and lets you go to the
            DTI’s E-Commerce Bureau. How far it covers the services of a regulated profession is not
            settled; for our own part, we follow it.
          </p>
          <p>
            A complaint about a lawyer’s conduct goes to the Integrated Bar of the Philippines or
            the Supreme Court, which alone can discipline lawyers. We will not stand in the way, and
            we will pass on what you ask us to.
          </p>
        </>
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      body: (
        <p>
          These terms follow the law of the Republic of the Philippines. Disputes go to its courts
          of proper jurisdiction and venue. If you live abroad, you keep the consumer rights that
          the law of your home gives you and does not let you waive.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          The date at the top changes with the text. For a meeting, the terms and the refund rule
          you saw when you booked it apply; for an agreement, the terms when you accepted it. If one
          rule here turns out to be invalid, the others remain. {SITE.name} does not change a rule
          retroactively.
        </p>
      ),
    },
    {
      id: 'sources',
      title: 'The law behind this page',
      body: (
        <LawList
          laws={[
            'cpra',
            'feeSharing',
            'wiretapping',
            'electronicCommerce',
            'internetTransactions',
            'dataPrivacyAct',
          ]}
        />
      ),
    },
  ];
}
