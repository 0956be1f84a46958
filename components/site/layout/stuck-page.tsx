import { EmailLink } from '@/components/site/legal/contact-line';
import { contacts } from '@/lib/contacts';
import { STUCK } from '@/lib/inline/tap-events';

const BAR = 'stuck-bar';

/**
 * Says why a page does not answer, where its scripts failed. Hidden until the script of every page has waited for them
 * (`lib/inline/stuck.ts`): a phone whose system gets no updates any more, as an iPhone before iOS 16.4, cannot read them.
 */
export function StuckPage() {
  return (
    <>
      <p id={STUCK.old} role="alert" hidden className={BAR}>
        This browser is too old for this page. Please update it, use another device, or write to{' '}
        <EmailLink email={contacts().supportEmail} />.
      </p>
      <p id={STUCK.missing} role="alert" hidden className={BAR}>
        A part of this page has not arrived. Please load it again.
      </p>
    </>
  );
}
