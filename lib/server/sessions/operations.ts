import 'server-only';
import * as contract from '@/lib/contract/account';
import { isoInstant } from '@/lib/domain/time';
import { database } from '../db/pool';
import { operation } from '../http/operation';
import { clearSessionCookies } from '../http/session-cookie';
import { deviceName } from './serialize';
import * as service from './service';

export const listSessions = operation(contract.listSessions, async ({ actor, now }) => ({
  results: (await service.sessionsOf(actor, now)).map((row) => ({
    _id: row.id,
    device: deviceName(row.userAgent),
    created_at: isoInstant(row.createdAt.getTime()),
    seen_at: isoInstant(row.seenAt.getTime()),
    current: row.id === actor.sessionId,
  })),
}));

export const endSession = operation(contract.endSession, async ({ actor, params, now, reply }) => {
  await service.endOwnSession(actor, params.id, now);
  if (params.id === actor.sessionId)
    for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
  return undefined;
});

export const endOtherSessions = operation(contract.endOtherSessions, async ({ actor, now }) => {
  await service.endSessionsOf(database(), actor.id, actor.sessionId, now);
  return undefined;
});
