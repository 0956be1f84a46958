import { MessageSquareOff } from 'lucide';
import type { Metadata } from 'next';
import { TextsOff } from '@/components/accounts/texts-off/texts-off';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { Queries } from '@/lib/client/platform/queries';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = {
  title: 'Texts off',
  description:
    'Turn off text messages from Sangguni to your phone, with or without an account: give the number and the code that we send to it.',
  alternates: { canonical: '/texts-off' },
};

export default function TextsOffPage() {
  if (contacts().sendsTexts)
    return (
      <Queries>
        <TextsOff step="ask" />
      </Queries>
    );
  return (
    <MessagePage icon={<Icon of={MessageSquareOff} />} title="We send no text messages">
      <p className="mt-3 text-neutral-700">
        There is nothing to turn off. A text that says it is from us is not: please do not open its
        links.
      </p>
    </MessagePage>
  );
}
