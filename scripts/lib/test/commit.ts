import { execFileSync } from 'node:child_process';
import { inRoot } from '../../../server/paths.ts';

/** Seed without a git commit, such as in unpacked sources. */
const FIXED_SEED = 20_260_101;

export function headCommit(cwd = inRoot()): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Derives the seed of random tests from a commit: the same commit always tries the same values. */
export function seedOf(commit: string | null): number {
  return commit ? Number.parseInt(commit.slice(0, 7), 16) : FIXED_SEED;
}
