import { MessageSquareOff } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';

export function NoTexts() {
  return (
    <MessagePage icon={<Icon of={MessageSquareOff} />} title="We send no text messages">
      <p className="mt-3 text-neutral-700">
        There is nothing to turn off. A text that says it is from us is not: please do not open its
        links.
      </p>
    </MessagePage>
  );
}
