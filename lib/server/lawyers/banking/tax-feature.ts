import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './tax-operations';
import { eraseTax, exportedTax } from './tax-service';

const TAX = { tin: '123-456-789-00000', registered_name: 'Test Lawyer', vat_status: 'NON_VAT' };

async function withTaxData(f: Fixtures): Promise<{ body: FormData }> {
  await f.taxData();
  const body = new FormData();
  body.append('document', await f.picture());
  return { body };
}

async function withDocument(f: Fixtures): Promise<object> {
  await f.taxData();
  return {};
}

/** What the Bureau of Internal Revenue calls a lawyer. */
export const tax: Pick<Feature, 'operations' | 'access'> & Required<Pick<Feature, 'personalData'>> =
  {
    operations: operationsOf(operations),
    access: {
      'GET /api/v1/lawyers/profile/tax': {
        answers: 'session mail mail role 200 role 200',
        sample: () => ({}),
      },
      'PUT /api/v1/lawyers/profile/tax': {
        answers: 'session mail mail role 200 role 200',
        sample: () => ({ body: TAX }),
      },
      'POST /api/v1/lawyers/profile/tax/document': {
        answers: 'session mail mail role 201 role 201',
        sample: withTaxData,
      },
      'GET /api/v1/lawyers/profile/tax/document': {
        answers: 'session mail mail role 200 role 200',
        sample: withDocument,
      },
      'DELETE /api/v1/lawyers/profile/tax/document': {
        answers: 'session mail mail role 204 role 204',
        sample: withDocument,
      },
    },
    personalData: [{ tables: ['tax_profiles'], exported: exportedTax, erase: eraseTax }],
  };
