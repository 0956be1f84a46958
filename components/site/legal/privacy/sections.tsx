import type { Contacts } from '@/lib/contacts';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { SITE } from '@/lib/site';
import { Law, LawList } from '../law-source';
import { Operator } from '../operator';
import type { DocumentSection } from '../section';
import { Cookies } from './cookies';
import { RetentionList } from './retention-list';
import { Rights } from './rights';

/** The privacy policy, part by part. */
export function privacySections(
  contacts: Contacts,
  /** Other services that people can sign in with. */
  services: readonly string[],
): readonly DocumentSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: <Operator contacts={contacts} capacity="the personal information controller" />,
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, why, and for how long',
      body: (
        <>
          <p>
            This is the whole list. An account is deleted {RETENTION_DAYS.accountGrace} days after
            you ask for it in your account settings, so that a mistake can be undone, and not while
            you have a meeting ahead or an engagement agreement that is not over.
          </p>
          <RetentionList services={services} />
        </>
      ),
    },
    {
      id: 'legal-grounds',
      title: 'On what grounds',
      body: (
        <>
          <p>
            Under Sections 12 and 13 of <Law of="dataPrivacyAct" />:
          </p>
          <ul>
            <li>
              Account, bookings, requests for an appointment, agreements, payments and mails:
              because what you asked for cannot be carried out without them.
            </li>
            <li>
              What you write and attach about your case, which may be sensitive: with your consent,
              given by the box you tick before you pay, and so that a lawyer can establish or defend
              your legal claims.
            </li>
            <li>A lawyer’s IDs: with the consent given at sign-up, for the check alone.</li>
            <li>
              The document of a notary public’s commission: because the notary public hands it in to
              have it checked, and for that check alone.
            </li>
            <li>
              Accepted agreements after an account is deleted: because the other side may need them
              to establish or defend a legal claim.
            </li>
            <li>The books: because the law on accounts and taxes asks for them.</li>
            <li>
              Records of the server and of sessions: for our legitimate interest in a service that
              works and is safe.
            </li>
          </ul>
          <p>
            You may take consent back at any time. It then ends for the future; a lawyer who has
            read your case is bound to keep it confidential all the same.
          </p>
        </>
      ),
    },
    { id: 'cookies', title: 'Cookies and your browser', body: <Cookies services={services} /> },
    {
      id: 'who-receives',
      title: 'Who else receives it',
      body: (
        <>
          <ul>
            <li>
              <strong>The lawyer you book</strong>: your name, what you wrote and attached, and the
              telephone number for a meeting by phone, from ten minutes before it until half an hour
              after. No other lawyer, and not the lawyers whose profiles you read. Lawyers are
              responsible for what they do with it; the <Law of="cpra" /> binds them to
              confidentiality. A lawyer can have the times of meetings, and your name where the
              lawyer chooses so, read by a calendar program of the lawyer’s own.
            </li>
            <li>
              <strong>The notary public whom you ask for an appointment</strong>: your name and
              picture, what you wrote, and the telephone number that you give for it.
            </li>
            <li>
              <strong>Those who are in a video call with you</strong>: the browsers of a call
              connect to each other where they can, so theirs learns the network address of yours,
              from which your provider and the rough place can be told. Whoever chooses “Hide my
              network address” before joining sends everything through our relay instead, and the
              others see the address of the relay alone. The relay passes on what it cannot read,
              also where no direct way is found.
            </li>
            <li>
              <strong>The payment provider</strong> whose page you pay on: a reference, the amount,
              a short description and your email address. What you type there follows its own
              policy. For a payout to a lawyer: the amount and the lawyer’s bank account, which the
              lawyer’s bank receives too.
            </li>
            <li>
              <strong>Those who carry our mails and run our servers</strong>, on our instructions.
            </li>
            <li>
              <strong>The push service of your browser’s maker</strong> (such as Google, Mozilla,
              Apple or Microsoft), if you turn notifications on: a message that only your browser
              can read. It never says what a case is about.
            </li>
            <li>
              <strong>Courts and authorities</strong>, where the law obliges us and only as far as
              it does.
            </li>
          </ul>
          <p>
            We sell nothing, rent nothing, and show no advertisements. No decision about you is made
            by a machine: the order of search results depends on what you search and on the order
            you choose, not on who you are.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <ul>
          <li>Passwords are kept as Argon2id hashes; keys of sessions and links only as hashes.</li>
          <li>
            Bank account numbers, the private notes of lawyers, the addresses of calendars that they
            add and those of browsers that take notifications are encrypted, each for its owner,
            with a key that the database does not hold.
          </li>
          <li>
            Picture and sound of a video call are encrypted from browser to browser. Our server
            never receives them, and nothing of them is recorded; it passes on what the browsers
            need to find each other, and deletes that within a day.
          </li>
          <li>
            Files of a meeting or an agreement open for its two people alone, always as a download
            that cannot run anything. What is not yours answers as if it did not exist.
          </li>
          <li>
            Pages load scripts, fonts and pictures from this site alone; the browser is told to
            refuse everything else.
          </li>
          <li>
            A lawyer’s IDs and the document of a commission are behind a one-time code, and every
            opening is recorded.
          </li>
        </ul>
      ),
    },
    { id: 'your-rights', title: 'Your rights', body: <Rights contacts={contacts} /> },
    {
      id: 'breaches',
      title: 'If something goes wrong',
      body: (
        <p>
          When sensitive data, or data that would let somebody pass for you, has probably reached a
          stranger and may do you serious harm, we tell you and the National Privacy Commission
          within 72 hours of knowing it or having good reason to believe it: what happened, which
          data, what we have done and what you can do. That is what Section 20(f) of{' '}
          <Law of="dataPrivacyAct" /> and <Law of="breachCircular" /> ask for.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          {SITE.name} is for people of 18 years and more. A parent or guardian can book for a child;
          what they write about the child is treated like everything else about a case.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          The date at the top changes with the text. We use your data for nothing new without
          telling you first, and not without your consent where the law asks for it.
        </p>
      ),
    },
    {
      id: 'sources',
      title: 'The law behind this page',
      body: (
        <LawList
          laws={['dataPrivacyAct', 'rightsAdvisory', 'breachCircular', 'privacyComplaint', 'cpra']}
        />
      ),
    },
  ];
}
