import 'server-only';
import * as z from 'zod';
import { paymentMethod } from '@/lib/contract/payments/payments';
import { notFound } from '@/lib/server/platform/app-error';
import { asAppError, errorResponse } from '@/lib/server/platform/pipeline/error-response';
import { actOnTestSession, type TestAction } from './test-gateway-service';

export { loadTestSession } from './test-gateway-service';

type RouteContext = { params: Promise<{ id: string }> };

/** Handler of one button of the local test gateway's page. It plays another company: it has no session of ours. */
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

/** The method that the payer chose; a page with a single one sends none. */
async function chosenMethod(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  return choice.safeParse(body).data?.method;
}
