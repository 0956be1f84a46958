import 'server-only';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY_MS, type TimeRange } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { testGoogleAccounts as table } from '@/lib/server/schema/calendars';

type When = { readonly dateTime?: string | undefined; readonly date?: string | undefined };

export interface TestEvent {
  readonly id: string;
  readonly status: 'confirmed' | 'cancelled';
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly transparency?: string | undefined;
  readonly visibility?: string | undefined;
  readonly start: When;
  readonly end: When;
  readonly weeks?: number;
  readonly declined?: boolean;
}

interface TestChannel {
  readonly id: string;
  readonly token: string;
  readonly address: string;
  readonly resourceId: string;
  /** Epoch ms. */
  readonly expiration: number;
  messages: number;
}

export interface TestAccount {
  readonly email: string;
  codes: { code: string; challenge: string; redirectUri: string; scope: string }[];
  grants: { token: string; scope: string }[];
  /** `until` in epoch ms. */
  access: { token: string; scope: string; until: number }[];
  calendars: Record<string, { summary: string; events: Record<string, TestEvent> }>;
  channels: TestChannel[];
}

export function newTestSecret(email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${randomBytes(16).toString('hex')}`;
}

export function emailIn(secret: string): string {
  return Buffer.from(secret.split('.')[0] ?? '', 'base64url').toString();
}

export async function findTestAccount(email: string): Promise<TestAccount | null> {
  const [row] = await database().select().from(table).where(eq(table.email, email));
  return (row?.state as TestAccount | undefined) ?? null;
}

/**
 * Runs `work` on the locked account and tells its channels if the primary calendar changed; null for no such account,
 * unless `made` creates it.
 */
export async function onTestAccount<T>(
  email: string,
  work: (account: TestAccount) => T,
  made = false,
): Promise<T | null> {
  const done = await transaction(async (tx) => {
    if (made)
      await tx
        .insert(table)
        .values({ email, state: fresh(email) })
        .onConflictDoNothing();
    const [row] = await tx.select().from(table).where(eq(table.email, email)).for('update');
    if (!row) return null;
    const account = row.state as TestAccount;
    const before = JSON.stringify(account.calendars.primary);
    const result = work(account);
    const changed = JSON.stringify(account.calendars.primary) !== before;
    const watching = changed
      ? account.channels.filter(({ expiration }) => expiration > Date.now())
      : [];
    for (const channel of watching) channel.messages += 1;
    await tx.update(table).set({ state: account }).where(eq(table.email, email));
    return { result, watching };
  });
  if (!done) return null;
  await Promise.all(done.watching.map(notifyChannel));
  return done.result;
}

function fresh(email: string): TestAccount {
  const primary = { summary: email, events: {} };
  return { email, codes: [], grants: [], access: [], calendars: { primary }, channels: [] };
}

async function notifyChannel({
  id,
  token,
  address,
  resourceId,
  messages,
}: TestChannel): Promise<void> {
  await fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(5_000),
    headers: {
      'x-goog-channel-id': id,
      'x-goog-channel-token': token,
      'x-goog-resource-id': resourceId,
      'x-goog-resource-state': 'exists',
      'x-goog-message-number': String(messages + 1),
    },
  }).catch(() => {});
}

export function timesOf({ start, end, weeks = 1 }: TestEvent): TimeRange[] {
  const [from, to] = [instantOf(start), instantOf(end)];
  return Array.from({ length: weeks }, (_, week) => ({
    start: from + week * 7 * DAY_MS,
    end: to + week * 7 * DAY_MS,
  }));
}

function instantOf({ dateTime, date }: When): number {
  return Date.parse(dateTime ?? `${date}T00:00:00+08:00`);
}
