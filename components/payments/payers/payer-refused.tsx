import { RefreshCw, Unlink } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';

interface PayerRefusedProps {
  error: string;
  /** Came back from the gateway after paying. */
  paid?: boolean;
}

/** Shown in place of a payer's page whose link leads nowhere, or could not be read. */
export function PayerRefused({ error, paid = false }: PayerRefusedProps) {
  if (error === 'not_found' || error === 'invalid_input') {
    return (
      <MessagePage icon={<Icon of={Unlink} />} title="This link leads nowhere">
        <p className="mt-3 text-neutral-700">
          It is not complete, or there is nothing to pay. Please ask the person who sent it for a
          new one.
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage icon={<Icon of={RefreshCw} />} title="This did not work">
      <p className="mt-3 text-neutral-700">
        {paid
          ? 'Do not pay again: if you have paid, the receipt comes by email. Please load this page again in a moment.'
          : 'It could not be read. Please load this page again in a moment.'}
      </p>
    </MessagePage>
  );
}
