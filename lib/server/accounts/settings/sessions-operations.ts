import 'server-only';
import * as contract from '@/lib/contract/accounts/settings';
import { isFactorRecent } from '@/lib/domain/accounts/second-factor';
import { isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { deviceName } from '@/lib/server/platform/session/device-name';
import * as service from '@/lib/server/platform/session/service';
import { clearSessionCookies } from '@/lib/server/platform/session/session-cookie';
import { accountOf, requireCountedPassword } from './service';

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
  async ({ actor, params, body, now, reply }) => {
    if (params.id !== actor.sessionId) await requireOwner(actor, body?.current_password, now);
    await service.revokeOwnSession(actor, params.id, now);
    if (params.id !== actor.sessionId) return undefined;
    for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
    return undefined;
  },
);

export const revokeOtherSessions = operation(
  contract.revokeOtherSessions,
  async ({ actor, body, now }) => {
    await requireOwner(actor, body?.current_password, now);
    await service.revokeSessions(database(), actor.id, actor.sessionId, now);
    return undefined;
  },
);

/**
 * Requires the password before sessions are ended, so that the thief of a session cannot end its owner's (OWASP ASVS
 * 5.0, 7.5.2). An account with social sign-in only has no password to ask for.
 */
async function requireOwner(actor: Actor, password: string | undefined, now: number) {
  if (isFactorRecent(actor.secondFactorAt, now)) return;
  const account = await accountOf(database(), actor);
  if (account.passwordHash === null) return;
  await requireCountedPassword(account, password);
}
