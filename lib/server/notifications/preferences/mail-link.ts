import 'server-only';
import { sql } from 'drizzle-orm';
import * as contract from '@/lib/contract/notifications/mail-link';
import { kindOfMailLink } from '@/lib/contract/notifications/mail-link';
import type { NotificationKind, NotificationSwitch } from '@/lib/domain/notifications/kinds';
import { env } from '@/lib/env';
import { notFound } from '@/lib/server/platform/app-error';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import type { Feature } from '@/lib/server/registry/feature';
import { users } from '@/lib/server/schema/accounts';
import { notificationPreferences } from '@/lib/server/schema/push';

// Operations

export const openMailLink = rateLimitedRead(contract.openMailLink, async ({ params: { id } }) => {
  readToken(id);
  return `${env.SITE_URL}/stop-emails/${id}`;
});

export const stopMails = operation(contract.stopMails, async ({ params: { id } }) => {
  const { userId, kind } = readToken(id);
  await switchOff(database(), userId, `${kind}.email`);
  return undefined;
});

// Service

const PURPOSE = 'stop-mails';

/** Returns the unsubscribe address for a mail's headers (RFC 2369, RFC 8058). Nothing of it is stored. */
export function stopAddress(userId: string, kind: NotificationKind): string {
  return `${env.SITE_URL}/api/v1/notifications/mails/${mailToken(userId, kind)}`;
}

function mailToken(userId: string, kind: NotificationKind): string {
  const said = `${userId}.${kind}`;
  return `${said}.${keyedHash(said, PURPOSE)}`;
}

function readToken(token: string): { userId: string; kind: NotificationKind } {
  const [userId = '', named = '', hash = '', ...rest] = token.split('.');
  const kind = kindOfMailLink(token);
  const isOurs = rest.length === 0 && isKeyedHash(hash, `${userId}.${named}`, PURPOSE);
  if (!isOurs || !kind) throw notFound();
  return { userId, kind };
}

// Store

async function switchOff(
  exec: Executor,
  userId: string,
  switched: NotificationSwitch,
): Promise<void> {
  const { userId: key, switchedOff } = notificationPreferences;
  await exec.execute(sql`
    insert into ${notificationPreferences} (${sql.identifier(key.name)}, ${sql.identifier(switchedOff.name)})
    select ${users.id}, array[${switched}] from ${users} where ${users.id} = ${userId}
    on conflict (${sql.identifier(key.name)}) do update
      set ${sql.identifier(switchedOff.name)} = array_append(array_remove(${switchedOff}, ${switched}), ${switched})
  `);
}

// Feature

export const mailLink: Pick<Feature, 'operations'> = {
  operations: [openMailLink, stopMails],
};
