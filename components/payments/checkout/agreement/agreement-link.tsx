import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { CheckoutWorkItem } from '@/lib/contract/payments/payments';

interface AgreementLinkProps {
  item: CheckoutWorkItem;
  variant: NonNullable<Parameters<typeof buttonClass>[0]>['variant'];
}

export function AgreementLink({ item, variant }: AgreementLinkProps) {
  return (
    <Link
      href={`/customer-portal/work-items/${encodeURIComponent(item._id)}`}
      prefetch={false}
      className={buttonClass({ variant })}
    >
      {item.is_order ? 'Open the order' : 'Open the agreement'}
    </Link>
  );
}
