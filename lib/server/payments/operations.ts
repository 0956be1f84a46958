import 'server-only';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import * as contract from '@/lib/contract/payments';
import { env } from '@/lib/env';
import { gateway } from '../adapters/payment/gateway';
import { operation } from '../http/operation';

export const listPaymentMethods = operation(contract.listPaymentMethods, async () => ({
  methods: gateway().methods.map((id) => ({ id, ...PAYMENT_METHOD_LABELS[id] })),
  platform_fee: env.PLATFORM_FEE,
  hold_minutes: Math.round(env.HOLD_MINUTES),
}));
