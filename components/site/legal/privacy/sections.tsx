import type { Contacts } from '@/lib/contacts';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { SITE } from '@/lib/site';
import { Law, LawList } from '../law-source';
import { Operator } from '../operator';
import type { DocumentSection } from '../section';
import { Cookies } from './cookies';
import { retainedData } from './retained-data';
import { Rights } from './rights';

export function privacySections(
  contacts: Contacts,
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
            This is the complete list. Your account is deleted {RETENTION_DAYS.accountGrace} days
            after you ask for it in your account settings, so that you can change your mind, but not
            while you have an upcoming meeting or an engagement agreement that is not over.
          </p>
          <RetentionList services={services} />
        </>
      ),
    },
    {
      id: 'legal-grounds',
      title: 'Legal grounds',
      body: (
        <>
          <p>
            Under Sections 12 and 13 of <Law of="dataPrivacyAct" />:
          </p>
          <ul>
            <li>
              Account, bookings, appointment requests, agreements, payments and emails: because we
              cannot do what you asked for without them.
            </li>
            <li>
              What you write and attach about your case, which may be sensitive: with your consent,
              given when you tick the box before you pay, and so that a lawyer can establish or
              defend your legal claims.
            </li>
            <li>A lawyer’s IDs: with the consent given at sign-up, for the check alone.</li>
            <li>
              The document of a notary public’s commission: because the notary public submits it for
              checking, and for that check alone.
            </li>
            <li>
              Accepted agreements after an account is deleted: because the other side may need them
              to establish or defend a legal claim.
            </li>
            <li>Accounting records: because accounting and tax law requires them.</li>
            <li>
              Server and session records: for our legitimate interest in a service that works and is
              safe.
            </li>
          </ul>
          <p>
            You may withdraw your consent at any time, with effect from then on. A lawyer who has
            read about your case must still keep it confidential.
          </p>
        </>
      ),
    },
    { id: 'cookies', title: 'Cookies and your browser', body: <Cookies services={services} /> },
    {
      id: 'who-receives',
      title: 'Who else receives your data',
      body: (
        <>
          <ul>
            <li>
              <strong>The lawyer you book</strong>: your name, what you wrote and attached, and the
              telephone number for a meeting by phone, from ten minutes before it until half an hour
              after. No other lawyer receives it, not even those whose profiles you read. Lawyers
              are responsible for what they do with it; the <Law of="cpra" /> binds them to
              confidentiality. A lawyer can let their own calendar app read the times of meetings
              and, if the lawyer chooses, your name, and let programs of their own, such as an
              assistant, work with what the lawyer allows.
            </li>
            <li>
              <strong>The notary public you ask for an appointment</strong>: your name and picture,
              what you wrote, and the telephone number you give for it.
            </li>
            <li>
              <strong>The people in a video call with you</strong>: browsers in a call connect
              directly where they can, so theirs learns your network address, which reveals your
              internet provider and your rough location. If you choose “Hide my network address”
              before joining, everything goes through our relay instead and the others see only the
              relay’s address. The relay cannot read what it passes on; it is also used where no
              direct connection is possible.
            </li>
            <li>
              <strong>The payment provider</strong> whose page you pay on: a reference, the amount,
              a short description and your email address. What you type there is covered by its own
              policy. For a payout to a lawyer: the amount and the lawyer’s bank account, which the
              lawyer’s bank receives too.
            </li>
            <li>
              <strong>The companies that deliver our emails and run our servers</strong>, on our
              instructions.
            </li>
            <li>
              <strong>The push service of your browser’s maker</strong> (such as Google, Mozilla,
              Apple or Microsoft), if you turn notifications on: a message that only your browser
              can read. It never says what your case is about.
            </li>
            <li>
              <strong>Twilio or Semaphore</strong>, whichever of them carries our text messages, if
              you turn these on: your mobile number, the time of a meeting and at most a link to our
              site, or a code. No names, and nothing about your case.
            </li>
            <li>
              <strong>Google</strong>, if you are a lawyer who connects Google Calendar: when your
              meetings and blocked times here are, never what they are about, and with whom only
              where you switch that on. From it we read only when you are busy. {SITE.name}’s use
              and transfer of information received from Google APIs adheres to the Google API
              Services User Data Policy, including the Limited Use requirements: we use it only to
              keep clients from booking you at those times, and delete it when you disconnect.
            </li>
            <li>
              <strong>Courts and authorities</strong>, where the law requires it, and only as far as
              it does.
            </li>
          </ul>
          <p>
            We do not sell or rent your data, and we show no advertisements. No decision about you
            is made by a machine: the order of search results depends on what you search for and the
            order you choose, not on who you are.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <ul>
          <li>Passwords are stored as Argon2id hashes; session and link keys only as hashes.</li>
          <li>
            Bank account and tax numbers, lawyers’ private notes and next steps, notes of our
            administrators, summaries of meetings, the addresses of calendars they add and the
            notification addresses of browsers are encrypted, each for its owner, with keys that are
            not in the database and are replaced from time to time.
          </li>
          <li>
            Picture and sound of a video call are encrypted from browser to browser. Our server
            never receives them, and nothing is recorded; the server only passes on what the
            browsers need to find each other, and deletes that within a day.
          </li>
          <li>
            Only the two people of a meeting or an agreement can open its files, always as a
            download that cannot run anything. To anyone else they do not appear to exist.
          </li>
          <li>
            Pages load scripts, fonts and pictures only from this site; we tell the browser to
            refuse everything else.
          </li>
          <li>
            A lawyer’s IDs and commission documents open only with a one-time code, and every
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
          When sensitive data, or data that someone could use to impersonate you, has probably
          reached a stranger and may do you serious harm, we tell you and the National Privacy
          Commission within 72 hours of knowing it or having good reason to believe it: what
          happened, which data, what we have done and what you can do. This is what Section 20(f) of{' '}
          <Law of="dataPrivacyAct" /> and <Law of="breachCircular" /> require.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          {SITE.name} is for people aged 18 and over. A parent or guardian can book for a child;
          what they write about the child is treated like everything else about a case.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          The date at the top changes with the text. We will not use your data for anything new
          without telling you first, or without your consent where the law requires it.
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

/** Each kind of data with its purpose and retention. */
function RetentionList({ services }: { services: readonly string[] }) {
  return (
    <>
      {retainedData(services).map(({ title, what, why, howLong }) => (
        <div key={title} className="mt-6 border-t pt-5 break-inside-avoid">
          <h3 className="mt-0!">{title}</h3>
          <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-y-2">
            <Row name="What" text={what} />
            <Row name="Why" text={why} />
            <Row name="How long" text={howLong} />
          </dl>
        </div>
      ))}
    </>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-sm font-medium text-neutral-600 max-sm:mt-2 sm:pt-0.5">{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
