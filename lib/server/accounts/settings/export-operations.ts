import 'server-only';
import * as contract from '@/lib/contract/accounts/settings';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { SITE } from '@/lib/site';
import * as service from './export-service';

export const requestExport = operation(contract.requestExport, async ({ actor, now }) => {
  await service.requestExport(actor, now);
  return undefined;
});

export const downloadExport = operation(contract.downloadExport, async ({ actor, now }) => {
  const { size, body } = await service.openExport(actor, now);
  return { name: `${SITE.name} ${dayKey(now)}.zip`, contentType: 'application/zip', size, body };
});
