import 'server-only';
import * as contract from '@/lib/contract/site/system';
import { AppError } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { isHealthy } from './service';

export const getHealth = operation(contract.getHealth, async ({ now }) => {
  if (!(await isHealthy(now))) {
    throw new AppError('unavailable', 'The database or the jobs do not answer.', { retryAfter: 5 });
  }
  return { status: 'ok' as const };
});
