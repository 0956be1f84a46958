import Link from 'next/link';
import type { Contacts } from '@/lib/contacts';
import { SITE } from '@/lib/site';
import { EmailLink } from '../contact-line';
import { Law, LawList } from '../law-source';
import type { DocumentSection } from '../section';

/** Form, liability, disputes, changes and the law behind the page. */
export function closingSections({ supportEmail }: Contacts): readonly DocumentSection[] {
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
