import { isHealthy } from '@/lib/server/health/service';

export const dynamic = 'force-dynamic';

/** 200 only when the database answers and the jobs run. */
export async function GET(): Promise<Response> {
  const healthy = await isHealthy(Date.now());
  return Response.json(
    { status: healthy ? 'ok' : 'unavailable' },
    { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
