import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { count, desc, eq, sql } from 'drizzle-orm';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment';
import {
  DEFAULT_SETTINGS,
  type PaymentSetting,
  type PaymentSettings,
} from '@/lib/domain/payments/settings';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { env } from '@/lib/env';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { pagesChanged } from '@/lib/server/platform/page-cache/service';
import { users } from '@/lib/server/schema/accounts';
import { settingChanges } from '@/lib/server/schema/oversight';

// Service

/** Returns the settings in force: the latest set by administrators, else those of the environment. One statement. */
export async function paymentSettings(exec: Executor): Promise<PaymentSettings> {
  const changed = await listNewest(exec);
  return {
    ...defaultSettings(),
    ...Object.fromEntries(changed.map(({ setting, value }) => [setting, value])),
  };
}

export function defaultSettings(): PaymentSettings {
  return {
    ...DEFAULT_SETTINGS,
    platform_fee: env.PLATFORM_FEE,
    hold_minutes: env.HOLD_MINUTES,
  };
}

type Value = PaymentSettings[PaymentSetting];

interface Change {
  readonly setting: PaymentSetting;
  readonly value: Value;
  readonly expected: Value;
  readonly reason: string;
}

/**
 * Sets a value for everything that begins from now on, on the cached pages too. The value in force is no change, so a
 * repeat does nothing. Source: docs/contract/admin.md, Settings.
 * @throws AppError version_changed when another value was set meanwhile; invalid_input for a method that the gateway
 * does not have
 */
export async function changeSetting(
  userId: string,
  { setting, reason, ...change }: Change,
  now: number,
): Promise<PaymentSettings> {
  const [value, expected] = [ordered(change.value), ordered(change.expected)];
  return transaction(async (tx) => {
    await lock(tx, 'setting', setting);
    const current = await paymentSettings(tx);
    if (isDeepStrictEqual(current[setting], value)) return current;
    if (!isDeepStrictEqual(current[setting], expected))
      throw new AppError('version_changed', 'Another administrator changed this setting.');
    requireOffered(value);
    const id = await insertChange(tx, { setting, value, reason, userId, at: new Date(now) });
    await record(
      tx,
      'setting_changed',
      { role: 'admin', userId },
      {
        subject: String(id),
        detail: setting,
        now,
      },
    );
    await pagesChanged(tx, 'payment-settings');
    return { ...current, [setting]: value };
  });
}

function ordered(value: Value): Value {
  return typeof value === 'number'
    ? value
    : PAYMENT_METHODS.filter((method) => value.includes(method));
}

function requireOffered(value: Value): void {
  if (typeof value === 'number') return;
  const { methods } = gateway();
  if (value.every((method) => methods.includes(method))) return;
  const message = FIELD_COPY.methodMissing;
  throw new AppError('invalid_input', message, { fields: { value: message } });
}

// Store

const newest = prepared((exec) =>
  exec
    .selectDistinctOn([settingChanges.setting], {
      setting: settingChanges.setting,
      value: settingChanges.value,
    })
    .from(settingChanges)
    .orderBy(settingChanges.setting, desc(settingChanges.id)),
);

function listNewest(exec: Executor) {
  return newest(exec, {});
}

async function insertChange(
  tx: Transaction,
  change: typeof settingChanges.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(settingChanges).values(change).returning({ id: settingChanges.id });
  if (!row) throw new Error('an insert returned nothing');
  return row.id;
}

/** Lists a page of the changes, the newest first, each with the previous value and its author. */
export async function listChanges(exec: Executor, page: number) {
  const before = sql<Value | null>`(
    select earlier.value from setting_changes earlier
    where earlier.setting = ${settingChanges.setting} and earlier.id < ${settingChanges.id}
    order by earlier.id desc limit 1)`;
  const found = await exec
    .select({
      id: settingChanges.id,
      setting: settingChanges.setting,
      from: before,
      to: sql<Value>`${settingChanges.value}`,
      reason: settingChanges.reason,
      at: settingChanges.at,
      userId: settingChanges.userId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(settingChanges)
    .leftJoin(users, eq(users.id, settingChanges.userId))
    .orderBy(desc(settingChanges.id))
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  const [total] = await exec.select({ value: count() }).from(settingChanges);
  return {
    rows: found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
    total: total?.value ?? 0,
  };
}

export type SettingChangeRow = Awaited<ReturnType<typeof listChanges>>['rows'][number];
