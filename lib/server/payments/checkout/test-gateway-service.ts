import 'server-only';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';

interface TestSession {
  id: string;
  reference: string;
  description: string;
  /** Centavos. */
  amount: number;
  /** To choose from. */
  methods: readonly PaymentMethod[];
  status: 'active' | 'paid' | 'expired';
  success_url: string;
  cancel_url: string;
}

/** A checkout session of the local test gateway, as its own page shows it; null when there is none, or in production. */
export async function loadTestSession(id: string): Promise<TestSession | null> {
  if (env.APP_ENV !== 'local') return null;
  const row = await testSessions.find(id);
  if (!row) return null;
  const { reference, description, amount, methods, status } = row;
  return {
    id,
    reference,
    description,
    amount,
    methods,
    status,
    success_url: row.successUrl,
    cancel_url: row.cancelUrl,
  };
}

export type TestAction = 'pay' | 'fail' | 'close';

/** What the buttons of the gateway's page do; answers where the browser goes next, or what is wrong. */
export async function actOnTestSession(
  id: string,
  action: TestAction,
  method?: PaymentMethod,
): Promise<{ redirect: string } | { error: string } | null> {
  const session = await loadTestSession(id);
  if (!session) return null;
  if (action === 'close') return { redirect: session.cancel_url };
  if (action === 'fail') {
    await testSessions.fail(id);
    return { error: 'The payment failed (test). Try again or close.' };
  }
  if (method && !session.methods.includes(method)) return { error: 'Choose how to pay.' };
  const paid = (await testSessions.pay(id, method)) || session.status === 'paid';
  return paid ? { redirect: session.success_url } : { error: 'This payment page has expired.' };
}
