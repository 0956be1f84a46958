import 'server-only';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import type { TaxData } from './tax-service';

/** Tax data as its lawyer sees it. */
export function serializeTax(data: TaxData | null): OwnTax {
  if (!data) return { tax: null };
  const { tin, registeredName, vatStatus, updatedAt, document } = data;
  return {
    tax: {
      ...{ tin: groupedTin(tin), registered_name: registeredName, vat_status: vatStatus },
      updated_at: updatedAt.toISOString(),
      document: document && {
        ...{ name: document.name, size: document.size, content_type: document.contentType },
        added_at: document.addedAt.toISOString(),
        url: '/api/v1/lawyers/profile/tax/document',
      },
    },
  };
}
