import 'server-only';
import * as contract from '@/lib/contract/lawyers/blockers';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeBlocker, serializeCreated } from './serialize';
import * as service from './service';

export const listBlockers = operation(contract.listBlockers, async ({ actor, query, now }) => {
  const { from, to, page } = query;
  const span = { from: from ? Date.parse(from) : now, to: to ? Date.parse(to) : undefined };
  const { rows, hasMore } = await service.blockersOf(lawyerIdOf(actor), span, page);
  return { results: rows.map(serializeBlocker), hasMore, page };
});

export const createBlocker = operation(contract.createBlocker, async ({ actor, body, now }) => {
  const { title = '', start_time, end_time } = body;
  const times = { start: Date.parse(start_time), end: Date.parse(end_time) };
  const { id, standing } = await service.addBlocker(lawyerIdOf(actor), { title, ...times }, now);
  return serializeCreated(id, standing);
});

export const deleteBlocker = operation(contract.deleteBlocker, async ({ actor, params }) => {
  await service.removeBlocker(lawyerIdOf(actor), params.id);
  return undefined;
});
