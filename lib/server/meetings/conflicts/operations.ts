import 'server-only';
import * as contract from '@/lib/contract/meetings/conflicts';
import type { ConflictMatch } from '@/lib/domain/meetings/conflicts/conflict';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { lawyerSideOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import { meetingOf } from '../records/service';
import * as service from './service';

export const getConflictCheck = operation(contract.getConflictCheck, async ({ actor, params }) => {
  const check = await service.checkOf(lawyerSideOf(actor), params.id);
  return {
    state: check.state,
    other_party: check.otherParty,
    matches: check.matches.map(serializeMatch),
    checked_at: check.decidedAt && isoInstant(check.decidedAt.getTime()),
    reason: check.reason,
  };
});

export const decideConflict = operation(
  contract.decideConflict,
  async ({ actor, params, body, now }) => {
    const party = lawyerSideOf(actor);
    await service.decide(party, params.id, body, now);
    const { view, files } = await meetingOf(party, params.id);
    return serializeMeeting(view, files, party, now);
  },
);

/** Serializes a match, of a meeting or of an order. */
export function serializeMatch(match: ConflictMatch): contract.ConflictMatch {
  const { strength, role, name, earlierRole, earlierName, kind, meetingId, client, start } = match;
  return {
    strength,
    role,
    name,
    earlier_role: earlierRole,
    earlier_name: earlierName,
    meeting: { kind, _id: meetingId, start_time: isoInstant(start), client_name: client },
  };
}

export const conflicts: Pick<Feature, 'operations'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [getConflictCheck, decideConflict],
  personalData: [
    {
      tables: ['meeting_conflict_checks'],
      exported: service.exportedChecks,
      erase: service.eraseChecks,
      retained:
        'Until the account of the lawyer is deleted, as their record: that a meeting was checked for a conflict of interest, when, and what was decided, without names.',
    },
  ],
};
