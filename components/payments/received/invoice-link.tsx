import Link from 'next/link';
import { usePractice } from '@/components/platform/practice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { isToInvoice } from '@/lib/domain/payments/invoice';
import { invoicePath } from './payments-path';

export function InvoiceLink({ payment }: { payment: ReceivedPayment }) {
  const practice = usePractice();
  const { _id, invoice_number: number, reference } = payment;
  if (practice || (number === null && !isToInvoice(payment))) return null;
  return (
    <Link href={invoicePath(_id)} prefetch={false} className={textLinkClass}>
      {number === null ? 'Send your invoice' : `Your invoice ${number}`}
      <span className="sr-only"> for payment {reference}</span>
    </Link>
  );
}
