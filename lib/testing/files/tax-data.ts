import { setTaxData, setTaxDocument } from '@/lib/server/lawyers/banking/tax-service';
import type { TestLawyer } from '@/lib/testing/factories';
import { fileOf } from './identity';
import { SAMPLES } from './sample-files';

/** Tax data with a certificate of registration, as its lawyer sets them. */
export async function newTaxData({ id: userId, lawyerId }: TestLawyer): Promise<void> {
  const facts = { registered_name: 'Peña Law Office', vat_status: 'NON_VAT' } as const;
  await setTaxData({ lawyerId, userId }, { tin: '12345678900000', ...facts }, Date.now());
  await setTaxDocument({ lawyerId, userId }, fileOf(SAMPLES.pdf, '2303.pdf'), Date.now());
}
