import { changeAdminSetting as changeSetting } from '@/lib/contract/admin/settings';
import type { PaymentSetting, PaymentSettings } from '@/lib/domain/payments/settings';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { database } from '@/lib/server/platform/db/pool';
import { newAdmin } from '../factories';
import { send } from './requests';

/** A new administrator sets a value over the one in force. */
export async function setSetting<S extends PaymentSetting>(
  id: S,
  value: PaymentSettings[S],
): Promise<void> {
  const { cookie } = await newAdmin();
  const expected = (await paymentSettings(database()))[id];
  const body = { value, expected, reason: 'For the test' };
  const answer = await send(changeSetting, { params: { id }, cookie, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
