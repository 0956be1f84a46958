import * as tax from '@/lib/server/lawyers/banking/tax-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  tax.getTaxDocument,
  tax.setTaxDocument,
  tax.removeTaxDocument,
);
