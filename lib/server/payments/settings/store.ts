import 'server-only';
import { desc } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { settingChanges } from '@/lib/server/schema/oversight';

/** The newest value of every setting that was ever changed. */
export async function listNewest(exec: Executor) {
  return exec
    .selectDistinctOn([settingChanges.setting], {
      setting: settingChanges.setting,
      value: settingChanges.value,
    })
    .from(settingChanges)
    .orderBy(settingChanges.setting, desc(settingChanges.id));
}
