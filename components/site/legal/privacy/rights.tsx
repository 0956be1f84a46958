import type { Contacts } from '@/lib/contacts';
import { EmailLink } from '../contact-line';
import { Law } from '../law-source';

export function Rights({ contacts: { privacyEmail } }: { contacts: Contacts }) {
  return (
    <>
      <p>
        Sections 16 to 18 of <Law of="dataPrivacyAct" /> give you the right
      </p>
      <ul>
        <li>
          to <strong>be informed</strong>, which is what this page is for
        </li>
        <li>
          to <strong>object</strong> to a use of your data, and to withdraw your consent
        </li>
        <li>
          to <strong>see</strong> what we hold about you, where it came from and who received it
        </li>
        <li>
          to have it <strong>corrected</strong>
        </li>
        <li>
          to have it <strong>erased or blocked</strong>, when it is wrong, unlawfully obtained or no
          longer needed for its purpose
        </li>
        <li>
          to receive it in a <strong>common electronic format</strong>
        </li>
        <li>
          to be <strong>indemnified</strong> for damage from data that was wrong, outdated or
          unlawfully used
        </li>
        <li>
          to <strong>complain</strong> to the National Privacy Commission
        </li>
      </ul>
      <h3>How to use them</h3>
      <p>
        In your account settings you can correct what is wrong, download a copy of your data and
        delete your account. For everything else, or if you cannot sign in, write to{' '}
        <EmailLink email={privacyEmail} /> from the email address of your account and say what you
        want. If you write from another address, we will ask for something that shows the account is
        yours, and nothing more. It costs nothing, except for copies on paper if you want them. You
        get an answer within 30 working days, with reasons if it is no (
        <Law of="rightsAdvisory" />
        ). If there is something we may not delete, such as accounting records, we will tell you.
      </p>
      <h3>Complaints</h3>
      <p>
        If we do not answer within 15 calendar days, or not properly, you can complain to the{' '}
        <Law of="privacyComplaint" />. It asks for proof that you wrote to us first.
      </p>
    </>
  );
}
