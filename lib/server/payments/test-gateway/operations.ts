import 'server-only';
import { notFound } from '@/lib/server/platform/app-error';
import { asAppError, errorResponse } from '@/lib/server/platform/pipeline/error-response';
import { actOnTestSession, type TestAction } from './service';

export { loadTestSession } from './service';

type RouteContext = { params: Promise<{ id: string }> };

/** Handler of one button of the local test gateway's page. It plays another company: it has no session of ours. */
export function testGatewayRoute(action: TestAction) {
  return async (_request: Request, { params }: RouteContext): Promise<Response> => {
    try {
      const outcome = await actOnTestSession((await params).id, action);
      if (!outcome) throw notFound();
      return Response.json(outcome, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return errorResponse(asAppError(error), crypto.randomUUID());
    }
  };
}
