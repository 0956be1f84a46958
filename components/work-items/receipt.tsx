import { Receipt as ReceiptIcon } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { receiptPath } from './work-item-paths';

interface ReceiptProps {
  itemId: string;
  of: string;
  name: string | null;
}

export function Receipt({ itemId, of, name }: ReceiptProps) {
  return (
    <a
      href={receiptPath(itemId, of)}
      download
      className={`${textLinkAloneClass} text-sm print:hidden`}
    >
      <Icon of={ReceiptIcon} className="size-4" />
      <span>Receipt (PDF)</span>
      {name && <span className="sr-only"> for {name}</span>}
    </a>
  );
}
