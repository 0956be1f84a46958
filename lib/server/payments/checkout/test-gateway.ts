import 'server-only';
import * as z from 'zod';
import { paymentMethod } from '@/lib/contract/payments/payments';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { notFound } from '@/lib/server/platform/app-error';
import { asAppError, errorResponse } from '@/lib/server/platform/pipeline/error-response';

// Operations

interface TestSession {
  id: string;
  reference: string;
  description: string;
  amount: number;
  methods: readonly PaymentMethod[];
  status: 'active' | 'paid' | 'expired';
  success_url: string;
  cancel_url: string;
}

/** Loads a checkout session of the local test gateway for its own page; null when there is none, or in production. */
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

type RouteContext = { params: Promise<{ id: string }> };

export function testGatewayRoute(action: TestAction) {
  return async (request: Request, { params }: RouteContext): Promise<Response> => {
    try {
      const outcome = await actOnTestSession(
        (await params).id,
        action,
        await chosenMethod(request),
      );
      if (!outcome) throw notFound();
      return Response.json(outcome, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return errorResponse(asAppError(error), crypto.randomUUID());
    }
  };
}

const choice = z.object({ method: paymentMethod });

async function chosenMethod(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  return choice.safeParse(body).data?.method;
}

// Service

type TestAction = 'pay' | 'fail' | 'close';

async function actOnTestSession(
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
