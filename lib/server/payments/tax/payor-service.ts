import 'server-only';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import { env } from '@/lib/env';
import { AppError } from '@/lib/server/platform/app-error';
import type { Executor } from '@/lib/server/platform/db/pool';
import { feeSeller } from '../fee-seller/service';

/** Withholding agent on certificates and sums; null is what nobody has given. */
export interface Payor {
  readonly name: string | null;
  readonly tin: string | null;
  readonly address: string | null;
}

/**
 * Returns the withholding agent: the seller of the platform fee as the administration entered it, or else the operator
 * of the settings. One statement.
 */
export async function payorOf(exec: Executor): Promise<Payor> {
  const seller = await feeSeller(exec);
  if (seller) {
    const { registeredName: name, tin, address } = seller;
    return { name, tin: groupedTin(tin), address };
  }
  const { OPERATOR_NAME, OPERATOR_TIN, OPERATOR_ADDRESS } = env;
  return {
    name: OPERATOR_NAME || null,
    tin: OPERATOR_TIN || null,
    address: OPERATOR_ADDRESS || null,
  };
}

/** @throws AppError invalid_input while certificates could not name a withholding agent with a TIN */
export async function requirePayor(exec: Executor): Promise<void> {
  if ((await payorOf(exec)).tin !== null) return;
  throw new AppError(
    'invalid_input',
    'Certificates of tax withheld would have no TIN of ours: first enter the seller’s data under Fee invoices, or set OPERATOR_TIN.',
  );
}
