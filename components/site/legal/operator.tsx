import type { Contacts } from '@/lib/contacts';
import { SITE } from '@/lib/site';
import { EmailLink } from './contact-line';

/** The operator of this installation, from its settings. */
export function Operator({ contacts, capacity }: { contacts: Contacts; capacity: string }) {
  const { operatorName, operatorAddress, supportEmail, privacyEmail } = contacts;
  return (
    <>
      {operatorName ? (
        <p>
          {SITE.name} is run by <strong>{operatorName}</strong>
          {operatorAddress && <>, {operatorAddress}</>}. “We” on this page is {operatorName},{' '}
          {capacity}.
        </p>
      ) : (
        <p>
          “We” on this page is whoever runs this installation of {SITE.name}, {capacity}. Its
          settings do not name an operator yet.
        </p>
      )}
      <p>
        Questions about bookings, payments and everything else: <EmailLink email={supportEmail} />.
      </p>
      <p>
        Questions about personal data, for our data protection officer:{' '}
        <EmailLink email={privacyEmail} />.
      </p>
    </>
  );
}
