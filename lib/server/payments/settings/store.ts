import 'server-only';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { PaymentSetting, PaymentSettings } from '@/lib/domain/payments/settings';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { settingChanges } from '@/lib/server/schema/oversight';

const newest = prepared((exec) =>
  exec
    .selectDistinctOn([settingChanges.setting], {
      setting: settingChanges.setting,
      value: settingChanges.value,
    })
    .from(settingChanges)
    .orderBy(settingChanges.setting, desc(settingChanges.id)),
);

/** The newest value of every setting that was ever changed. */
export function listNewest(exec: Executor) {
  return newest(exec, {});
}

export async function insertChange(
  tx: Transaction,
  change: typeof settingChanges.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(settingChanges).values(change).returning({ id: settingChanges.id });
  if (!row) throw new Error('an insert returned nothing');
  return row.id;
}

type Value = PaymentSettings[PaymentSetting];

/** A page of the changes, the newest first, each with the value before it and whose it was. */
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
