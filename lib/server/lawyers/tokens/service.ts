import 'server-only';
import { MAX_TOKENS } from '@/lib/domain/platform/api-tokens';
import type { MemberRight } from '@/lib/domain/platform/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { accountOf } from '@/lib/server/accounts/settings/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { newApiToken } from '@/lib/server/platform/session/api-tokens';
import type { ExportSection, PersonalData } from '@/lib/server/registry/feature';
import { tokenMail } from './mails';
import * as store from './store';

const PAST_SHOWN = 20;

export type TokenRow = store.TokenRow;

/** Returns the tokens that were not revoked, the latest first, then the last 20 that were. */
export function tokensOf(lawyerId: string): Promise<TokenRow[]> {
  return store.findTokens(database(), lawyerId, PAST_SHOWN);
}

/**
 * Returns a token of a practice.
 * @throws AppError not_found for one of another practice
 */
export async function tokenOf(lawyerId: string, id: string): Promise<TokenRow> {
  const row = await store.findToken(database(), lawyerId, id);
  if (!row) throw notFound();
  return row;
}

/**
 * Makes a token for a program and mails the lawyer that there is one. Only its hash is stored: the answer is not kept
 * for repeats, which the name refuses.
 * @throws AppError bad_transition for a name that another working token has, and past the maximum number
 */
export async function create(
  actor: Actor,
  input: { name: string; rights: MemberRight[]; days: number },
  now: number,
): Promise<{ row: TokenRow; token: string }> {
  const lawyerId = lawyerIdOf(actor);
  const { name, rights, days } = input;
  const { token, hash } = newApiToken();
  const times = { createdAt: new Date(now), expiresAt: new Date(now + days * DAY_MS) };
  const { email, firstName } = await accountOf(database(), actor);
  const content = await tokenMail({ firstName, name, rights });
  const id = await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const working = await store.findWorkingNames(tx, lawyerId, times.createdAt);
    if (working.includes(name))
      throw new AppError('bad_transition', 'You have a token of this name that works.');
    if (working.length >= MAX_TOKENS)
      throw new AppError('bad_transition', `You can have at most ${MAX_TOKENS} tokens at a time.`);
    const added = await store.insertToken(tx, { lawyerId, rights, name, hash, ...times });
    const by = { role: 'owner', userId: actor.id } as const;
    await record(tx, 'api_token_made', by, { subject: added, now });
    await queueMail(tx, {
      to: email,
      template: 'api-token',
      dedupeKey: `api-token:${added}`,
      content,
    });
    return added;
  });
  return { row: await tokenOf(lawyerId, id), token };
}

/**
 * Revokes a token from its next call on. Idempotent.
 * @throws AppError not_found for one of another practice
 */
export async function end(actor: Actor, id: string, now: number): Promise<void> {
  const lawyerId = lawyerIdOf(actor);
  await tokenOf(lawyerId, id);
  await transaction(async (tx) => {
    if (!(await store.endToken(tx, { id, lawyerId }, new Date(now)))) return;
    const by = { role: 'owner', userId: actor.id } as const;
    await record(tx, 'api_token_revoked', by, { subject: id, now });
  });
}

async function exported(exec: Executor, userId: string): Promise<ExportSection | undefined> {
  const rows = await store.findExported(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map(({ token, member }) => ({
    name: token.name,
    rights: member.rights,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    used_at: token.usedAt,
    ended_at: member.endedAt,
  }));
  return { name: 'api_tokens', data };
}

/** The rows end with the practice, of which each token is a member. */
export const tokenData = {
  tables: ['api_tokens'],
  exported,
  erase: async () => [],
} satisfies PersonalData;
