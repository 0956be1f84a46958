import type { Metadata } from 'next';
import { NoTexts } from '@/components/accounts/texts-off/no-texts';
import { TextsOff } from '@/components/accounts/texts-off/texts-off';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = {
  title: 'Texts off',
  description:
    'Turn off text messages from Sangguni to your phone, with or without an account: give the number and the code that we send to it.',
  alternates: { canonical: '/texts-off' },
};

export default function TextsOffPage() {
  if (!contacts().sendsTexts) return <NoTexts />;
  return (
    <Queries>
      <TextsOff step="ask" />
    </Queries>
  );
}
