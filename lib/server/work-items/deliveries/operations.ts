import 'server-only';
import * as contract from '@/lib/contract/work-items/milestones';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { shownMilestone } from '../payments/milestones-operations';
import * as service from './service';

export const deliverMilestone = operation(
  contract.deliverMilestone,
  async ({ actor, params, body, now }) => {
    const { files, note, keep_original: keep } = body;
    const sent = { files, note, keepOriginal: keep === 'true' };
    await service.deliver(partyOf(actor), params, sent, now);
    return shownMilestone(partyOf(actor), params, now);
  },
  // Together with those of meetings.
  { before: ({ actor }) => consumeRateLimit('meeting_files_account', actor.id) },
);

export const askForChanges = operation(
  contract.askForChanges,
  async ({ actor, params, body, now }) => {
    await service.askForChanges(partyOf(actor), params, body.changes, now);
    return shownMilestone(partyOf(actor), params, now);
  },
);

export const deliveries: Pick<Feature, 'operations'> = {
  operations: [deliverMilestone, askForChanges],
};
