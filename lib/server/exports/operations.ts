import 'server-only';
import * as contract from '@/lib/contract/account';
import { dayKey } from '@/lib/domain/clock-labels';
import { SITE } from '@/lib/site';
import { operation } from '../http/operation';
import * as service from './service';

export const requestExport = operation(contract.requestExport, async ({ actor, now }) => {
  await service.requestExport(actor, now);
  return undefined;
});

export const downloadExport = operation(contract.downloadExport, async ({ actor, now }) => {
  const { size, body } = await service.openExport(actor, now);
  return { name: `${SITE.name} ${dayKey(now)}.zip`, contentType: 'application/zip', size, body };
});
