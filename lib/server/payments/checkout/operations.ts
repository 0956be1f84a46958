import 'server-only';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import * as contract from '@/lib/contract/payments/payments';
import { holdMinutes } from '@/lib/domain/payments/hold';
import { env } from '@/lib/env';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { operation } from '@/lib/server/platform/pipeline/operation';

export const listPaymentMethods = operation(
  contract.listPaymentMethods,
  async ({ actor, now }) => ({
    methods: gateway().methods.map((id) => ({ id, ...PAYMENT_METHOD_LABELS[id] })),
    platform_fee: env.PLATFORM_FEE,
    hold_minutes: Math.round(
      actor ? holdMinutes(env.HOLD_MINUTES, actor.accountSince, now) : env.HOLD_MINUTES,
    ),
  }),
);
