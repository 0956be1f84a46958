import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import type { GatewayFault } from '@/lib/settings';
import { GatewayError } from './port';

/** Whether a simulated fault occurs this time, as often as LOCAL_GATEWAY_FAULTS says, else never. */
export function happens(fault: GatewayFault): boolean {
  const rate = env.LOCAL_GATEWAY_FAULTS[fault] ?? 0;
  return rate > 0 && Math.random() < rate;
}

export async function answered<T>(deed: () => Promise<T>): Promise<T> {
  if (env.LOCAL_GATEWAY_DELAY > 0) await sleep(env.LOCAL_GATEWAY_DELAY);
  if (happens('too_many_requests'))
    throw new GatewayError('unreachable', 'Too many requests.', { status: 429 });
  const answer = await deed();
  if (happens('answer_lost')) throw new GatewayError('unreachable', 'The answer was lost.');
  return answer;
}
