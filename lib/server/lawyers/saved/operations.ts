import 'server-only';
import * as contract from '@/lib/contract/lawyers/saved-lawyers';
import { isoInstant } from '@/lib/domain/platform/time';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { fromReplica } from '@/lib/server/platform/replica/service';
import * as service from './service';

export const listChosenLawyers = rateLimitedRead(
  contract.listChosenLawyers,
  async ({ query, now }) => ({ results: await fromReplica(() => service.chosen(query.ids, now)) }),
);

export const listSavedLawyers = operation(contract.listSavedLawyers, async ({ actor, now }) => {
  const saved = await service.savedBy(actor.id);
  const rows = await service.chosen(
    saved.map(({ lawyerId }) => lawyerId),
    now,
  );
  return {
    results: rows.map((row, at) => ({
      ...row,
      saved_at: isoInstant(saved[at]?.savedAt.getTime() ?? now),
    })),
  };
});

export const listSavedIds = operation(contract.listSavedIds, async ({ actor }) => {
  const saved = await service.savedBy(actor.id);
  return { ids: saved.map(({ lawyerId }) => lawyerId) };
});

export const saveLawyer = operation(contract.saveLawyer, async ({ actor, params, now }) => {
  await consumeRateLimit('saved_lawyers_account', actor.id);
  await service.saveOne(actor.id, params.id, now);
  return undefined;
});

export const forgetLawyer = operation(contract.forgetLawyer, async ({ actor, params }) => {
  await consumeRateLimit('saved_lawyers_account', actor.id);
  await service.forgetOne(actor.id, params.id);
  return undefined;
});
