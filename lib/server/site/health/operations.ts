import 'server-only';
import * as contract from '@/lib/contract/site/system';
import { AppError } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { healthAt } from './service';

export const getHealth = operation(contract.getHealth, async ({ now }) => {
  const health = await healthAt(now);
  if (!health) {
    throw new AppError('unavailable', 'The database or the jobs do not answer.', { retryAfter: 5 });
  }
  return { status: 'ok' as const, ...health };
});
