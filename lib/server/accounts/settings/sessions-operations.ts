import 'server-only';
import * as contract from '@/lib/contract/accounts/settings';
import { isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { deviceName } from '@/lib/server/platform/session/device-name';
import * as service from '@/lib/server/platform/session/service';
import { clearSessionCookies } from '@/lib/server/platform/session/session-cookie';

export const listSessions = operation(contract.listSessions, async ({ actor, now }) => ({
  results: (await service.sessionsOf(actor, now)).map((row) => ({
    _id: row.id,
    device: deviceName(row.userAgent),
    created_at: isoInstant(row.createdAt.getTime()),
    seen_at: isoInstant(row.seenAt.getTime()),
    current: row.id === actor.sessionId,
  })),
}));

export const revokeSession = operation(
  contract.revokeSession,
  async ({ actor, params, now, reply }) => {
    await service.revokeOwnSession(actor, params.id, now);
    if (params.id !== actor.sessionId) return undefined;
    for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
    return undefined;
  },
);

export const revokeOtherSessions = operation(
  contract.revokeOtherSessions,
  async ({ actor, now }) => {
    await service.revokeSessions(database(), actor.id, actor.sessionId, now);
    return undefined;
  },
);
