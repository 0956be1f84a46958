import { execFileSync } from 'node:child_process';
import { inRoot } from '../paths.ts';

/** Where git knows no commit, such as in sources that were unpacked. */
const FIXED_SEED = 20_260_101;

/** The commit that is tested; null outside of git. */
export function headCommit(cwd = inRoot()) {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8', stdio }).trim();
  } catch {
    return null;
  }
}

/** The seed of random tests at a commit: the same commit always tries the same values. */
export function seedOf(commit) {
  return commit ? Number.parseInt(commit.slice(0, 7), 16) : FIXED_SEED;
}
