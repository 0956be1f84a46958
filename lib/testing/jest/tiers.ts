import { hasProgram } from '../../../scripts/lib/test/debian.ts';
import { postgresInstallation } from '../../../scripts/lib/test/postgres-programs.ts';

/** Storms, kills, load and drills, which belong to the whole run alone. */
const SOAK = '\\.soak(\\.\\w+)?\\.test\\.tsx?$';
const NEEDS_POOLER = '/(pooler\\.soak\\.db|machines\\.soak\\.processes)\\.test\\.ts$';
const NEEDS_DUMP =
  '/(backup/drill\\.soak\\.db|containers/containers\\.soak\\.processes)\\.test\\.ts$';
const NEEDS_PROXY = '/containers/containers\\.soak\\.processes\\.test\\.ts$';

/** Returns patterns of the files that the tier of this run leaves out. Without a tier, what was named runs. */
export function outsideTier(
  { TEST_TIER }: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  return TEST_TIER === 'short' ? [SOAK] : [];
}

/** Returns patterns of the files that need a program that is not here; the run says so. */
export function withoutPrograms(): string[] {
  return [
    ...(hasProgram('pgbouncer') ? [] : [NEEDS_POOLER]),
    ...(hasProgram('caddy') ? [] : [NEEDS_PROXY]),
    ...(postgresInstallation() ? [] : [NEEDS_DUMP]),
  ];
}
