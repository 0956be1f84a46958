import 'server-only';
import * as contract from '@/lib/contract/admin/overview';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeOverview } from './serialize';
import * as service from './service';

export const getOverview = operation(contract.getOverview, async ({ now }) =>
  serializeOverview(await service.overviewAt(now)),
);

export const getFigures = operation(contract.getFigures, async ({ now }) => ({
  weeks: await service.figuresByWeek(now),
}));
