import 'server-only';
import * as contract from '@/lib/contract/meetings/dashboard';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeDashboard } from './serialize';
import * as service from './service';

export const getDashboard = operation(contract.getDashboard, async ({ actor, now }) =>
  serializeDashboard(
    await service.dashboardOf({ lawyerId: lawyerIdOf(actor), userId: actor.id }, now),
  ),
);
