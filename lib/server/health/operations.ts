import 'server-only';
import * as contract from '@/lib/contract/system';
import { AppError } from '../app-error';
import { operation } from '../http/operation';
import { isHealthy } from './service';

export const getHealth = operation(contract.getHealth, async ({ now }) => {
  if (!(await isHealthy(now))) {
    throw new AppError('unavailable', 'The database or the jobs do not answer.', { retryAfter: 5 });
  }
  return { status: 'ok' as const };
});
