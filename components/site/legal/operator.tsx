import type { Contacts } from '@/lib/contacts';
import { SITE } from '@/lib/site';
import { EmailLink } from './contact-line';

export function Operator({ contacts, capacity }: { contacts: Contacts; capacity: string }) {
  const { operatorName, operatorAddress, supportEmail, privacyEmail } = contacts;
  return (
    <>
      {operatorName ? (
        <p>
          <span>{SITE.name} is run by</span> <strong>{operatorName}</strong>
          {operatorAddress && <span>, {operatorAddress}</span>}
          <span>
            . On this page, “we” means {operatorName}, {capacity}.
          </span>
        </p>
      ) : (
        <p>
          On this page, “we” means whoever runs this installation of {SITE.name}, {capacity}. Its
          settings do not name an operator yet.
        </p>
      )}
      <p>
        For questions about bookings, payments and anything else: <EmailLink email={supportEmail} />
        .
      </p>
      <p>
        For questions about personal data, write to our data protection officer:{' '}
        <EmailLink email={privacyEmail} />.
      </p>
    </>
  );
}
