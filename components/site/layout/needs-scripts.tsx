import { EmailLink } from '@/components/site/legal/contact-line';
import { contacts } from '@/lib/contacts';

export function NeedsScripts({ form = 'This form' }: { form?: string }) {
  return (
    <noscript>
      <p className="mt-6 rounded border border-amber-300 bg-amber-50 p-4 text-amber-900">
        {form} needs JavaScript, which is off in this browser. Please turn it on and reload the
        page, or write to <EmailLink email={contacts().supportEmail} />.
      </p>
    </noscript>
  );
}
