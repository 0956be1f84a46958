import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env, SettingsError } from '@/lib/env';
import { storage } from '@/lib/server/adapters/storage/storage';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { runInBackground } from '@/lib/server/platform/db/pool';
import { heldSince } from '@/lib/server/platform/installation/hold-service';
import { recordBackup } from '@/lib/server/platform/installation/service';
import type { Feature } from '@/lib/server/registry/feature';
import { backUp } from './backup-service';
import { checkBackup } from './check-backup';
import { openBackup } from './manifest';
import { backlogAt, holdInstallation, release } from './release-service';
import { restore } from './restore-service';
import { verify } from './verify-service';

function releaseName(): string {
  const file = path.join(process.cwd(), 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Returns the database URL for backup and restore: a direct connection as the user that owns the tables. */
function ownersUrl(): string {
  if (!env.DATABASE_URL) throw new SettingsError('DATABASE_URL is not set');
  return env.DATABASE_MIGRATION_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/** Returns the commands `npm run backup`, `restore`, `verify`, `hold` and `release`. `now` is epoch ms. */
export function backupCommands(features: readonly Feature[]) {
  const place = () => ({ url: ownersUrl(), storage: storage(), release: releaseName() });
  return {
    async backUp(folder: string, keep: number | undefined, now: number) {
      const files = features.flatMap((feature) => feature.files ?? []);
      const made = await backUp({ ...place(), files }, folder, now, keep);
      await runInBackground(() => recordBackup(now));
      return made;
    },
    async restore(folder: string, now: number) {
      const restored = await restore(place(), folder, now);
      // Nothing is left to migrate; the role that serves is granted what was restored.
      await applyMigrations(ownersUrl(), env.DATABASE_URL);
      return restored;
    },
    async checkBackup(folder: string) {
      const backup = await openBackup(folder);
      await checkBackup(backup);
      return backup;
    },
    verify: (now: number) => verify({ ...place(), features }, now),
    backlog: (now: number) => runInBackground(() => backlogAt(features, now)),
    heldSince: () => runInBackground(heldSince),
    release: () => runInBackground(release),
    hold: (now: number) => runInBackground(() => holdInstallation(now)),
  };
}
